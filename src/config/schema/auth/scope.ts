import { isRole, ROLES, scopeParts } from '#auth';
import { nearest } from '../../nearest.ts';
import { Refusal, value } from '../value.ts';

/** A scope whose API is one of these. */
export function scopeOf(slugs: readonly string[]) {
  return value('A scope.', {
    allowed: `a scope such as countries, marketplace:read, marketplace:write:createShippingFulfillment, *:read, or a role of ${ROLES.join(', ')}`,
    json: { type: 'string', pattern: '^(\\*|[a-z][a-z0-9-]*)(:(\\*|read|write)(:(\\*|[A-Za-z]\\w*))?)?$' },
    read: (found) => {
      if (typeof found !== 'string') return undefined;
      if (isRole(found)) return found;
      const [slug] = scopeParts(found) ?? [];
      if (slug === undefined || slug === '*' || slugs.includes(slug)) return slug === undefined ? undefined : found;
      const suggestion = nearest(slug, slugs);
      return new Refusal(`names an API that does not exist${suggestion ? `; did you mean ${suggestion}?` : ''}`);
    },
  });
}

export type ScopeValue = ReturnType<typeof scopeOf>;
