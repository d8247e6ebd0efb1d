import { readdirSync } from 'node:fs';
import { constants, PerformanceObserver, performance } from 'node:perf_hooks';
import { Histogram, type MetricDefinition, type Snapshot } from './metrics.ts';

const DELAY_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const GC_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5];
const INTERVAL_MS = 100;
const FOLDER_OF_FDS = '/proc/self/fd';

/** The metrics of a Node process, by the names that its dashboards know. */
export const PROCESS_METRICS: readonly MetricDefinition[] = [
  { name: 'process.cpu', kind: 'counter', unit: 's', help: 'CPU time, user and system.', labels: [] },
  {
    name: 'process.start_time',
    kind: 'gauge',
    unit: 's',
    help: 'Start of the process, since the epoch; of several workers the latest.',
    labels: [],
    across: 'max',
  },
  { name: 'process.resident_memory', kind: 'gauge', unit: 'By', help: 'Resident memory.', labels: [] },
  { name: 'process.open_fds', kind: 'gauge', unit: '1', help: 'Open file descriptors.', labels: [] },
  { name: 'nodejs.heap_size_total', kind: 'gauge', unit: 'By', help: "V8's heap.", labels: [] },
  { name: 'nodejs.heap_size_used', kind: 'gauge', unit: 'By', help: "V8's heap in use.", labels: [] },
  {
    name: 'nodejs.external_memory',
    kind: 'gauge',
    unit: 'By',
    help: 'Memory outside of the heap, of buffers.',
    labels: [],
  },
  {
    name: 'nodejs.eventloop.delay',
    kind: 'histogram',
    unit: 's',
    help: 'How late a timer of 100 ms fired.',
    labels: [],
    bounds: DELAY_BOUNDS,
  },
  {
    name: 'nodejs.eventloop.time',
    kind: 'counter',
    unit: 's',
    help: 'Time in which the event loop was active or idle.',
    labels: ['state'],
  },
  {
    name: 'nodejs.gc.duration',
    kind: 'histogram',
    unit: 's',
    help: 'Pauses of garbage collection.',
    labels: ['kind'],
    bounds: GC_BOUNDS,
  },
];

/** An entry of type `gc`, which Node's types lack. */
interface GcEntry {
  readonly duration: number;
  readonly detail: { readonly kind: number };
}

const GC_KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

/** Measures this process from `start` to `stop`. Neither its timer nor its observer keeps the process alive. */
export class ProcessMetrics {
  readonly #delays = new Histogram(DELAY_BOUNDS);
  readonly #collections = new Map(Object.values(GC_KINDS).map((kind) => [kind, new Histogram(GC_BOUNDS)]));
  #timer: NodeJS.Timeout | undefined;
  #observer: PerformanceObserver | undefined;

  start(): void {
    let expected = performance.now() + INTERVAL_MS;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#delays.observe(Math.max(0, now - expected) / 1000);
      expected = now + INTERVAL_MS;
    }, INTERVAL_MS).unref();
    this.#observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { detail, duration } = entry as unknown as GcEntry;
        const kind = GC_KINDS[detail.kind];
        if (kind) this.#collections.get(kind)?.observe(duration / 1000);
      }
    });
    this.#observer.observe({ entryTypes: ['gc'] });
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#observer?.disconnect();
  }

  read(): Snapshot {
    const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const { active, idle } = performance.eventLoopUtilization();
    const one = (value: number) => [{ labels: [], value }];
    return {
      'process.cpu': one((user + system) / 1e6),
      'process.start_time': one(performance.timeOrigin / 1000),
      'process.resident_memory': one(rss),
      'process.open_fds': openFiles().map((value) => ({ labels: [], value })),
      'nodejs.heap_size_total': one(heapTotal),
      'nodejs.heap_size_used': one(heapUsed),
      'nodejs.external_memory': one(external),
      'nodejs.eventloop.delay': [{ labels: [], ...this.#delays.read() }],
      'nodejs.eventloop.time': [
        { labels: ['active'], value: active / 1000 },
        { labels: ['idle'], value: idle / 1000 },
      ],
      'nodejs.gc.duration': [...this.#collections].map(([kind, pauses]) => ({ labels: [kind], ...pauses.read() })),
    };
  }
}

/** Their number, where the system tells it. */
function openFiles(): number[] {
  try {
    return [readdirSync(FOLDER_OF_FDS).length];
  } catch {
    return [];
  }
}
