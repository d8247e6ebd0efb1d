import { describe, expect, it } from 'vitest';
import { Memory, MemoryStore } from './store.ts';

describe('a store in memory', () => {
  it('keeps what it is given, and forgets what it is told to', () => {
    const memory = new Memory(100_000);
    const store = new MemoryStore<string>(memory);
    store.set('a', 'one', 10);
    store.set('a', 'two', 10);

    expect(store.get('a')).toBe('two');
    store.delete('a');
    store.delete('a');
    expect([store.get('a'), memory.bytes]).toEqual([undefined, 0]);
  });

  it('drops what was used longest ago once it is full, and never holds more than its bound', () => {
    const memory = new Memory(10_000);
    const store = new MemoryStore<number>(memory);
    for (let n = 0; n < 8; n++) store.set(`k${n}`, n, 400);
    store.get('k0');
    for (let n = 8; n < 12; n++) {
      store.set(`k${n}`, n, 400);
      expect(memory.bytes).toBeLessThanOrEqual(10_000);
    }

    expect([store.get('k0'), store.get('k1'), store.get('k11')]).toEqual([0, undefined, 11]);
  });

  it('shares its room with the other stores of a memory', () => {
    const memory = new Memory(10_000);
    const [texts, numbers] = [new MemoryStore<string>(memory), new MemoryStore<number>(memory)];
    texts.set('k', 'text', 400);
    for (let n = 0; n < 8; n++) numbers.set(`k${n}`, n, 600);
    expect([texts.get('k'), numbers.get('k0')]).toEqual(['text', 0]);

    numbers.set('k8', 8, 600);

    expect([texts.get('k'), numbers.get('k0'), numbers.get('k1')]).toEqual(['text', 0, undefined]);
    expect(memory.bytes).toBeLessThanOrEqual(10_000);
  });

  it('does not take what is larger than its share', () => {
    const memory = new Memory(8000);
    const store = new MemoryStore<number>(memory);

    store.set('large', 1, 1000);

    expect([store.get('large'), memory.bytes]).toEqual([undefined, 0]);
  });
});
