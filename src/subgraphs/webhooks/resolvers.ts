import { fromUtcText, paged } from '#graph';
import { orNull, outcome } from '#upstream';
import { fieldsIn, settingsOf } from './settings.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    webhookRequests: (_root, { uuid, ...window }, context, info) =>
      orNull(paged(context, info, 'webhooks.listRequests', { uuid }, window)),
  },
  Mutation: {
    createWebhook: (_root, { input }, { upstream }) =>
      outcome(
        upstream.webhooks.createToken({ body: settingsOf(input) }),
        (webhook) => ({ __typename: 'CreateWebhookSuccess', webhook }),
        {
          BAD_USER_INPUT: (error) => ({
            __typename: 'InvalidWebhook',
            message: 'No webhook can be made with these settings.',
            fields: fieldsIn(error),
          }),
        },
      ),
  },
  Webhook: {
    url: ({ uuid }, _args, { graph }) => `${graph.facts('webhooks.createToken').address}/${uuid}`,
    defaultStatus: ({ default_status }) => default_status,
    defaultContent: ({ default_content }) => default_content,
    defaultContentType: ({ default_content_type }) => default_content_type,
    timeoutSeconds: ({ timeout }) => timeout,
    lifetimeSeconds: ({ expiry }) => (typeof expiry === 'number' ? expiry : null),
    expiresAt: ({ expires_at }) => fromUtcText(expires_at),
    premiumExpiresAt: ({ premium_expires_at }) => fromUtcText(premium_expires_at),
    userAgent: ({ user_agent }) => user_agent,
    createdAt: ({ created_at }) => utc(created_at),
    updatedAt: ({ updated_at }) => utc(updated_at),
    requests: ({ uuid }, window, context, info) =>
      orNull(paged(context, info, 'webhooks.listRequests', { uuid }, window)),
  },
  WebhookRequest: {
    webhookUuid: ({ token_id }) => token_id,
    // Servers that record nothing else do not say.
    kind: ({ type = 'web' }) => type,
    createdAt: ({ created_at }) => utc(created_at),
    updatedAt: ({ updated_at }) => utc(updated_at),
    query: ({ query }) => entriesOf(query),
    headers: ({ headers }) => entriesOf(headers),
    contentJson: ({ content }) => parsed(content),
    form: ({ request }) => entriesOf(request),
    files: ({ files }) => entriesOf(files),
    durationSeconds: ({ time }) => time,
    userAgent: ({ user_agent }) => user_agent,
    countryName: ({ country }) => country,
    countryCode: ({ country_code }) => country_code,
    actionOutput: ({ custom_action_output }) => entriesOf(custom_action_output),
    actionErrors: ({ custom_action_errors }) => custom_action_errors ?? [],
    mail: (request) => (request.type === 'email' ? request : null),
  },
  WebhookRequestField: {
    name: ([name]) => name,
    value: ([, value]) => (typeof value === 'string' ? value : null),
    json: ([, value]) => value,
  },
  WebhookRequestHeader: {
    name: ([name]) => name,
    values: ([, values]) => (typeof values === 'string' ? [values] : values),
  },
  WebhookRequestFile: {
    field: ([field]) => field,
    fileId: ([, { id }]) => id,
    filename: ([, { filename }]) => filename,
    size: ([, { size }]) => size,
    contentType: ([, { content_type }]) => content_type,
  },
  WebhookActionOutput: {
    actionId: ([actionId]) => actionId,
    lines: ([, lines]) => lines,
  },
  WebhookMail: {
    messageId: ({ message_id }) => message_id,
    destinations: ({ destinations }) => destinations ?? [],
    text: ({ text_content }) => text_content,
    html: ({ html_content }) => html_content,
  },
};

const utc = (text: string) => fromUtcText(text) ?? text;

/** A map without anything in it may come as an empty list. */
function entriesOf<Value>(
  map: Readonly<Record<string, Value>> | readonly unknown[] | null | undefined,
): [string, Value][] {
  return Array.isArray(map) ? [] : Object.entries((map ?? {}) as Readonly<Record<string, Value>>);
}

function parsed(content: string | null | undefined): unknown {
  try {
    return JSON.parse(content ?? '');
  } catch {
    return null;
  }
}
