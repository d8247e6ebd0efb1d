import type { UrlNotificationMetadata } from '#contracts/indexing';
import type { Context, Lookup } from '#graph';
import { orNull } from '#upstream';

export const notificationByUrl: Lookup<UrlNotificationMetadata> = {
  one: ({ indexing }, url) => orNull(indexing.getUrlNotification({ url })),
};

/** What is known of a page. It costs one call for each that differs, and none for what is no page's address. */
export async function notificationOf(
  url: string | null | undefined,
  { load }: Context,
): Promise<UrlNotificationMetadata | null> {
  return url && /^https?:\/\/\S+$/i.test(url) ? load(notificationByUrl, url) : null;
}
