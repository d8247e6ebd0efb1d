import { check, described } from './check.ts';
import { installPeers, requireTools, runCommand } from './command.ts';
import { compare, comparisonTable } from './compare.ts';
import { SCRATCH } from './contestants/contestant.ts';
import { contestants } from './contestants/index.ts';
import { type Earlier, earlierManifold, manifold, manifoldWith } from './contestants/manifold.ts';
import { type Calls, countCalls, type Latency, measureLatencies, measureStart, type Start } from './measure/costs.ts';
import { type Cell, takeTurns, turnsAt, warmUpAll } from './measure/load.ts';
import { type Running, start, yieldToOthers } from './measure/processes.ts';
import { help, type Options, optionsFrom, type Section } from './options.ts';
import { printGoals, resultsFolder, writeReport } from './report.ts';
import { describeMachine, type Results } from './results.ts';
import { startUpstream, type Upstream } from './upstream/index.ts';

/** Runs the sections that the options name, and writes the report. */
async function bench(options: Options): Promise<void> {
  installPeers();
  const named = contestants.filter(({ id }) => options.contestants.includes(id));
  const chosen = named.map((contestant) => ({ contestant, missing: contestant.missing?.() }));
  const machine = describeMachine();
  yieldToOthers();
  const upstream = await startUpstream();
  const running: Running[] = [];
  try {
    for (const { contestant, missing } of chosen) {
      if (missing) console.log(`Not measured: ${contestant.name}, because ${missing}`);
      else running.push(await start(contestant, { upstream: upstream.origin, folder: SCRATCH }));
    }
    const head = {
      date: new Date().toISOString(),
      quick: options.quick,
      machine,
      contestants: chosen.map(({ contestant: { id, name, remarks }, missing }) => ({ id, name, remarks, missing })),
    };
    const folder = resultsFolder(options);
    const measured = await measure(options, running, upstream, (sofar) => writeReport({ ...head, ...sofar }, folder));
    printGoals({ ...head, ...measured }, folder);
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await upstream.stop();
  }
}

type Measured = Omit<Results, 'date' | 'quick' | 'machine' | 'contestants'>;

/** Measures section by section; `write` gets all results so far after each. */
async function measure(
  options: Options,
  running: readonly Running[],
  upstream: Upstream,
  write: (sofar: Measured) => void,
): Promise<Measured> {
  const { warmSeconds } = options;
  console.log('Comparing the answers of all contestants');
  let measured: Measured = { checked: await check(running, options.workloads), cells: [] };
  for (const each of measured.checked) console.log(described(each));
  const part = async (section: Section, found: () => Promise<Partial<Measured>>) => {
    if (!options.sections.includes(section)) return;
    const begun = performance.now();
    measured = { ...measured, ...(await found()) };
    write(measured);
    console.log(`${section}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  };
  // Before any load, because a contestant may continue work that its callers have left.
  await part('calls', () => countAll(running, upstream, options));
  await warmUpAll(running, warmSeconds, SCRATCH);
  await part('throughput', async () => ({ cells: await throughput(options, running) }));
  await part('latency', async () => ({ latencies: await latenciesOf(running, upstream, options) }));
  await part('start', async () => ({ starts: await startsOf(running, upstream, options) }));
  return measured;
}

async function throughput({ kinds, workloads, pace }: Options, running: readonly Running[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const kind of kinds) {
    for (const workload of workloads) {
      const turns = turnsAt(running, workload, kind === 'alike', SCRATCH);
      cells.push(...(await takeTurns(turns, pace)));
      // Under load too, all were answered alike, and without errors.
      await check(running, [workload]);
      console.log(`  ${workload}, all ${kind}`);
    }
  }
  return cells;
}

const latenciesOf = (running: readonly Running[], upstream: Upstream, { latencies }: Options): Promise<Latency[]> =>
  measureLatencies(running, Number(new URL(upstream.origin).port), latencies);

async function startsOf(running: readonly Running[], upstream: Upstream, { quick, starts }: Options): Promise<Start[]> {
  const found: Start[] = [];
  for (const { contestant } of running) {
    if (quick && contestant.id !== 'manifold') continue;
    found.push(await measureStart(contestant, upstream.origin, { times: starts, folder: SCRATCH }));
  }
  return found;
}

/** Counts the calls of every contestant, and Manifold's for repeated questions where responses may be cached. */
async function countAll(running: readonly Running[], upstream: Upstream, options: Options) {
  const calls: Record<string, Calls> = {};
  for (const each of running) calls[each.contestant.id] = await countCalls(each, upstream, options.workloads);
  const caching = manifoldWith({ id: 'manifold-caching', name: 'Manifold', below: '/cacheable' });
  const cachingRun = await start(caching, { upstream: upstream.origin, folder: SCRATCH });
  try {
    await countCalls(cachingRun, upstream, options.workloads);
    return { calls, cachedCalls: await countCalls(cachingRun, upstream, options.workloads) };
  } finally {
    await cachingRun.stop();
  }
}

/** Compares Manifold with itself at earlier commits, and prints the ratios to each of them. */
async function benchAgainst({ against, kinds, workloads, minutes }: Options): Promise<void> {
  const earlier: Earlier[] = [];
  try {
    for (const commit of against) earlier.push(earlierManifold(commit));
    const questions = kinds.flatMap((kind) =>
      workloads.map((workload) => ({
        title: `${workload}, all ${kind}`,
        workload,
        alike: kind === 'alike',
      })),
    );
    const contestant = manifold;
    const variants = [...earlier.map((each) => each.contestant), contestant];
    const found = await compare({ name: 'bench-against', variants, questions, minutes });
    for (const [index, { title }] of questions.entries()) {
      const turns = found[index] ?? [];
      const now = turns.at(-1) ?? [];
      for (const [at, before] of earlier.entries())
        console.log(comparisonTable(title, [before, { contestant }], [turns[at] ?? [], now]));
    }
  } finally {
    for (const each of earlier) each.remove();
  }
}

await runCommand(optionsFrom, help, async (options) => {
  requireTools();
  await (options.against.length > 0 ? benchAgainst(options) : bench(options));
});
