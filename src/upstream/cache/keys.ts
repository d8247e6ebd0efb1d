import type { UpstreamRequest } from '../request/request.ts';

/** All that makes two calls equal: what is asked for, and on whose behalf. */
export function keyOf({ plan, identity, target, body }: UpstreamRequest): string {
  return `${plan.slug}.${plan.operation.id} ${target}\n${(body as string | null) ?? ''}\n${identity.key}`;
}

/** The key without the identity, which ends it. */
export function publicKey(key: string, { identity }: UpstreamRequest): string {
  return key.slice(0, key.length - identity.key.length);
}
