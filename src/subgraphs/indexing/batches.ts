import { lookup } from '#graph';

/** The notifications of a page. Texts that are not addresses cost no call. */
export const notificationByUrl = lookup('indexing.getUrlNotification', (url) =>
  /^https?:\/\/\S+$/i.test(url) ? { url } : undefined,
);
