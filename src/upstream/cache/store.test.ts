import { describe, expect, it } from 'vitest';
import { MemoryStore } from './store.ts';

describe('a store in memory', () => {
  it('keeps what it is given, and forgets what it is told to', () => {
    const store = new MemoryStore<string>(100_000);
    store.set('a', 'one', 10);
    store.set('a', 'two', 10);

    expect(store.get('a')).toBe('two');
    store.delete('a');
    store.delete('a');
    expect([store.get('a'), store.bytes]).toEqual([undefined, 0]);
  });

  it('drops what was used longest ago once it is full, and never holds more than its bound', () => {
    const store = new MemoryStore<number>(10_000);
    for (let n = 0; n < 8; n++) store.set(`k${n}`, n, 400);
    store.get('k0');
    for (let n = 8; n < 12; n++) {
      store.set(`k${n}`, n, 400);
      expect(store.bytes).toBeLessThanOrEqual(10_000);
    }

    expect([store.get('k0'), store.get('k1'), store.get('k11')]).toEqual([0, undefined, 11]);
  });

  it('does not take what is larger than its share', () => {
    const store = new MemoryStore<number>(8000);

    store.set('large', 1, 1000);

    expect([store.get('large'), store.bytes]).toEqual([undefined, 0]);
  });
});
