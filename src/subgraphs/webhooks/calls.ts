import { type DeclaredCalls, each, loads, pages } from '#graph';
import { webhookByUuid } from './batches.ts';

/** A field with the webhook of a UUID. */
export const webhookCalls = [loads(webhookByUuid)];

export const calls: DeclaredCalls = {
  'Query.webhook': webhookCalls,
  'Query.webhooks': [pages('webhooks.listTokens')],
  'Query.webhookRequests': [pages('webhooks.listRequests')],
  'Subscription.webhookRequestReceived': [each('webhooks.listRequests')],
  'Mutation.createWebhook': [each('webhooks.createToken')],
  // Settings that the input leaves out are sent as they are.
  'Mutation.updateWebhook': [each('webhooks.getToken'), each('webhooks.updateToken', { isAfter: true })],
  'Mutation.deleteWebhook': [each('webhooks.deleteToken')],
  'Mutation.deleteWebhookRequest': [each('webhooks.deleteRequest')],
  'Mutation.clearWebhookRequests': [each('webhooks.deleteRequests')],
  'Webhook.requests': [pages('webhooks.listRequests')],
};
