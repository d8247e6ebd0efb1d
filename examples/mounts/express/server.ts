import express from 'express';
import { createGateway } from 'manifold-gateway';

const gateway = createGateway({ server: { path: '/api/graphql' } }, { env: process.env });
const app = express();

// A body parser may be in front: the gateway takes what it has read. Uploads are streamed to the gateway.
app.use(express.json());
app.use('/api', gateway.listener);
app.get('/', (_request, response) => void response.send('The shop\n'));

const server = app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/api/graphql`);
});
server.on('upgrade', gateway.upgrade);

process.once('SIGTERM', () => {
  server.close();
  void gateway.close();
});
