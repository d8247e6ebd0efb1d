import { EventEmitter } from 'node:events';
import { devNull } from 'node:os';
import { defaultSettings, type Settings, SettingsFiles } from '#config';
import type { Contract } from '#contract';
import type { Explanation } from '#gateway';
import { createLog } from '#log';
import type { ApiCheck } from './check-adapter.ts';
import { main } from './index.ts';
import type { Configuration } from './reloader.ts';
import { readFaults } from './sandbox-adapter.ts';
import type { Listening, Services } from './services.ts';
import type { Terminal } from './terminal.ts';

/** A contract without operations. */
export const contract = (slug: string): Contract => ({
  slug,
  label: 'I0',
  title: slug,
  settings: {},
  servers: [],
  operations: {},
});

/** Two contracts, for tests. */
export const contracts = [contract('chat'), contract('quotes')];

/** The configuration without any input, or with these settings of the server. */
export function configuration(server: Partial<Settings['server']> = {}): Configuration {
  const settings = defaultSettings(contracts);
  return {
    settings: { ...settings, server: { ...settings.server, ...server } },
    contracts,
    files: new SettingsFiles(),
  };
}

/** The result of a check without findings. */
export const GOOD: ApiCheck = {
  slug: 'quotes',
  ok: true,
  operation: 'getQuote',
  reachable: true,
  credentials: 'accepted',
  answer: 'valid',
  drift: [],
  milliseconds: 12,
};

/** The explanation of an operation with two calls. */
export const EXPLANATION: Explanation = {
  calls: [
    {
      api: 'chat',
      operation: 'listUsers',
      alternatives: ['getUser'],
      method: 'GET',
      url: 'https://chat.example/users',
      host: 'chat.example',
      times: 2,
      expected: 1.5,
      stage: 1,
      batched: 50,
      cached: true,
      fields: ['Query.users'],
    },
  ],
  cost: { worst: 2, expected: 1.5, warm: 0 },
};

/** A system error, such as that of a port in use. */
export function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

interface Fakes {
  readonly environment?: Record<string, string>;
  readonly services?: Partial<Services>;
  readonly terminal?: Partial<Pick<Terminal, 'hasColors' | 'input'>>;
}

/**
 * Runs a command line against fake services. `log` has all events in order, `served` the settings of the servers.
 */
export function run(args: readonly string[], { environment = {}, services = {}, terminal: more = {} }: Fakes = {}) {
  const log: string[] = [];
  const served: Settings[] = [];
  const signals = new EventEmitter();
  const serve =
    (name: string, portOf: (settings: Settings) => number) =>
    async (settings: Settings): Promise<Listening> => {
      served.push(settings);
      log.push(`${name} listens`);
      return {
        origin: `http://127.0.0.1:${portOf(settings)}`,
        stop: async () => {
          log.push(`${name} stops`);
        },
      };
    };
  const terminal = {
    environment: { MANIFOLD_CONFIG: devNull, ...environment },
    out: (line: string) => log.push(`out: ${line}`),
    error: (line: string) => log.push(`error: ${line}`),
    signals,
    ...more,
  };
  const code = main(args, terminal, {
    contracts: async () => contracts,
    serveGraph: serve('graph', ({ server }) => server.port),
    serveSandbox: (settings, faults) => {
      if (faults.length > 0) log.push(`faults: ${JSON.stringify(faults.map(({ definition }) => definition))}`);
      return serve('sandbox', ({ sandbox }) => sandbox.port)(settings);
    },
    serveMetrics: serve('metrics', ({ metrics }) => metrics.port),
    readFaults,
    createLog: async (settings) => createLog(settings, (line) => log.push(`log: ${line}`)),
    graphChanges: async () => ({ breaking: [], dangerous: [], safe: [] }),
    printGraph: async ({ apis }) => `type Query # ${Object.keys(apis).join()}\n`,
    explain: async () => ({ explanation: EXPLANATION }),
    checkApi: async ({ slug }) => ({ ...GOOD, slug }),
    ...services,
  });
  return { log, served, signals, code };
}

/** The exit code of a command line with the real services, and all lines that it printed. */
export async function outputOf(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const terminal = {
    environment: { MANIFOLD_CONFIG: devNull, ...environment },
    out: (line: string) => lines.push(line),
    error: (line: string) => lines.push(line),
    signals: new EventEmitter(),
  };
  return { code: await main(args, terminal), output: lines.join('\n') };
}

/** Resolves after all pending promises. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
