import { edge, loads } from '#graph';
import { webhookByUuid } from '#subgraphs/webhooks/batches';
import { resolvers } from './resolvers.ts';

export const bankingWebhooks = edge(import.meta, {
  between: ['banking', 'webhooks'],
  resolvers,
  calls: { 'Batch.callbackWebhook': [loads(webhookByUuid)] },
});
