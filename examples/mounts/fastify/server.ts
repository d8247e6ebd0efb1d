import { fastify } from 'fastify';
import { createGateway } from 'manifold-gateway';

const gateway = createGateway({}, { env: process.env });
const app = fastify();

await app.register(async (graph) => {
  // The gateway reads bodies itself, and streams uploads.
  graph.removeAllContentTypeParsers();
  graph.addContentTypeParser('*', (_request, _payload, done) => done(null));
  graph.all('/graphql', (request, reply) => {
    reply.hijack();
    gateway.listener(request.raw, reply.raw);
  });
});
app.get('/', (_request, reply) => reply.type('text/plain').send('The shop\n'));
app.server.on('upgrade', gateway.upgrade);
app.addHook('onClose', () => gateway.close());

const origin = await app.listen({ port: Number(process.env['PORT'] ?? 3000), host: '127.0.0.1' });
console.log(`${origin}/graphql`);

process.once('SIGTERM', () => void app.close());
