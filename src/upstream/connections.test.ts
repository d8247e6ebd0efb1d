import type { Pool } from 'undici';
import { describe, expect, it } from 'vitest';
import { Connections } from './connections.ts';
import type { InterfaceSettings } from './settings.ts';

const to = (connections: number) =>
  new Connections('http://127.0.0.1:9', {
    connections,
    timeouts: { connectMs: 1000 },
    allowPrivateAddresses: true,
  } as unknown as InterfaceSettings);

/** Exchanges that record their start. */
function exchanges(count: number, onBegin: (index: number) => void = () => undefined) {
  const begun: number[] = [];
  const all = Array.from({ length: count }, (_, index) => ({
    queueNode: undefined,
    begin: (_pool: Pool) => {
      begun.push(index);
      onBegin(index);
    },
  }));
  return { all, begun };
}

describe('Connections', () => {
  it('starts as many exchanges as there are connections, and the others in their order', () => {
    const connections = to(2);
    const { all, begun } = exchanges(5);

    for (const exchange of all) connections.enter(exchange);
    expect(begun).toEqual([0, 1]);
    connections.leave();
    expect(begun).toEqual([0, 1, 2]);
    connections.leave();
    connections.leave();
    connections.leave();

    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes an exchange out of the queue before it has begun', () => {
    const connections = to(1);
    const { all, begun } = exchanges(3);
    for (const exchange of all) connections.enter(exchange);
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];

    expect([connections.withdraw(first), connections.withdraw(second), connections.withdraw(second)]).toEqual([
      false,
      true,
      false,
    ]);
    connections.leave();

    expect(begun).toEqual([0, 2]);
  });

  it('is full when a hundred exchanges wait for each connection', () => {
    const connections = to(2);
    const { all } = exchanges(202);
    for (const exchange of all) {
      expect(connections.isFull).toBe(false);
      connections.enter(exchange);
    }

    expect(connections.isFull).toBe(true);
    connections.leave();
    expect(connections.isFull).toBe(false);
  });

  it('has a bounded call depth if exchanges end as they begin', () => {
    const connections = to(1);
    let [depth, deepest] = [0, 0];
    const { all, begun } = exchanges(1000, (index) => {
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (index > 0) connections.leave();
      depth -= 1;
    });
    for (const exchange of all) connections.enter(exchange);

    connections.leave();

    expect(begun).toHaveLength(1000);
    expect(deepest).toBe(1);
  });
});
