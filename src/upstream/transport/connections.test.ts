import type { Pool } from 'undici';
import { describe, expect, it } from 'vitest';
import type { InterfaceSettings } from '../settings.ts';
import { Connections } from './connections.ts';

const to = (connections: number) =>
  new Connections('http://127.0.0.1:9', {
    connections,
    timeouts: { connectMs: 1000 },
    allowPrivateAddresses: true,
  } as unknown as InterfaceSettings);

/** Turns that note when they begin. */
function turns(count: number, onBegin: (index: number) => void = () => undefined) {
  const begun: number[] = [];
  const all = Array.from({ length: count }, (_, index) => ({
    begin: (_pool: Pool) => {
      begun.push(index);
      onBegin(index);
    },
  }));
  return { all, begun };
}

describe('Connections', () => {
  it('lets as many begin as there are connections, and the others in their order', () => {
    const line = to(2);
    const { all, begun } = turns(5);

    for (const turn of all) line.enter(turn);
    expect(begun).toEqual([0, 1]);
    line.leave();
    expect(begun).toEqual([0, 1, 2]);
    line.leave();
    line.leave();
    line.leave();

    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets go whoever has not begun', () => {
    const line = to(1);
    const { all, begun } = turns(3);
    for (const turn of all) line.enter(turn);
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];

    expect([line.withdraw(first), line.withdraw(second), line.withdraw(second)]).toEqual([false, true, false]);
    line.leave();

    expect(begun).toEqual([0, 2]);
  });

  it('is full when a hundred wait for each connection', () => {
    const line = to(2);
    const { all } = turns(202);
    for (const turn of all) {
      expect(line.isFull).toBe(false);
      line.enter(turn);
    }

    expect(line.isFull).toBe(true);
    line.leave();
    expect(line.isFull).toBe(false);
  });

  it('is no deeper however many end as they begin', () => {
    const line = to(1);
    let [depth, deepest] = [0, 0];
    const { all, begun } = turns(1000, (index) => {
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (index > 0) line.leave();
      depth -= 1;
    });
    for (const turn of all) line.enter(turn);

    line.leave();

    expect(begun).toHaveLength(1000);
    expect(deepest).toBe(1);
  });
});
