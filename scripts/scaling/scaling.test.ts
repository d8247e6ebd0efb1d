import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTables } from '../markdown.ts';
import { capacityOf, capacityOfMachine, upkeepOf } from './capacity.ts';
import { simulate } from './simulate.ts';
import { checksOf, tablesOf } from './tables.ts';
import { KINDS, type Parameters, type Work } from './work.ts';

const work = (us: Partial<Work['us']>, calls = 1): Work => ({
  us: { load: 4, proxy: 30, gateway: 50, redis: 10, upstream: 10, ...us },
  commands: 2,
  calls,
});
const COSTS = [
  { replicas: 1, beatUs: 10, messageUs: 10 },
  { replicas: 1000, beatUs: 200, messageUs: 2000 },
];

describe('the simulation', () => {
  it.each<[string, Partial<Work['us']>, number, number]>([
    ['one gateway with nothing else to do', { proxy: 1, redis: 1, upstream: 1 }, 1, 20_000],
    ['cores that all share', { proxy: 40, upstream: 30 }, 3, 2e6 / 134],
    ['a Redis that is busy', { redis: 200 }, 3, 5000],
  ])('has as many requests a second as %s can answer', (_what, us, gateways, perSecond) => {
    const simulated = simulate({ work: work(us), gateways, connections: 64, sharedCores: 2, requests: 5000 });
    expect(simulated.perSecond / perSecond).toBeGreaterThan(0.97);
    expect(simulated.perSecond / perSecond).toBeLessThan(1.03);
    expect(capacityOfMachine(work(us), gateways, 2).perSecond).toBeCloseTo(perSecond);
  });

  it('has latencies by Little’s law, and the same ones each time', () => {
    const scenario = { work: work({}), gateways: 4, connections: 256, upstreamMs: 2, requests: 20_000 };
    const simulated = simulate(scenario);
    expect((simulated.p50Ms / 1000) * simulated.perSecond).toBeGreaterThan(0.9 * 256);
    expect((simulated.p50Ms / 1000) * simulated.perSecond).toBeLessThan(1.1 * 256);
    expect(simulate(scenario)).toEqual(simulated);
  });

  it('has what Redis does for the replicas themselves in the way of requests', () => {
    const scenario = { work: work({ redis: 100 }), gateways: 20, connections: 400, requests: 20_000 };
    const free = simulate(scenario);
    const half = simulate({ ...scenario, upkeep: [{ perSecond: 5000, us: 100 }] });
    expect(half.perSecond / free.perSecond).toBeGreaterThan(0.47);
    expect(half.perSecond / free.perSecond).toBeLessThan(0.53);
  });
});

describe('the formula', () => {
  it('names what limits a number of gateways', () => {
    const bottlenecks = [1, 10, 1000].map((gateways) => capacityOf(work({}), gateways, COSTS).bottleneck);
    expect(bottlenecks).toEqual(['gateways', 'Redis', 'Redis']);
    expect(capacityOf(work({ redis: 0 }), 1000, COSTS)).toEqual({ perSecond: 2e7, bottleneck: 'gateways' });
  });

  it('has what replicas cost between those that were measured', () => {
    expect(upkeepOf(1, COSTS)).toMatchObject({ beatUs: 10, messageUs: 10 });
    expect(upkeepOf(500.5, COSTS)).toMatchObject({ beatUs: 105, messageUs: 1005 });
    expect(upkeepOf(2000, COSTS)).toMatchObject({ beatUs: 400, messageUs: 4000 });
  });
});

it('the page has a place for each table', () => {
  const points = KINDS.flatMap((kind) =>
    [1, 2].map((gateways) => ({ kind, gateways, perSecond: 10_000, cores: 2, busy: 0.9, work: work({}) })),
  );
  const memory = { gatewayBytes: 2 ** 27, connectionBytes: 2 ** 14 };
  const parameters: Parameters = { connections: 64, points, replicas: COSTS, memory };
  const tables = tablesOf(parameters, checksOf(parameters), [1, 10]);
  const page = withTables(readFileSync('docs/scaling.md', 'utf8'), tables);
  for (const table of Object.values(tables)) expect(page).toContain(table);
  expect(tables['memory']).toContain('| a gateway after its first requests | 128 MiB |');
});
