import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheKey, type UpstreamRequest } from './request.ts';

interface Parts {
  readonly scope: 'public' | 'private';
  readonly slug: string;
  readonly id: string;
  readonly target: string;
  readonly body: string | null;
  readonly headerArguments: readonly string[];
  readonly identity: string;
  readonly forwarded: readonly string[];
}

const keyOfParts = ({ scope, slug, id, identity, ...rest }: Parts) =>
  cacheKey(scope, {
    ...rest,
    plan: { slug, operation: { id } },
    identity: { key: identity },
  } as unknown as UpstreamRequest);

// Characters that make concatenated parts ambiguous.
const text = fc.string({ unit: fc.constantFrom('a', ' ', ':', '0', '1', '"', ',', '[', ']', '\n'), maxLength: 5 });
const name = fc.constantFrom('a', 'b', 'a_b');
const parts: fc.Arbitrary<Parts> = fc.record({
  scope: fc.constantFrom('public', 'private'),
  slug: name,
  id: name,
  target: text,
  body: text,
  headerArguments: fc.array(text, { maxLength: 2 }),
  identity: text,
  forwarded: fc.constantFrom([], ['x-tenant']),
});
/** The distinctive parts of a request: the identity for a private response, and the scope if headers are forwarded. */
const distinctive = ({ identity, scope, forwarded, ...rest }: Parts) => {
  const audience = forwarded.length === 0 ? 'all' : scope === 'private' ? [identity] : 'public';
  return JSON.stringify([rest, audience]);
};

describe('cacheKey', () => {
  it('is the same for two requests exactly when all their parts are', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        expect(keyOfParts(one) === keyOfParts(other)).toBe(distinctive(one) === distinctive(other));
      }),
      { numRuns: 20_000 },
    );
  });

  it('differs by any one part', () => {
    fc.assert(
      fc.property(
        parts,
        parts,
        fc.constantFrom('slug', 'id', 'target', 'body', 'headerArguments'),
        (one, other, name) => {
          const changed = { ...one, [name]: other[name] };
          expect(keyOfParts(one) === keyOfParts(changed)).toBe(
            JSON.stringify(one[name]) === JSON.stringify(other[name]),
          );
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('differs between private responses without an identity and public ones', () => {
    const anonymous = {
      slug: 'a',
      id: 'b',
      target: '/',
      body: null,
      headerArguments: [],
      identity: '',
      forwarded: ['x'],
    };

    expect(keyOfParts({ ...anonymous, scope: 'private' })).not.toBe(keyOfParts({ ...anonymous, scope: 'public' }));
    expect(keyOfParts({ ...anonymous, scope: 'private', body: '' })).toBe(
      keyOfParts({ ...anonymous, scope: 'private' }),
    );
  });

  it.each([
    [[], 1],
    [['x-tenant'], 2],
  ])('is made once for each scope, and once for both where no header is forwarded: %j', (forwarded, times) => {
    let made = 0;
    const request = {
      plan: { slug: 'probe', operation: { id: 'get' } },
      identity: { key: 'a' },
      forwarded,
      body: null,
      target: '/',
      get headerArguments() {
        made += 1;
        return [];
      },
    } as unknown as UpstreamRequest;

    const keys = (['private', 'public', 'private', 'public'] as const).map((scope) => cacheKey(scope, request));

    expect([made, new Set(keys).size]).toEqual([times, times]);
  });
});
