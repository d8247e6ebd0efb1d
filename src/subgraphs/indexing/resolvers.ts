import { calling, fieldMask, from, projectionOfField, rejection } from '#graph';
import { hasReason, orNull, outcome, type UpstreamError } from '#upstream';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    urlNotification: calling('indexing.getUrlNotification', (_root, { url }, { upstream: { indexing } }, info) =>
      orNull(indexing.getUrlNotification({ url, fields: fieldMask(projectionOfField(info), SHAPE) })),
    ),
  },
  Mutation: {
    publish: calling('indexing.publish', (_root, { input: { url, kind } }, { upstream: { indexing } }, info) => {
      const mask = fieldMask(projectionOfField(info, 'urlNotification'), SHAPE);
      const fields = mask && `urlNotificationMetadata(${mask})`;
      return outcome(
        indexing.publish({ fields, body: { url, type: `URL_${kind}` } }),
        ({ urlNotificationMetadata }) => ({
          __typename: 'PublishSuccess',
          urlNotification: urlNotificationMetadata ?? null,
        }),
        { PERMISSION_DENIED: notVerified, RATE_LIMITED: quotaExceeded },
      );
    }),
  },
  UrlNotificationStatus: {
    latestDeletion: from('latestRemove'),
  },
  UrlNotification: {
    // The upstream's documentation and its answers have different words for it.
    kind: from('type', (type) => (type === 'URL_REMOVED' ? 'URL_DELETED' : type)),
    notifiedAt: from('notifyTime'),
  },
};

/** The page's own address is always asked for. */
const SHAPE = { always: ['url'], into: ['latestUpdate', 'latestRemove'] };

function notVerified(error: UpstreamError) {
  // A disabled API is not a matter of the site's owners.
  if (hasReason(error, 'SERVICE_DISABLED')) throw error;
  const message = "The gateway's account is not a verified owner of the site.";
  return rejection('UrlOwnershipNotVerified', 'PERMISSION_DENIED', message);
}

function quotaExceeded({ retryAfter }: UpstreamError) {
  const message = 'The quota of notifications is used up.';
  return rejection('UrlNotificationQuotaExceeded', 'RATE_LIMITED', message, { retryAfterSeconds: retryAfter });
}
