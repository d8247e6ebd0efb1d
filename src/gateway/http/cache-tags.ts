import type { HttpCacheSettings } from '#config';

/** Proxies and caches take headers of 8 KiB, most of them all headers of a response together. */
export const MOST_TAG_BYTES = 4096;

/** The value of a header with these tags. */
export function cacheTags(header: HttpCacheSettings['header'], tags: readonly string[]): string {
  return tags.join(header === 'Cache-Tag' ? ',' : ' ');
}
