import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { apiKeyDigest } from '#auth';
import type { AuthSettings } from '#config';
import { isLoopbackHost } from '#http';

/** The part of a request that tells who sent it. */
export interface AdminRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Decides who may use the sandbox's own address where callers are identified: programs on this machine, and callers with an
 * API key that has the scope `console`.
 */
export function sandboxAdministrators({ secret, keys }: AuthSettings, now = Date.now) {
  return ({ headers, socket }: AdminRequest): boolean => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (address !== '' && isLoopbackHost(address)) return true;
    const sent = headers['x-api-key'] ?? /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
    if (typeof sent !== 'string') return false;
    const digest = apiKeyDigest(secret, sent);
    const key = keys.find(({ hash }) => isEqual(Buffer.from(hash, 'base64url'), digest));
    return key !== undefined && key.scopes.includes('console') && (key.notAfter ?? Number.POSITIVE_INFINITY) > now();
  };
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
