import { check, described } from './check.ts';
import { contestants } from './contestants/index.ts';
import { manifoldWith } from './contestants/manifold.ts';
import { SCRATCH } from './contestants/node.ts';
import { describeMachine } from './machine.ts';
import { type Calls, countCalls } from './measure/calls.ts';
import { makeWay } from './measure/cores.ts';
import { measureGrowth } from './measure/growth.ts';
import { type Latency, measureLatency } from './measure/latency.ts';
import { measureMemory } from './measure/memory.ts';
import { measureParts } from './measure/parts.ts';
import { type Running, start } from './measure/processes.ts';
import { measureStart, type Start } from './measure/start.ts';
import { type Cell, takeTurns, turnsAt, warmUpAll } from './measure/throughput.ts';
import type { Options, Section } from './options.ts';
import { writeReport } from './report/index.ts';
import type { Results } from './results.ts';
import { startUpstream, type Upstream } from './upstream/index.ts';

/** Measures what the options ask for, and writes the report. */
export async function bench(options: Options): Promise<void> {
  const chosen = contestants
    .filter(({ id }) => options.contestants.includes(id))
    .map((contestant) => ({ contestant, missing: contestant.missing?.() }));
  const machine = describeMachine();
  makeWay();
  const upstream = await startUpstream();
  const running: Running[] = [];
  try {
    for (const { contestant, missing } of chosen) {
      if (missing) console.log(`Not measured: ${contestant.name}, because ${missing}`);
      else running.push(await start(contestant, { upstream: upstream.origin, folder: SCRATCH }));
    }
    writeReport({
      date: new Date().toISOString(),
      quick: options.quick,
      machine,
      contestants: chosen.map(({ contestant: { id, name, remarks }, missing }) => ({ id, name, remarks, missing })),
      ...(await measure(options, running, upstream)),
    });
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await upstream.stop();
  }
}

type Measured = Omit<Results, 'date' | 'quick' | 'machine' | 'contestants'>;

async function measure(options: Options, running: readonly Running[], upstream: Upstream): Promise<Measured> {
  const { pace, warmSeconds } = options;
  const setting = { upstream: upstream.origin, folder: SCRATCH, pace, warmSeconds };
  const manifold = running.find(({ contestant }) => contestant.id === 'manifold');
  console.log('The same rows from everybody?');
  const checked = await check(running, options.workloads);
  for (const each of checked) console.log(described(each));
  const part = async <Found>(section: Section, found: () => Promise<Found>): Promise<Found | undefined> => {
    if (!options.sections.includes(section)) return undefined;
    const begun = performance.now();
    const value = await found();
    console.log(`${section}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return value;
  };
  await warmUpAll(running, options.warmSeconds, SCRATCH);
  const calls = await part('calls', () => countAll(running, upstream, options));
  const cells = await part('throughput', () => throughput(options, running));
  const parts = await part('parts', () => measureParts(setting));
  const latencies = await part('latency', () => latenciesOf(running, upstream, options));
  const growth = manifold && (await part('growth', () => measureGrowth(manifold, setting)));
  const memory = manifold && (await part('memory', () => measureMemory(manifold, options.requests, SCRATCH)));
  const starts = await part('start', () => startsOf(running, upstream, options));
  return { checked, cells: cells ?? [], ...calls, parts, latencies, growth, memory, starts };
}

async function throughput({ kinds, workloads, pace }: Options, running: readonly Running[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const kind of kinds) {
    for (const workload of workloads) {
      const turns = turnsAt(running, workload, kind === 'alike', { connections: pace.connections, folder: SCRATCH });
      cells.push(...(await takeTurns(turns, pace)));
      console.log(`  ${workload}, all ${kind}`);
    }
  }
  return cells;
}

async function latenciesOf(running: readonly Running[], upstream: Upstream, options: Options): Promise<Latency[]> {
  const port = Number(new URL(upstream.origin).port);
  const found: Latency[] = [];
  for (const each of running) {
    const latency = await measureLatency(each, port, options.latencies);
    if (latency) found.push(latency);
  }
  return found;
}

async function startsOf(running: readonly Running[], upstream: Upstream, { quick, starts }: Options): Promise<Start[]> {
  const found: Start[] = [];
  for (const { contestant } of running) {
    if (quick && contestant.id !== 'manifold') continue;
    found.push(await measureStart(contestant, upstream.origin, { times: starts, folder: SCRATCH }));
  }
  return found;
}

/** Counts everybody's calls, and Manifold's where answers may be kept and the question was put before. */
async function countAll(running: readonly Running[], upstream: Upstream, options: Options) {
  const calls: Record<string, Calls> = {};
  for (const each of running) calls[each.contestant.id] = await countCalls(each, upstream, options.workloads);
  const keeps = manifoldWith({ id: 'manifold-keeps', name: 'Manifold', below: '/kept' });
  const keeping = await start(keeps, { upstream: upstream.origin, folder: SCRATCH });
  try {
    await countCalls(keeping, upstream, options.workloads);
    return { calls, keptCalls: await countCalls(keeping, upstream, options.workloads) };
  } finally {
    await keeping.stop();
  }
}
