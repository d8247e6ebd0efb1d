import type { HttpCacheSettings } from '#config';

/** The value of a header with these tags. */
export function cacheTags(header: HttpCacheSettings['header'], tags: readonly string[]): string {
  return tags.join(header === 'Cache-Tag' ? ',' : ' ');
}
