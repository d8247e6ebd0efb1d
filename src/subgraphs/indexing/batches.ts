import type { UrlNotificationMetadata } from '#contracts/indexing';
import { type Context, lookup } from '#graph';

export const notificationByUrl = lookup('indexing.getUrlNotification', 'url');

/** The notifications of a page. One call for each different address, and none for texts that are not addresses. */
export async function notificationOf(
  url: string | null | undefined,
  { load }: Context,
): Promise<UrlNotificationMetadata | null> {
  return url && /^https?:\/\/\S+$/i.test(url) ? load(notificationByUrl, url) : null;
}
