import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import * as subgraphs from '#subgraphs';

/** Changes of the default settings. */
export interface GatewayChanges {
  readonly performance?: Partial<Settings['performance']>;
  readonly overload?: Settings['server']['overload'];
  /** The APIs whose quotas are kept. */
  readonly quotas?: readonly string[];
  /** Addresses of APIs in place of those in the sandbox. */
  readonly urls?: Readonly<Record<string, string>>;
}

/** The reply to any message. */
export interface GatewayState {
  readonly cpuMs: number;
  readonly limit: number;
  readonly inFlight: number;
  readonly delayMs: number;
}

/* A gateway over a sandbox in a process of its own, which sends its address. */
const [origin = '', changes = '{}'] = process.argv.slice(2);
const { performance, overload, quotas = [], urls = {} } = JSON.parse(changes) as GatewayChanges;
const contracts = slugs.map(readContract);
const defaults = defaultSettings(contracts);
const based: Settings = {
  ...defaults,
  logs: { ...defaults.logs, level: 'error' },
  server: { ...defaults.server, port: 0, ...(overload && { overload }) },
  performance: { ...defaults.performance, ...performance },
};
const settings = onSandbox(based, contracts, origin);
const apis = Object.entries(settings.apis).map(([slug, each]) => [
  slug,
  {
    ...each,
    url: urls[slug] ?? each.url,
    quotas: quotas.includes(slug) ? undefined : [],
  },
]);
const gateway = createGateway({
  settings: { ...settings, apis: Object.fromEntries(apis) },
  subgraphs: Object.values(subgraphs),
  edges: Object.values(edges),
  log: createLog(settings.logs),
});
const served = await serve(gateway);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { limit, inFlight, delayMs } = gateway.overload;
  process.send?.({ cpuMs: (user + system) / 1000, limit, inFlight, delayMs } satisfies GatewayState);
});
process.on('disconnect', () => process.exit());
process.send?.(served.origin);
