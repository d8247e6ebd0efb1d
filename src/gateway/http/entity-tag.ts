import { hash } from 'node:crypto';

/** The digest of a body. */
export function digestOf(body: string | Uint8Array): string {
  return hash('sha256', body, 'base64url');
}

/**
 * The entity tag of a body in a media type (RFC 9110, section 8.8.3): other media types are other representations. It is weak for
 * a body that may be compressed, and so stands for it in every content coding.
 */
export function entityTag(digest: string, mediaType: string, isWeak = false): string {
  return `${isWeak ? 'W/' : ''}"${digest}:${mediaType.slice(mediaType.indexOf('/') + 1)}"`;
}

/** Whether `If-None-Match` names a tag, compared weakly (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((each) => opaque(each.trim()));
  return known.includes(opaque(tag)) || known.includes('*');
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
