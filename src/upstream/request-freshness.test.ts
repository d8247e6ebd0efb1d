import { describe, expect, it } from 'vitest';
import { SERVICE } from './request.ts';
import { isFresh, RequestFreshness, type ResponseFreshness } from './scope.ts';

const TENANT = { key: '["x-tenant","a"]', headers: ['x-tenant', 'a'] };
const policy = (freshUntil: number, scope: 'public' | 'private' = 'public') => ({ freshUntil, scope });
const mark = (invalidations: { tag: string; count: number }) => ({ invalidations, count: invalidations.count });

/** The combined freshness of responses that come with these policies, each of them requested. */
function combined(
  ...received: readonly Readonly<Parameters<RequestFreshness['received']>>[]
): ResponseFreshness | undefined {
  const freshness = new RequestFreshness();
  for (const each of received) {
    freshness.requested += 1;
    freshness.received(...each);
  }
  return freshness.combined;
}

describe('the freshness of a request', () => {
  it('says when the first expires of those that were fresh when they came', () => {
    const freshness = new RequestFreshness();
    expect([freshness.requested > 0, freshness.isComplete, freshness.expiresAt]).toEqual([false, true, Infinity]);
    for (const [freshUntil, receivedAt] of [
      [9, 1],
      [7, undefined],
    ] as const) {
      freshness.requested += 1;
      freshness.received(policy(freshUntil), SERVICE, undefined, receivedAt);
    }
    expect([freshness.requested > 0, freshness.isComplete, freshness.expiresAt]).toEqual([true, true, 7]);
    freshness.requested += 1;
    expect(freshness.isComplete).toBe(false);
    const call = new RequestFreshness();
    call.received(policy(5), SERVICE, undefined, 5);
    freshness.shared(call);
    expect([freshness.isComplete, freshness.expiresAt, freshness.combined?.freshUntil]).toEqual([false, 7, 5]);
  });

  it('is that of the response which expires first', () => {
    for (const times of [
      [9, 5, 7],
      [5, 9],
      [9, 5],
    ])
      expect(combined(...times.map((time) => [policy(time), SERVICE, undefined] as const))?.freshUntil).toBe(5);
  });

  it.each([
    ['public', [policy(1), policy(1)], SERVICE],
    ['public', [policy(1), policy(1)], TENANT],
    ['identity', [policy(1), policy(1, 'private')], TENANT],
    ['identity', [policy(1, 'private'), policy(1)], TENANT],
    ['credential', [policy(1), policy(1, 'private')], SERVICE],
    ['credential', [policy(1, 'private'), policy(1)], SERVICE],
  ] as const)('is for those who may use all responses: %s by %j', (scope, policies, identity) => {
    expect(combined(...policies.map((each) => [each, identity, undefined] as const))?.scope).toBe(scope);
  });

  it('is for the gateway alone if one response is, in any order', () => {
    const [one, other] = [
      [policy(1, 'private'), SERVICE, undefined] as const,
      [policy(1, 'private'), TENANT, undefined] as const,
    ];

    expect([combined(one, other)?.scope, combined(other, one)?.scope]).toEqual(['credential', 'credential']);
  });

  it('is undefined before all responses arrived, and without requests', () => {
    const freshness = new RequestFreshness();
    expect(freshness.combined).toBeUndefined();

    freshness.requested += 1;
    freshness.requested += 1;
    freshness.received(policy(1), SERVICE, undefined);
    expect(freshness.combined).toBeUndefined();
    freshness.received(policy(1), SERVICE, undefined);

    expect(freshness.combined).toEqual({ freshUntil: 1, scope: 'public', marks: [], fromCache: false });
  });

  it('is from the cache if every response was stored', () => {
    const freshness = new RequestFreshness();
    for (const _each of [1, 2]) {
      freshness.requested += 1;
      freshness.reused(policy(1), SERVICE, undefined);
    }
    expect(freshness.combined?.fromCache).toBe(true);

    freshness.requested += 1;
    freshness.received(policy(1), SERVICE, undefined);

    expect(freshness.combined?.fromCache).toBe(false);
  });

  it('has that of a shared call', () => {
    const invalidations = { tag: 'a', count: 3 };
    const call = new RequestFreshness();
    call.received(policy(5, 'private'), TENANT, mark(invalidations));
    const freshness = new RequestFreshness();
    freshness.requested += 1;

    freshness.shared(call);

    expect(freshness.combined).toEqual({
      freshUntil: 5,
      scope: 'identity',
      marks: [{ invalidations, count: 3 }],
      fromCache: false,
    });
  });

  it('is undefined if a shared call has none', () => {
    const freshness = new RequestFreshness();
    freshness.requested += 1;

    freshness.shared(new RequestFreshness());

    expect(freshness.combined).toBeUndefined();
  });

  it('has each mark of its responses once', () => {
    const [one, other] = [
      { tag: 'a', count: 1 },
      { tag: 'a', count: 1 },
    ];
    const marks = [mark(one), mark(one), mark(other), { invalidations: one, count: 2 }];

    const found = combined(...marks.map((each) => [policy(1), SERVICE, each] as const))?.marks ?? [];

    expect(found.map(({ invalidations, count }) => [invalidations === one, invalidations === other, count])).toEqual([
      [true, false, 1],
      [false, true, 1],
      [true, false, 2],
    ]);
  });
});

describe('responses', () => {
  it('are fresh until they expire', () => {
    const freshness = { freshUntil: 10, scope: 'public', marks: [], fromCache: false } as const;

    expect([9, 10, 11].map((now) => isFresh(freshness, now))).toEqual([true, false, false]);
  });

  it('are fresh as long as nothing invalidates one of them', () => {
    const [one, other] = [
      { tag: 'a', count: 0 },
      { tag: 'a', count: 4 },
    ];
    const freshness = combined(
      [policy(10), SERVICE, mark(one)],
      [policy(10), SERVICE, mark(other)],
    ) as ResponseFreshness;
    expect(isFresh(freshness, 0)).toBe(true);

    other.count += 1;

    expect(isFresh(freshness, 0)).toBe(false);
  });
});
