import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import * as edges from '#edges';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import * as subgraphs from '#subgraphs';

/** The cost of a gateway since the message to count or to watch. */
export interface Spent {
  readonly cpuMs: number;
  /** The most CPU time of one turn of the event loop, which blocks all other requests. Only while it watches. */
  readonly longestMs: number;
}

/*
 * A gateway over the large lists in a process of its own, which reports its cost by messages. It caches nothing, so that every
 * request is executed.
 */
const origin = process.argv[2] ?? '';
const SLUGS = ['marketplace', 'quotes', 'tv'] as const;
const contracts = SLUGS.map(readContract);
const settings = onSandbox(defaultSettings(contracts), contracts, origin);
const gateway = createGateway({
  settings: {
    ...settings,
    server: { ...settings.server, port: 0 },
    limits: { ...settings.limits, pageMaximum: 10_000 },
    performance: { ...settings.performance, cache: false },
  },
  subgraphs: Object.values(subgraphs),
  edges: Object.values(edges),
  log: createLog({ level: 'warn', format: 'text' }),
});
const served = await serve(gateway);

let used = process.cpuUsage();
let watching = false;
let longestMs = 0;
let before = process.threadCpuUsage();

/** Measures every turn of the event loop, which then never idles. */
function watch(): void {
  const { user, system } = process.threadCpuUsage(before);
  longestMs = Math.max(longestMs, (user + system) / 1000);
  before = process.threadCpuUsage();
  if (watching) setImmediate(watch);
}

process.on('message', (message: 'count' | 'watch' | 'report') => {
  if (message === 'report') {
    const { user, system } = process.cpuUsage(used);
    process.send?.({ cpuMs: (user + system) / 1000, longestMs } satisfies Spent);
  }
  watching = message === 'watch';
  longestMs = 0;
  used = process.cpuUsage();
  before = process.threadCpuUsage();
  if (watching) setImmediate(watch);
});
process.on('disconnect', () => process.exit());
process.send?.(served.origin);
