import { subgraph } from '#graph';
import { resolvers } from './resolvers.ts';

export const webhooks = subgraph(import.meta, {
  slug: 'webhooks',
  resolvers,
  enums: { WebhookRequestKind: { WEB: 'web', EMAIL: 'email', DNS: 'dns' } },
});
