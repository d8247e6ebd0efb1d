import { describe, expect, it } from 'vitest';
import { Memory, MemoryStore } from './cache.ts';

const entry = (name: string) => ({ name });
const storesOf = (maxBytes: number) => {
  const memory = new Memory(maxBytes);
  return { memory, one: new MemoryStore<{ name: string }>(memory), other: new MemoryStore<{ name: string }>(memory) };
};

describe('MemoryStore', () => {
  it('stores an entry under its key, in place of the one before', () => {
    const { memory, one } = storesOf(100_000);
    one.set('a', entry('one'), 10);
    const before = memory.bytes;
    one.set('a', entry('two'), 30);

    expect(one.get('a')).toEqual(entry('two'));
    expect(memory.bytes).toBe(before + 20);
    one.delete('a');
    one.delete('a');
    expect([one.get('a'), memory.bytes]).toEqual([undefined, 0]);
  });

  it('counts the bytes of an entry, its key and its bookkeeping', () => {
    const { memory, one } = storesOf(100_000);
    one.set('k', entry('a'), 100.5);
    const short = memory.bytes;
    one.set('k'.repeat(101), entry('a'), 100.5);

    expect(short).toBeGreaterThan(101 + 256);
    expect(memory.bytes - 2 * short).toBe(200);
  });

  it('evicts the least recently used entry when it is full, and never exceeds its bound', () => {
    const { memory, one } = storesOf(10_000);
    for (let n = 0; n < 12; n++) one.set(`k${n}`, entry(`${n}`), 400);
    one.get('k0');
    for (let n = 12; n < 18; n++) {
      one.set(`k${n}`, entry(`${n}`), 400);
      expect(memory.bytes).toBeLessThanOrEqual(10_000);
    }

    expect([one.get('k0'), one.get('k1'), one.get('k17')]).toEqual([entry('0'), undefined, entry('17')]);
  });

  it('shares its memory with other stores, but no keys', () => {
    const { memory, one, other } = storesOf(10_000);
    one.set('k', entry('one'), 400);
    other.set('k', entry('other'), 400);
    expect([one.get('k'), other.get('k')]).toEqual([entry('one'), entry('other')]);

    for (let n = 0; n < 100; n++) other.set(`k${n}`, entry('x'), 400);

    expect(one.get('k')).toBeUndefined();
    expect(memory.bytes).toBeLessThanOrEqual(10_000);
  });

  it('distinguishes keys that begin with the prefix of another store', () => {
    const memory = new Memory(100_000);
    const stores = Array.from({ length: 12 }, () => new MemoryStore<{ name: string }>(memory));
    stores[0]?.set('1 k', entry('first'), 1);

    expect(stores.map((store) => store.get('k') ?? store.get('1 k')?.name)).toEqual(['first', ...Array(11)]);
  });

  it('does not store an entry of more than an eighth, and removes the one that it replaces', () => {
    const { memory, one } = storesOf(8000);
    one.set('k', entry('small'), 700);
    expect(one.get('k')).toEqual(entry('small'));

    one.set('k', entry('large'), 800);

    expect([one.get('k'), memory.bytes]).toEqual([undefined, 0]);
  });

  it('stores nothing in a memory of 0 bytes', () => {
    const { one } = storesOf(0);

    one.set('k', entry('a'), 0);

    expect(one.get('k')).toBeUndefined();
  });
});
