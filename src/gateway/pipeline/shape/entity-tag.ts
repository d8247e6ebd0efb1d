import { hash } from 'node:crypto';

/** What tells a body from every other. */
export function digestOf(body: string): string {
  return hash('sha256', body, 'base64url');
}

/** The strong tag of a body of this media type: the same bytes as something else are another representation. */
export function entityTag(digest: string, mediaType: string): string {
  return `"${digest}:${mediaType.slice(mediaType.indexOf('/') + 1)}"`;
}

/** Whether a caller has the representation with this tag, as its `If-None-Match` says. A tag made weak on the way counts. */
export function hasAlready(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
