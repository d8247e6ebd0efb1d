import type { UpstreamRequest } from '../request/request.ts';
import type { CacheScope } from './response-policy.ts';

/**
 * The key of a request's response in this scope. Every part is led by its length, so that no two requests share a key,
 * whatever they contain; a private one differs from the public one even where the caller has no identity. Where no header of
 * callers is forwarded, there is one key for both: the upstream cannot tell callers apart.
 */
export function cacheKey(scope: CacheScope, request: UpstreamRequest): string {
  const { plan, target, body, headerArguments, identity, forwarded } = request;
  const text = (body as string | null) ?? '';
  const named = headerArguments.map(part).join();
  const resource = `${plan.slug}.${plan.operation.id} ${part(target)} ${part(text)} ${named}`;
  if (forwarded.length === 0) return `service ${resource}`;
  return scope === 'public' ? `public ${resource}` : `private ${part(identity.key)} ${resource}`;
}

const part = (text: string) => `${text.length}:${text}`;
