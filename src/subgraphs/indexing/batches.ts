import type { UrlNotificationMetadata } from '#contracts/indexing';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';

export const notificationByUrl: Lookup<UrlNotificationMetadata> = {
  one: ({ indexing }, url) => orNull(indexing.getUrlNotification({ url })),
};
