import { type DeclaredCalls, each, loads } from '#graph';
import { webhookByUuid } from './batches.ts';

/** A field with the webhook of a UUID. */
export const webhookCalls = [loads(webhookByUuid)];

export const calls: DeclaredCalls = {
  'Subscription.webhookRequestReceived': [each('webhooks.listRequests')],
  // Settings that the input leaves out are sent as they are.
  'Mutation.updateWebhook': [each('webhooks.getToken'), each('webhooks.updateToken', { isAfter: true })],
};
