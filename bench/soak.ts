import { mkdirSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { SCRATCH } from './contestants/node.ts';
import { residentBytes } from './measure/cpu.ts';
import { Inspector } from './measure/inspector.ts';
import { Callers } from './soak/callers.ts';
import { help, type SoakOptions, soakOptionsFrom } from './soak/options.ts';
import { type Soaked, startSoaked } from './soak/processes.ts';
import { type Census, census, growing } from './soak/snapshot.ts';
import { type Sample, verdict, written } from './soak/verdict.ts';
import { UsageError } from './usage.ts';

/** This much of a run is for filling what is kept, and is not judged. */
const WARM_UP = 0.25;
/** Snapshots are taken at the end of that, in the middle of the rest, and at its end. */
const SNAPSHOTS = [WARM_UP, WARM_UP + (1 - WARM_UP) / 2, 1];
const DOCUMENTS = 2500;
const SAMPLES = 60;
const SHORTEST_PAUSE_MS = 3000;
const REST_MS = 300;

try {
  const options = soakOptionsFrom(process.argv.slice(2));
  if (options) process.exitCode = (await soak(options)) ? 0 : 1;
  else console.log(help);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function soak(options: SoakOptions): Promise<boolean> {
  mkdirSync(SCRATCH, { recursive: true });
  const soaked = await startSoaked();
  const inspector = await Inspector.at(soaked.inspectorPort);
  const callers = new Callers(soaked.port, options.callers);
  try {
    await callers.fill(DOCUMENTS);
    const { samples, censuses } = await watch(options, soaked, inspector, callers);
    return judge(samples, censuses, callers);
  } finally {
    inspector.close();
    callers.close();
    await soaked.stop();
  }
}

async function watch({ minutes }: SoakOptions, soaked: Soaked, inspector: Inspector, callers: Callers) {
  const samples: Sample[] = [];
  const censuses: Census[] = [];
  // Taking a snapshot costs memory that the process keeps, and that is no fault of its.
  let forSnapshots = 0;
  const begun = performance.now();
  const every = Math.max(SHORTEST_PAUSE_MS, (minutes * 60_000) / SAMPLES);
  for (let minute = 0; minute < minutes; ) {
    callers.work();
    await pause(every);
    await callers.rest();
    await pause(REST_MS);
    if (soaked.hasEnded()) throw new Error('Manifold ended by itself');
    minute = (performance.now() - begun) / 60_000;
    const sample = await sampleAt(minute, soaked, inspector, forSnapshots);
    console.log(lineOf(sample, callers));
    if (minute >= minutes * WARM_UP) samples.push(sample);
    if (minute >= minutes * (SNAPSHOTS[censuses.length] ?? 2)) {
      censuses.push(census(await inspector.snapshot()));
      forSnapshots += residentBytes(soaked.pid) - forSnapshots - sample.rss;
    }
    await soaked.resetSandbox();
  }
  return { samples, censuses };
}

async function sampleAt(minute: number, { pid }: Soaked, inspector: Inspector, forSnapshots: number): Promise<Sample> {
  const { heapUsed, external, rss, resources } = await inspector.read();
  return {
    minute,
    heap: heapUsed,
    external,
    rss: rss - forSnapshots,
    sockets: resources['TCPSocketWrap'] ?? 0,
    timers: resources['Timeout'] ?? 0,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}

function lineOf({ minute, heap, rss, sockets, timers }: Sample, { seen }: Callers): string {
  const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(2).padStart(7);
  const counts = `${seen.answered} answered, ${seen.withErrors} with errors, ${seen.refused} refused, ${seen.abandoned} abandoned`;
  return `${minute.toFixed(2).padStart(6)} min  heap ${mib(heap)} MB  rss ${mib(rss)} MB  sockets ${sockets}  timers ${timers}  ${counts}`;
}

/** Prints what was found; true if nothing grows. */
function judge(samples: readonly Sample[], censuses: readonly Census[], { seen }: Callers): boolean {
  const lines = verdict(samples);
  console.log(`\n${seen.answered} requests answered. After the warm-up, ${samples.length} samples:`);
  for (const line of lines) console.log(written(line));
  const classes = growing(censuses);
  console.log(
    `\nClasses of which there were clearly more at each of ${censuses.length} snapshots: ${classes.length || 'none'}`,
  );
  for (const { name, counts, bytes } of classes.slice(0, 20)) {
    console.log(`  ${counts.join(' → ').padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(7)} KiB  ${name}`);
  }
  const bad = lines.filter((line) => line.grows).map(({ name }) => name);
  console.log(bad.length > 0 ? `\nGROWS: ${bad.join(', ')}` : '\nHolds: nothing grows.');
  return bad.length === 0;
}
