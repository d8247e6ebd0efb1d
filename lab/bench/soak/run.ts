import { mkdirSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { SCRATCH } from '../contestants/node.ts';
import { residentBytes } from '../measure/cpu.ts';
import { Inspector } from '../measure/inspector.ts';
import { Callers, type Seen } from './callers.ts';
import { type Held, leaksIn } from './held.ts';
import type { SoakOptions } from './options.ts';
import { type Soaked, startSoaked } from './processes.ts';
import { type Census, census } from './snapshot.ts';
import type { Sample } from './verdict.ts';

/** The readings of a run. */
export interface Soaking {
  readonly seen: Seen;
  readonly samples: readonly Sample[];
  readonly censuses: readonly Census[];
  /** Before the first caller, and after the last one has left. */
  readonly before: Held;
  readonly after: Held;
}

/** The share of a run that fills caches, and is not judged. */
const WARM_UP = 0.25;
/** Snapshots are taken at the end of that, in the middle of the rest, and at its end. */
const SNAPSHOTS = [WARM_UP, WARM_UP + (1 - WARM_UP) / 2, 1];
const DOCUMENTS = 2500;
const SAMPLES = 60;
const SHORTEST_PAUSE_MS = 3000;
const REST_MS = 300;
/** Longer than idle connections to upstreams stay open. */
const LONGEST_HOLD_MS = 60_000;
const LOOK_MS = 500;

export async function soak(options: SoakOptions): Promise<Soaking> {
  mkdirSync(SCRATCH, { recursive: true });
  const soaked = await startSoaked();
  const inspector = await Inspector.at(soaked.inspectorPort);
  const callers = new Callers(soaked.port, options.callers);
  try {
    const before = await sampleAt(0, soaked, inspector, 0);
    if (!options.short) await callers.fill(DOCUMENTS);
    const { samples, censuses } = await watch(options, soaked, inspector, callers);
    return { seen: callers.seen, samples, censuses, before, after: await afterRelease(before, soaked, inspector) };
  } finally {
    inspector.close();
    await callers.rest();
    await soaked.stop();
  }
}

async function watch({ short, minutes }: SoakOptions, soaked: Soaked, inspector: Inspector, callers: Callers) {
  const samples: Sample[] = [];
  const censuses: Census[] = [];
  // A snapshot takes memory that the process does not return.
  let forSnapshots = 0;
  const begun = performance.now();
  const every = Math.max(SHORTEST_PAUSE_MS, (minutes * 60_000) / SAMPLES);
  for (let minute = 0; minute < minutes; ) {
    callers.work();
    await pause(every);
    await callers.rest();
    await pause(REST_MS);
    minute = (performance.now() - begun) / 60_000;
    const sample = await sampleAt(minute, soaked, inspector, forSnapshots);
    console.log(lineOf(sample, callers));
    if (minute >= minutes * WARM_UP) samples.push(sample);
    if (!short && minute >= minutes * (SNAPSHOTS[censuses.length] ?? 2)) {
      censuses.push(census(await inspector.snapshot()));
      forSnapshots += residentBytes(soaked.pid) - forSnapshots - sample.rss;
    }
    await soaked.resetSandbox();
  }
  return { samples, censuses };
}

async function sampleAt(minute: number, soaked: Soaked, inspector: Inspector, forSnapshots: number): Promise<Sample> {
  if (soaked.hasEnded()) throw new Error('Manifold ended by itself');
  const { heapUsed, external, rss, resources } = await inspector.read();
  return {
    minute,
    heap: heapUsed,
    external,
    rss: rss - forSnapshots,
    sockets: resources['TCPSocketWrap'] ?? 0,
    timers: resources['Timeout'] ?? 0,
    descriptors: readdirSync(`/proc/${soaked.pid}/fd`).length,
  };
}

/** The resources that are held once no more are released. */
async function afterRelease(before: Held, soaked: Soaked, inspector: Inspector): Promise<Held> {
  const until = performance.now() + LONGEST_HOLD_MS;
  let after = await sampleAt(0, soaked, inspector, 0);
  while (leaksIn(before, after).length > 0 && performance.now() < until) {
    await pause(LOOK_MS);
    after = await sampleAt(0, soaked, inspector, 0);
  }
  return after;
}

function lineOf({ minute, heap, rss, sockets, timers, descriptors }: Sample, { seen }: Callers): string {
  const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(2).padStart(7);
  const counts = `${seen.answered} answered, ${seen.withErrors} with errors, ${seen.refused} refused, ${seen.left} left, ${seen.lost} lost`;
  const held = `sockets ${sockets}  timers ${timers}  descriptors ${descriptors}`;
  return `${minute.toFixed(2).padStart(6)} min  heap ${mib(heap)} MB  rss ${mib(rss)} MB  ${held}  ${counts}`;
}
