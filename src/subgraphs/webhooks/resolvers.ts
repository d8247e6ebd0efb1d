import { entriesOf, foundBy, from, fromUtcText, listFrom, loadedBy, pagedBy, parsedJson } from '#graph';
import { webhookByUuid } from './batches.ts';
import { webhookUuid } from './keys.ts';
import { mutations } from './mutations.ts';
import { orderOf } from './order.ts';
import { requestsOf } from './search.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Omit<Resolvers, 'Subscription'> = {
  Query: {
    webhook: foundBy('Webhook', webhookByUuid, webhookUuid),
    webhooks: pagedBy('webhooks.listTokens', (_root, { orderBy }) => orderOf(orderBy), { primes: webhookByUuid }),
    webhookRequests: pagedBy(
      'webhooks.listRequests',
      (_root, { webhookId, ...args }, context) => requestsOf(webhookUuid(webhookId, context, 'webhookId'), args),
      { mayBeAbsent: true },
    ),
  },
  Mutation: mutations,
  DeleteWebhookRequestSuccess: { webhook: loadedBy('uuid', webhookByUuid) },
  ClearWebhookRequestsSuccess: { webhook: loadedBy('uuid', webhookByUuid) },
  Webhook: {
    url: from('uuid', (uuid, _args, { graph }) => `${graph.facts('webhooks.createToken').address}/${uuid}`),
    defaultStatus: from('default_status'),
    defaultContent: from('default_content'),
    defaultContentType: from('default_content_type'),
    timeoutSeconds: from('timeout'),
    lifetimeSeconds: from('expiry', (expiry) => (typeof expiry === 'number' ? expiry : null)),
    expiresAt: from('expires_at', fromUtcText),
    premiumExpiresAt: from('premium_expires_at', fromUtcText),
    userAgent: from('user_agent'),
    createdAt: from('created_at', utc),
    updatedAt: from('updated_at', utc),
    allowsCors: from('cors'),
    isRedirect: from('redirect'),
    runsActions: from('actions'),
    isPremium: from('premium'),
    requests: from('uuid', pagedBy('webhooks.listRequests', requestsOf, { mayBeAbsent: true })),
  },
  WebhookRequest: {
    webhookUuid: from('token_id'),
    webhook: loadedBy('token_id', webhookByUuid),
    // Servers that record web requests only leave it out.
    kind: from('type', (type = 'web') => type),
    createdAt: from('created_at', utc),
    updatedAt: from('updated_at', utc),
    query: from('query', entriesOf),
    headers: from('headers', entriesOf),
    contentJson: from('content', parsedJson),
    form: from('request', entriesOf),
    files: from('files', entriesOf),
    durationSeconds: from('time'),
    userAgent: from('user_agent'),
    countryName: from('country'),
    countryCode: from('country_code'),
    actionOutput: from('custom_action_output', entriesOf),
    actionErrors: listFrom('custom_action_errors'),
    mail: from(['type', 'sender', 'message_id', 'destinations', 'text_content', 'html_content', 'checks'], (request) =>
      request.type === 'email' ? request : null,
    ),
  },
  WebhookRequestField: {
    name: from('key'),
    value: from('value', (value) => (typeof value === 'string' ? value : null)),
    valueJson: from('value'),
  },
  WebhookRequestHeader: {
    name: from('key'),
    values: from('value', (values) => (typeof values === 'string' ? [values] : values)),
  },
  WebhookRequestFile: {
    field: from('key'),
    fileId: from('value.id'),
    filename: from('value.filename'),
    size: from('value.size'),
    contentType: from('value.content_type'),
  },
  WebhookActionOutput: {
    actionId: from('key'),
    lines: from('value'),
  },
  WebhookMail: {
    messageId: from('message_id'),
    destinations: listFrom('destinations'),
    text: from('text_content'),
    html: from('html_content'),
  },
  WebhookMailChecks: {
    passesSpam: from('spam'),
    passesVirus: from('virus'),
    passesSpf: from('spf'),
    passesDkim: from('dkim'),
    passesDmarc: from('dmarc'),
  },
};

/** A moment that is always sent. */
function utc(text: string): string {
  return fromUtcText(text) ?? text;
}
