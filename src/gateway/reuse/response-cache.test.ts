import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import type { CacheStore, ResponseFreshness } from '#upstream';
import { OperationSummary } from '../document/operation.ts';
import { ResponseBody } from '../http/response-body.ts';
import { type CachedBody, ResponseCache } from './response-cache.ts';

type Store = CacheStore<CachedBody>;

/** A store over a map, synchronous or with promises. */
function storeOf(isLate: boolean) {
  const entries = new Map<string, CachedBody>();
  const answer = <Value>(value: Value) => (isLate ? Promise.resolve(value) : value);
  const store: Store = {
    get: (key) => answer(entries.get(key)),
    set: (key, entry) => answer(void entries.set(key, entry)),
    delete: (key) => answer(void entries.delete(key)),
  };
  return { entries, store };
}

const cached = (
  text: string,
  scope: ResponseFreshness['scope'],
  more: Partial<ResponseFreshness> = {},
): CachedBody => ({
  body: new ResponseBody(text),
  freshness: { freshUntil: Date.now() + 60_000, scope, marks: [], fromCache: true, ...more },
  summary: new OperationSummary('query', undefined, text),
});

describe.each([false, true])('cached responses in stores that answer late: %s', (isLate) => {
  function cache() {
    const { pass } = stoppedClock();
    const [everyones, own] = [storeOf(isLate), storeOf(isLate)];
    return { cache: new ResponseCache({ public: everyones.store, private: own.store }), everyones, own, pass };
  }

  it('are shared by all callers if they are public, and else by callers of one identity', async () => {
    const { cache: responses, everyones, own } = cache();
    const [one, other, third] = [cached('1', 'public'), cached('2', 'identity'), cached('3', 'credential')];
    responses.store('a', 'me a', one);
    responses.store('b', 'me b', other);
    responses.store('c', 'me c', third);

    expect([[...everyones.entries.keys()], [...own.entries.keys()]]).toEqual([['a'], ['me b', 'me c']]);
    expect(await responses.find('a', 'you a')).toBe(one);
    expect(await responses.find('b', 'me b')).toBe(other);
    expect(await responses.find('b', 'you b')).toBeUndefined();
    expect(await responses.find('c', 'you c')).toBeUndefined();
    expect(await responses.find('other', 'a')).toBeUndefined();
  });

  it('are private before public', async () => {
    const { cache: responses } = cache();
    const [own, everyones] = [cached('own', 'identity'), cached("everyone's", 'public')];
    responses.store('a', 'me a', everyones);
    responses.store('a', 'me a', own);

    expect(await responses.find('a', 'me a')).toBe(own);
    expect(await responses.find('a', 'you a')).toBe(everyones);
  });

  it('are deleted when they are stale, by time or by a mutation', async () => {
    const { cache: responses, everyones, own, pass } = cache();
    const invalidations = { tag: 'a', count: 0 };
    responses.store('a', 'me a', cached('1', 'public'));
    responses.store('b', 'me b', cached('2', 'identity', { marks: [{ invalidations, count: 0 }] }));

    pass(59.999);
    expect([await responses.find('a', 'x'), await responses.find('b', 'me b')].map((each) => each?.body.text)).toEqual([
      '1',
      '2',
    ]);
    pass(0.001);
    invalidations.count = 1;
    expect([await responses.find('a', 'x'), await responses.find('b', 'me b')]).toEqual([undefined, undefined]);
    expect([everyones.entries.size, own.entries.size]).toEqual([0, 0]);
  });

  it('are not stored if they are already stale', () => {
    const { cache: responses, everyones } = cache();

    responses.store('a', 'me a', cached('1', 'public', { freshUntil: Date.now() }));

    expect(everyones.entries.size).toBe(0);
  });
});

describe('a store of responses that fails', () => {
  const failures: [string, () => never | Promise<never>][] = [
    [
      'at once',
      () => {
        throw new Error('down');
      },
    ],
    ['late', () => Promise.reject(new Error('down'))],
  ];

  it.each(failures)('is a cache miss, and stores nothing: %s', async (_when, fail) => {
    const failing: Store = { get: fail, set: fail, delete: fail };
    const working = storeOf(false);
    const one = cached('1', 'public');
    working.entries.set('a', one);
    const onlyPrivate = new ResponseCache({ public: working.store, private: failing });
    const neither = new ResponseCache({ public: failing, private: failing });

    expect(await onlyPrivate.find('a', 'me a')).toBe(one);
    expect(await neither.find('a', 'me a')).toBeUndefined();
    expect(() => neither.store('a', 'me a', one)).not.toThrow();
    expect(() => neither.store('a', 'me a', cached('1', 'identity'))).not.toThrow();
  });

  it.each(failures)('returns no stale body that it cannot delete: %s', async (_when, fail) => {
    const { store, entries } = storeOf(false);
    entries.set('a', cached('1', 'public', { freshUntil: 0 }));
    const responses = new ResponseCache({ public: { ...store, delete: fail }, private: storeOf(true).store });

    expect(await responses.find('a', 'me a')).toBeUndefined();
  });
});
