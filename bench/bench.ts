import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { check, described } from './check.ts';
import { contestants } from './contestants/index.ts';
import { manifoldWith } from './contestants/manifold.ts';
import { SCRATCH } from './contestants/node.ts';
import { describeMachine } from './machine.ts';
import { countCalls } from './measure/calls.ts';
import { measureGrowth } from './measure/growth.ts';
import { measureLatency } from './measure/latency.ts';
import { measureMemory } from './measure/memory.ts';
import { freePort, type Running, start } from './measure/processes.ts';
import { measureStart } from './measure/start.ts';
import { type Cell, type Pace, takeTurns, turnsAt } from './measure/throughput.ts';
import type { Options, Section } from './options.ts';
import { writeReport } from './report/index.ts';
import type { Results } from './results.ts';
import { writeUpstream } from './upstream/files.ts';
import { startNginx, type Upstream } from './upstream/nginx.ts';
import { workloads } from './workloads/index.ts';

/** Measures what the options ask for, and writes the report. */
export async function bench(options: Options): Promise<void> {
  const chosen = contestants
    .filter(({ id }) => options.contestants.includes(id))
    .map((contestant) => ({ contestant, missing: contestant.missing?.() }));
  const machine = describeMachine();
  mkdirSync(SCRATCH, { recursive: true });
  const files = join(SCRATCH, 'upstream');
  writeUpstream(files);
  const upstream = await startNginx(files, await freePort());
  const running: Running[] = [];
  try {
    for (const { contestant, missing } of chosen) {
      if (missing) console.log(`Not measured: ${contestant.name}, because ${missing}`);
      else running.push(await start(contestant, upstream.origin, SCRATCH));
    }
    const results: Results = {
      date: new Date().toISOString(),
      short: options.short,
      machine,
      contestants: chosen.map(({ contestant: { id, name }, missing }) => ({ id, name, missing })),
      ...(await measure(options, running, upstream)),
    };
    writeReport(results);
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await upstream.stop();
  }
}

type Measured = Omit<Results, 'date' | 'short' | 'machine' | 'contestants'>;

async function measure(options: Options, running: readonly Running[], upstream: Upstream): Promise<Measured> {
  console.log('The same rows from everybody?');
  const checked = await check(running, options.workloads);
  for (const each of checked) console.log(described(each));
  const manifold = running.find(({ contestant }) => contestant.id === 'manifold');
  const part = async <Found>(section: Section, found: () => Promise<Found>): Promise<Found | undefined> => {
    if (!options.sections.includes(section)) return undefined;
    const begun = performance.now();
    const value = await found();
    console.log(`${section}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return value;
  };
  const { rounds, seconds, warmSeconds, connections } = options;
  const pace = { rounds, seconds, warmSeconds, connections };
  const calls = await part('calls', () => countAll(running, upstream, options));
  const cells = await part('throughput', () => throughput(options, running, pace));
  const port = Number(new URL(upstream.origin).port);
  const latencies = await part('latency', async () => {
    const found = [];
    for (const each of running) found.push(await measureLatency(each, port, options.latencies));
    return found;
  });
  const growth =
    manifold &&
    (await part('growth', () => measureGrowth(manifold, { upstream: upstream.origin, folder: SCRATCH, pace })));
  const memory = manifold && (await part('memory', () => measureMemory(manifold, options.requests, SCRATCH)));
  const starts = await part('start', async () => {
    const found = [];
    for (const { contestant } of running) {
      if (options.short && contestant !== manifold?.contestant) continue;
      found.push(await measureStart(contestant, upstream.origin, { times: options.starts, folder: SCRATCH }));
    }
    return found;
  });
  return { checked, cells: cells ?? [], ...calls, latencies, growth, memory, starts };
}

async function throughput(options: Options, running: readonly Running[], pace: Pace): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const alike of [false, true]) {
    for (const workload of options.workloads) {
      if (alike && options.short && !workloads[workload].alikeInShort) continue;
      const turns = turnsAt(running, workload, alike, { connections: pace.connections, folder: SCRATCH });
      cells.push(...(await takeTurns(turns, pace)));
      console.log(`  ${workload}, ${alike ? 'all alike' : 'all different'}`);
    }
  }
  return cells;
}

/** Counts everybody's calls, and Manifold's where answers may be kept and the question was put before. */
async function countAll(running: readonly Running[], upstream: Upstream, options: Options) {
  const calls: Record<string, Record<string, number>> = {};
  for (const each of running) calls[each.contestant.id] = await countCalls(each, upstream, options.workloads);
  const keeps = manifoldWith({ id: 'manifold-keeps', name: 'Manifold', below: '/kept' });
  const keeping = await start(keeps, upstream.origin, SCRATCH);
  try {
    await countCalls(keeping, upstream, options.workloads);
    return { calls, keptCalls: await countCalls(keeping, upstream, options.workloads) };
  } finally {
    await keeping.stop();
  }
}
