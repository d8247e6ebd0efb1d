import { calling, each, edgeOf, rejection, toGlobalId, withCalls } from '#graph';
import { outcome, type UpstreamError } from '#upstream';
import { namedRequest, webhookUuid } from './keys.ts';
import { NEWEST_FIRST } from './order.ts';
import { searchOf } from './search.ts';
import { changedSettings, fieldsIn, settingsOf } from './settings.ts';
import type { MutationResolvers } from './types.generated.ts';

const noWebhook = rejection('WebhookNotFound', 'NOT_FOUND', 'There is no such webhook.');
const noRequest = rejection('WebhookRequestNotFound', 'NOT_FOUND', 'There is no such recorded request.');
const refusedSettings = (message: string) => (error: UpstreamError) =>
  rejection('InvalidWebhook', 'BAD_USER_INPUT', message, { fields: fieldsIn(error) });

/** The parameters of a search by the fields that they are made from. */
const SEARCH_WORDS = [
  ['rawFilter', 'query'],
  ['createdAt', 'date_from'],
  ['createdAt', 'date_to'],
] as const;

const UPDATE = [each('webhooks.getToken'), each('webhooks.updateToken', { isAfter: true })];

export const mutations: MutationResolvers = {
  createWebhook: calling('webhooks.createToken', (_root, { input }, context) => {
    const { cloneFromId } = input;
    const settings = {
      ...input,
      ...(cloneFromId != null && { cloneFromId: webhookUuid(cloneFromId, context, 'cloneFromId') }),
    };
    return outcome(
      context.upstream.webhooks.createToken({ body: settingsOf(settings) }),
      (webhook) => ({
        __typename: 'CreateWebhookSuccess',
        webhook,
        webhookEdge: edgeOf(context, 'Query.webhooks', NEWEST_FIRST, `0~${webhook.uuid}`, webhook),
      }),
      { BAD_USER_INPUT: refusedSettings('No webhook can be made with these settings.') },
    );
  }),
  // Settings that the input leaves out are sent as they are.
  updateWebhook: withCalls(UPDATE, (_root, { input: { id, ...input } }, context) => {
    const uuid = webhookUuid(id, context);
    const { webhooks } = context.upstream;
    const changed = webhooks
      .getToken({ uuid })
      .then((webhook) => webhooks.updateToken({ uuid, body: changedSettings(webhook, input) }));
    return outcome(changed, (webhook) => ({ __typename: 'UpdateWebhookSuccess', webhook }), {
      BAD_USER_INPUT: refusedSettings('The webhook cannot have these settings.'),
      NOT_FOUND: () => noWebhook,
    });
  }),
  deleteWebhook: calling('webhooks.deleteToken', (_root, { input }, context) => {
    const uuid = webhookUuid(input.id, context);
    return outcome(
      context.upstream.webhooks.deleteToken({ uuid }),
      () => ({ __typename: 'DeleteWebhookSuccess', deletedWebhookId: toGlobalId('Webhook', uuid) }),
      { NOT_FOUND: () => noWebhook },
    );
  }),
  deleteWebhookRequest: calling('webhooks.deleteRequest', (_root, { input }, context) => {
    const parts = namedRequest(input.id, context);
    const deletedWebhookRequestId = toGlobalId('WebhookRequest', `${parts.uuid}/${parts.request}`);
    return outcome(
      context.upstream.webhooks.deleteRequest(parts),
      () => ({ __typename: 'DeleteWebhookRequestSuccess', uuid: parts.uuid, deletedWebhookRequestId }),
      { NOT_FOUND: () => noRequest },
    );
  }),
  clearWebhookRequests: calling('webhooks.deleteRequests', (_root, { input }, context) => {
    const uuid = webhookUuid(input.webhookId, context, 'webhookId');
    return outcome(
      context.upstream.webhooks.deleteRequests({ uuid, ...searchOf(input) }),
      () => ({ __typename: 'ClearWebhookRequestsSuccess', uuid }),
      {
        BAD_USER_INPUT: (error) =>
          rejection('InvalidWebhookRequestWhere', 'BAD_USER_INPUT', 'The API does not take the search.', {
            fields: [...new Set(fieldsIn(error, SEARCH_WORDS))],
          }),
        NOT_FOUND: () => noWebhook,
      },
    );
  }),
};
