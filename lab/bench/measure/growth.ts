import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Contestant } from '../contestants/index.ts';
import { countriesOf, manifoldWith } from '../contestants/manifold.ts';
import { PROJECT } from '../contestants/node.ts';
import { LIST_SIZES } from '../upstream/files.ts';
import { type Running, start } from './processes.ts';
import { median } from './statistics.ts';
import { type Cell, type Pace, takeTurns, turnsAt, warmUpAll } from './throughput.ts';
import { writeRequests } from './wrk.ts';

/** The cost of a request as something grows: microseconds of CPU time, by size. */
export interface Growth {
  readonly apis: Readonly<Record<string, number>>;
  readonly items: Readonly<Record<string, number>>;
  readonly connections: Readonly<Record<string, number>>;
}

interface Options {
  readonly upstream: string;
  readonly folder: string;
  readonly pace: Pace;
  readonly warmSeconds: number;
}

const CONNECTIONS = [1, 8, 64, 512] as const;
/** The longest list takes so long that a turn of the usual length holds few requests. */
const LIST_TURN = { connections: 8, longer: 2 } as const;

/** Microseconds of CPU time of a request. */
export const microseconds = ({ samples }: Cell) => median(samples.map((each) => 1e6 / each.requestsPerCpuSecond));

/** Measures Manifold's costs as the graph, an answer and the number of callers grow. */
export async function measureGrowth(manifold: Running, options: Options): Promise<Growth> {
  return {
    apis: await asApisGrow(options),
    items: await asItemsGrow(manifold, options),
    connections: await asConnectionsGrow(manifold, options),
  };
}

/** The same question to a graph over one API, and over all APIs. */
async function asApisGrow({ upstream, folder, pace, warmSeconds }: Options): Promise<Growth['apis']> {
  const folders = readdirSync(join(PROJECT, 'src', 'subgraphs'), { withFileTypes: true });
  const all = folders.flatMap((each) => (each.isDirectory() ? [each.name] : []));
  const variants: Contestant[] = [['blockchain'], all].map((slugs) =>
    manifoldWith({ id: `manifold-${slugs.length}`, name: `Manifold over ${slugs.length}`, slugs }),
  );
  const running: Running[] = [];
  try {
    for (const variant of variants) running.push(await start(variant, { upstream, folder }));
    await warmUpAll(running, warmSeconds, folder);
    const turns = turnsAt(running, 'transaction', false, { connections: pace.connections, folder });
    const cells = await takeTurns(turns, pace);
    return Object.fromEntries(cells.map((cell, index) => [index === 0 ? 1 : all.length, microseconds(cell)]));
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}

async function asItemsGrow(running: Running, { folder, pace }: Options): Promise<Growth['items']> {
  const turns = LIST_SIZES.map((size) => {
    const ask = countriesOf(`${size}`, size);
    const requests = writeRequests(folder, `manifold-${size}-items`, [ask], false);
    return { running, workload: `${size}`, alike: false, ...LIST_TURN, requests };
  });
  const cells = await takeTurns(turns, pace);
  return Object.fromEntries(cells.map((cell) => [cell.workload, microseconds(cell)]));
}

async function asConnectionsGrow(running: Running, { folder, pace }: Options): Promise<Growth['connections']> {
  const turns = CONNECTIONS.flatMap((connections) => turnsAt([running], 'transaction', false, { connections, folder }));
  const cells = await takeTurns(turns, pace);
  return Object.fromEntries(cells.map((cell) => [cell.connections, microseconds(cell)]));
}
