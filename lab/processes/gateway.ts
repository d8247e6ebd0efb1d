import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import * as subgraphs from '#subgraphs';
import { TurnProbe } from '../bench/measure/processes.ts';

/** Changes of the default settings. */
export interface GatewayChanges {
  readonly performance?: Partial<Settings['performance']>;
  /** The APIs that keep the quotas of their contracts; the others have none. Unless given, quotas are those of the sandbox. */
  readonly quotas?: readonly string[];
  /** Addresses of APIs in place of those in the sandbox. */
  readonly urls?: Readonly<Record<string, string>>;
  readonly log?: Settings['logs']['level'];
}

export interface Greeting {
  readonly origin: string;
  readonly limits: Settings['limits'];
}

/** What the gateway has spent since `begin`, or since its start. */
export interface Spent {
  readonly cpuMs: number;
  /** CPU time of the longest turn of the event loop between `begin` and `end`. */
  readonly stallMs: number;
}

/* A gateway over a sandbox, in its own process. It sends its address, and then what it has spent, for each message. */
const [origin = '', changes = '{}'] = process.argv.slice(2);
const { performance, quotas, urls = {}, log } = JSON.parse(changes) as GatewayChanges;
const contracts = slugs.map(readContract);
const defaults = defaultSettings(contracts);
const based: Settings = {
  ...defaults,
  logs: { ...defaults.logs, level: log ?? defaults.logs.level },
  server: { ...defaults.server, port: 0 },
  performance: { ...defaults.performance, ...performance },
};
const settings = onSandbox(based, contracts, origin);
const apis = Object.entries(settings.apis).map(([slug, each]) => [
  slug,
  { ...each, url: urls[slug] ?? each.url, ...(quotas && { quotas: quotas.includes(slug) ? undefined : [] }) },
]);
const gateway = createGateway({
  settings: { ...settings, apis: Object.fromEntries(apis) },
  subgraphs: Object.values(subgraphs),
  edges: Object.values(edges),
  log: createLog(settings.logs),
});
const served = await serve(gateway);
const probe = new TurnProbe();
let used: NodeJS.CpuUsage | undefined;

process.on('message', (message: 'begin' | 'read' | 'end') => {
  if (message === 'begin') {
    // The garbage of the previous request does not count.
    globalThis.gc?.();
    used = process.cpuUsage();
    probe.start();
  }
  const stallMs = message === 'end' ? probe.stop() : 0;
  const { user, system } = process.cpuUsage(used);
  process.send?.({ stallMs, cpuMs: (user + system) / 1000 } satisfies Spent);
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: served.origin, limits: settings.limits } satisfies Greeting);
