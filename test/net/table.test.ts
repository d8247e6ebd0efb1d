import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cell, error, nameOf, runCell } from './cell.ts';
import { FEATURES } from './features.ts';
import { type Refused, refusedIn } from './house.ts';
import { pairwise, product } from './pairs.ts';
import { TRANSPORTS } from './transports.ts';
import { CALLERS, PLUGINS, soon, World } from './world.ts';

/*
 * The table of pairs: each two values of two of these dimensions meet in a cell. Faults lie where two features meet, or where
 * something taken is not given back. `NET=all` runs all cells instead.
 */
const DIMENSIONS = { feature: Object.keys(FEATURES), transport: TRANSPORTS, plugins: PLUGINS, caller: CALLERS };
const isPossible = (cell: Cell) => refusedIn(cell) === undefined;
/**
 * Three dimensions that have to meet: what is shared is shared without plugins, and by kinds of callers; a transport tells that a caller
 * has left, and plugins stand between.
 */
const triples = [
  ...product<Cell>({ ...DIMENSIONS, feature: ['response cache', 'operation coalescing'], plugins: ['no plugin'] }),
  ...product<Cell>({ ...DIMENSIONS, feature: ['subscriptions', '@live'], transport: ['SSE', 'WebSocket'] }),
  ...product<Cell>({ ...DIMENSIONS, feature: ['a caller that leaves'], caller: ['key'] }),
];
const pairs = pairwise<Cell>(DIMENSIONS, 1, isPossible);
const cells =
  process.env['NET'] === 'all'
    ? product<Cell>(DIMENSIONS)
    : [...new Map([...pairs, ...triples].map((cell) => [nameOf(cell), cell])).values()];
/** Each feature where plugins or transports allow none, with callers in turn. */
const refused = product<Cell>({ ...DIMENSIONS, caller: ['open'] })
  .map((cell, at): Cell => ({ ...cell, caller: CALLERS[at % CALLERS.length] ?? 'open' }))
  .filter((cell) => !isPossible(cell));

const world = new World();
beforeAll(() => world.start());
afterAll(() => world.close());

const featureOf = ({ feature }: Cell) => {
  const found = FEATURES[feature];
  if (!found) throw new TypeError(`${feature} is a feature.`);
  return found;
};
const named = (all: readonly Cell[]) => all.map((cell, at) => [nameOf(cell), cell, `11-${at}`] as const);

describe('the table of pairs', () => {
  it.each(named(cells.filter(isPossible)))('%s', async (_name, cell, id) => {
    await runCell(world, cell, featureOf(cell), id);
  });

  it.each(named(refused))('%s: refused', async (_name, cell, id) => {
    const { status, code, message } = refusedIn(cell) as Refused;
    const results = code === undefined ? [message] : [{ errors: [error(code, message)] }];
    await runCell(
      world,
      cell,
      {
        async run(run) {
          for (const from of [run.a, run.b])
            expect(await run.answer(from, { query: '{ order(id: "1") { orderId } }' })).toEqual({
              status,
              results,
              end: 'complete',
            });
          return { asked: 0 };
        },
      },
      id,
    );
  });

  it('ends with no connection of a caller, and no call', async () => {
    for (const served of await world.allServed()) {
      served.closeSessions();
      await soon(() => expect(served.metric('manifold_connections')).toBe(0));
    }
  });
});
