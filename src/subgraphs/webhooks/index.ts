import { from, nodeType, subgraph } from '#graph';
import { webhookByUuid, webhookRequestByKey } from './batches.ts';
import { requestKey } from './keys.ts';
import { live } from './live.ts';
import { resolvers } from './resolvers.ts';

const KINDS = { WEB: 'web', EMAIL: 'email', DNS: 'dns' };

export const webhooks = subgraph(import.meta, {
  slug: 'webhooks',
  resolvers,
  live,
  enums: { WebhookRequestKind: KINDS, WebhookRequestKindInput: KINDS },
  nodes: {
    Webhook: nodeType({ by: webhookByUuid, key: 'uuid', keys: ['uuid'] }),
    WebhookRequest: nodeType({
      by: webhookRequestByKey,
      key: from(['token_id', 'uuid'], requestKey),
      keys: [{ fields: ['webhookUuid', 'uuid'], separator: '/' }],
    }),
  },
  extras: ['CreateWebhookSuccess.webhookEdge'],
});
