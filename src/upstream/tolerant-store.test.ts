import { describe, expect, it } from 'vitest';
import { type CacheStore, tolerant } from './cache.ts';

/** A store that uses one function for everything. */
const storeOf = (use: (...args: readonly unknown[]) => unknown) =>
  tolerant({ get: use, set: use, delete: use } as unknown as CacheStore<object>);
const all = (store: CacheStore<object>) => [store.get('k'), store.set('k', {}, 1), store.delete('k')];

describe('a tolerant store', () => {
  it('passes on arguments and results', () => {
    const seen: unknown[] = [];
    const store = storeOf((...args) => seen.push(args));

    expect(all(store)).toEqual([1, 2, 3]);
    expect(seen).toEqual([['k'], ['k', {}, 1], ['k']]);
  });

  it('passes on promises', async () => {
    const store = storeOf(async (key) => key);

    expect(store.get('k')).toBeInstanceOf(Promise);
    expect(await Promise.all(all(store).map(async (each) => each))).toEqual(['k', 'k', 'k']);
  });

  it('misses if the store throws', () => {
    const store = storeOf(() => {
      throw new Error('no store');
    });

    expect(all(store)).toEqual([undefined, undefined, undefined]);
  });

  it('misses if a promise of the store is rejected', async () => {
    const store = storeOf(() => Promise.reject(new Error('no store')));

    expect(await Promise.all(all(store).map(async (each) => each))).toEqual([undefined, undefined, undefined]);
  });
});
