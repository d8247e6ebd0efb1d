import { hash } from 'node:crypto';

/** The digest of a body. */
export function digestOf(body: string): string {
  return hash('sha256', body, 'base64url');
}

/** The strong entity tag of a body in a media type (RFC 9110, section 8.8.3): other media types are other representations. */
export function entityTag(digest: string, mediaType: string): string {
  return `"${digest}:${mediaType.slice(mediaType.indexOf('/') + 1)}"`;
}

/** Whether `If-None-Match` names a tag; a tag that was made weak on the way counts (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
