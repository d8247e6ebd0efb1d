import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createGateway } from 'manifold-gateway';

const gateway = createGateway({}, { env: process.env });
const app = new Hono();

app.get('/', (context) => context.text('The shop\n'));
app.all('/graphql', (context) => gateway.fetch(context.req.raw));

const port = Number(process.env['PORT'] ?? 3000);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (address) => {
  console.log(`http://127.0.0.1:${address.port}/graphql`);
});
server.on('upgrade', gateway.upgrade);

process.once('SIGTERM', () => {
  server.close();
  void gateway.close();
});
