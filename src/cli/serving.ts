import { assertNotExposed, checkFile, type EnabledApi, openFile, pagePath, type Settings } from '#config';
import type { Contract } from '#contract';
import type { FaultRule } from '#sandbox';
import { unusedCredentials } from './check-findings.ts';
import { type CommandContext, type CommandOption, readSettings } from './command.ts';
import { ListenError, listenAt } from './problems.ts';
import { type Configuration, type ReadSettings, Reloader } from './reloader.ts';
import type { Listening, ReadMetrics } from './services.ts';
import type { StopSignals, Terminal } from './terminal.ts';

/** The line that follows the first signal. */
export const STOPPING = 'Stopping once requests in flight have finished. Signal again to stop at once.';

/** The terminal of a command that serves: where the log is JSON, standard error has lines of the log alone. */
export async function servingTerminal({ terminal, services }: CommandContext, { logs }: Settings): Promise<Terminal> {
  if (logs.format === 'text') return terminal;
  const log = await services.createLog(logs);
  return { ...terminal, error: (line) => log.info(line) };
}

interface Stoppable {
  drain?(): void;
  stop(): Promise<void> | void;
}

/**
 * Waits for a signal, lets these servers drain for a while, and stops them, one after the other: the first may still
 * need the next. Resolves to the exit code, which is 1 where a second signal cut that short.
 */
export async function runUntilStopped(
  terminal: Terminal,
  stop: StopSignals,
  running: readonly Stoppable[],
  drainDelayMs = 0,
): Promise<number> {
  await stop.first;
  terminal.error(STOPPING);
  return Promise.race([stopAll(running, drainDelayMs).then(() => 0), stop.second.then(() => 1)]);
}

async function stopAll(running: readonly Stoppable[], drainDelayMs: number): Promise<void> {
  for (const each of running) each.drain?.();
  if (drainDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, drainDelayMs));
  for (const each of running) await each.stop();
}

interface Announcement {
  readonly settings: Settings;
  readonly graph: string;
  /** The origin of the sandbox, if there is one. */
  readonly sandbox?: string | undefined;
  readonly workers?: number;
  /** The origin of the metrics, if they are served. */
  readonly metrics?: string | undefined;
}

const MARGIN = 12;
const WIDTH = 100;

/** Prints the addresses of graph and console, and which APIs are connected. */
export function announce(terminal: Terminal, { settings, graph, sandbox, workers = 1, metrics }: Announcement): void {
  const { server, apis } = settings;
  const all = Object.entries(apis);
  const [others, own] = [all.filter(isUnconnected), all.filter((each) => !isUnconnected(each))];
  const connected = own.map(([slug, { url = '' }]) => `${slug} (${new URL(url).host})`);
  const rows: readonly [name: string, items: readonly string[]][] = [
    [server.graphiql ? 'GraphiQL' : 'Graph', [`${graph}${server.path}`]],
    // If the graph is served at `/`, the console has its other address.
    ['Console', server.console ? [`${graph}${server.path === '/' ? '/console/' : '/'}`] : []],
    ['Metrics', metrics ? [`${metrics}/metrics`] : []],
    ['Workers', workers > 1 ? [String(workers)] : []],
    ['Sandbox', sandbox ? [sandbox] : []],
    [sandbox ? 'Sandboxed' : 'No address', others.map(([slug]) => slug)],
    ['Connected', connected.length > 0 ? connected : ['none; MANIFOLD_<NAME>_URL gives an API its address']],
  ];
  for (const [name, items] of rows) if (items.length > 0) terminal.out(paragraph(name, items));
  if (!sandbox) for (const { text, hint } of unusedCredentials(settings)) terminal.error(`${text}: ${hint}`);
}

/** Whether an API has no address of its own. */
function isUnconnected([, { url, sandboxed = false }]: readonly [string, EnabledApi]): boolean {
  return url === undefined || sandboxed;
}

/** A name and a list, wrapped to the width of a screen. */
function paragraph(name: string, items: readonly string[]): string {
  const lines: string[] = [];
  let line = name.padEnd(MARGIN - 1);
  for (const [index, item] of items.entries()) {
    const text = index < items.length - 1 ? `${item},` : item;
    if (line.length + 1 + text.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(MARGIN - 1);
    }
    line += ` ${text}`;
  }
  return [...lines, line].join('\n');
}

/**
 * Starts the metrics server, if the settings have one. A default port that is in use costs the metrics and not the start; the
 * terminal says so. Throws a `ListenError` for a port that was set.
 */
async function startMetrics(
  { terminal, services }: CommandContext,
  settings: Settings,
  read: ReadMetrics,
  reloader?: Reloader,
): Promise<Listening | undefined> {
  const { enabled, host, port, isPortSet } = settings.metrics;
  if (!enabled) return undefined;
  const address = { host, port, portFrom: 'MANIFOLD_METRICS_PORT', hostFrom: 'metrics.host' };
  try {
    return await listenAt(address, () => services.serveMetrics(settings, read, reloader));
  } catch (error) {
    if (isPortSet || !(error instanceof ListenError)) throw error;
    terminal.error(`No metrics are served. ${error.message}`);
    return undefined;
  }
}

/** The address of the graph, with the names of its settings. */
export function graphAddress({ server }: Settings) {
  return { ...server, portFrom: 'PORT or --port', hostFrom: 'HOST or --host' };
}

/** Reads the settings of a gateway that listens. */
export async function readServedSettings(...[context, defaults]: Parameters<typeof readSettings>) {
  const found = await readSettings(context, defaults);
  assertNotExposed(found.settings);
  return found;
}

/** Starts the graph in this process. */
export function serveHere({ services }: CommandContext, settings: Settings): Promise<Listening> {
  return listenAt(graphAddress(settings), () => services.serveGraph(settings));
}

export interface ServedGraph {
  readonly configuration: Configuration;
  /** Reads it again. */
  readonly read: ReadSettings;
  readonly sandbox?: Listening | undefined;
  /** Starts what serves the graph: this process, or workers. */
  readonly start: () => Promise<Listening>;
  readonly workers?: number;
  readonly stop: StopSignals;
  /** Called once all listen, and before anything is printed. */
  readonly listen?: (reloader: Reloader | undefined) => void;
}

/** Serves the graph and its metrics until a signal stops it. Resolves to the exit code. */
export async function serveUntilStopped(context: CommandContext, served: ServedGraph): Promise<number> {
  const { configuration, read, sandbox, start, workers, stop, listen } = served;
  const { terminal } = context;
  const { settings } = configuration;
  const graph = await Promise.race([start(), stop.first]);
  // It was stopped before it served.
  if (!graph) return 0;
  const reloader = graph.target && new Reloader({ read, target: graph.target, first: configuration });
  let metrics: Listening | undefined;
  try {
    if (graph.metrics) metrics = await startMetrics(context, settings, async () => graph.metrics?.() ?? {}, reloader);
  } catch (error) {
    reloader?.stop();
    await graph.stop();
    throw error;
  }
  listen?.(reloader);
  announce(terminal, { settings, graph: graph.origin, sandbox: sandbox?.origin, workers, metrics: metrics?.origin });
  const running = [reloader, graph, metrics, sandbox].filter((each) => each !== undefined);
  return runUntilStopped(terminal, stop, running, settings.server.drainDelay);
}

export const faultsOption: CommandOption = {
  name: 'faults',
  value: 'file',
  help: `Faults of the sandbox: a file as in ${pagePath('sandbox')}`,
};

/** The fault rules of the file that `--faults` names; none without it. */
export async function faultsFor(
  { options, terminal, services }: CommandContext,
  contracts: readonly Contract[],
): Promise<readonly FaultRule[]> {
  const name = options[faultsOption.name];
  if (name === undefined) return [];
  const file = openFile({ file: name, namedBy: `--${faultsOption.name}`, environment: terminal.environment });
  const { rules, problems } = await services.readFaults(file.tree, contracts);
  checkFile(file, problems);
  return rules;
}
