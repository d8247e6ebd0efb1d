import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type Context, contextFor } from './context.ts';
import { resolvers } from './resolvers.ts';
import { typeDefs } from './schema.ts';

const [port, upstream = ''] = process.argv.slice(2);
const server = new ApolloServer<Context>({
  typeDefs,
  resolvers,
  introspection: false,
  includeStacktraceInErrorResponses: false,
  plugins: [ApolloServerPluginLandingPageDisabled()],
});
await startStandaloneServer(server, {
  listen: { host: '127.0.0.1', port: Number(port) },
  context: async () => contextFor(upstream, server.cache),
});
