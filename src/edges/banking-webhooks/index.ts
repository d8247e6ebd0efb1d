import { edge } from '#graph';
import { webhookCalls } from '#subgraphs/webhooks/calls';
import { resolvers } from './resolvers.ts';

export const bankingWebhooks = edge(import.meta, {
  between: ['banking', 'webhooks'],
  resolvers,
  calls: { 'Batch.callbackWebhook': webhookCalls },
});
