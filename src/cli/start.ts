import { onSandbox, type Settings, SettingsError } from '#config';
import type { Contract } from '#contract';
import { announce } from './announce.ts';
import type { Call, Command } from './command.ts';
import { faultsFor, faultsFrom } from './faults.ts';
import { listenAt } from './listen.ts';
import { config, listening, settingsFor } from './options.ts';
import type { Listening } from './services.ts';
import { listenForStop, STOP_OR_HANGUP } from './signals.ts';
import { runUntilStopped } from './stop.ts';

const options = [config, ...listening('server', { port: 'PORT', host: 'HOST' }), faultsFrom];

export const start: Command = {
  name: 'start',
  summary: 'Serves the graph, with a sandbox in place of each interface that has no address',
  options,
  examples: [
    'manifold start',
    'manifold start --port 8080',
    'MANIFOLD_QUOTES_URL=https://quotes.example manifold start',
  ],
  async run(call) {
    const contracts = await call.services.contracts();
    const settings = settingsFor(call, options, { contracts });
    const sandbox = await sandboxFor(call, settings, contracts);
    const reached = sandbox ? onSandbox(settings, contracts, sandbox.origin) : settings;
    const place = { ...settings.server, portFrom: 'PORT or --port', hostFrom: 'HOST or --host' };
    const graph = await listenAt(place, () => call.services.serveGraph(reached, contracts));
    const stop = listenForStop(call.terminal.signals, STOP_OR_HANGUP);
    announce(call.terminal, { settings, graph: graph.origin, sandbox: sandbox?.origin });
    return runUntilStopped(call.terminal, stop, sandbox ? [graph, sandbox] : [graph], settings.server.drainDelayMs);
  },
};

/** None where every interface has an address. */
async function sandboxFor(
  call: Call,
  settings: Settings,
  contracts: readonly Contract[],
): Promise<Listening | undefined> {
  const faults = await faultsFor(call, contracts);
  if (Object.values(settings.interfaces).every(({ url }) => url !== undefined)) {
    if (faults.length === 0) return undefined;
    throw new SettingsError([{ line: 1, text: '--faults: every interface has an address, so nothing can go wrong' }]);
  }
  const place = { ...settings.sandbox, portFrom: 'MANIFOLD_SANDBOX_PORT', hostFrom: 'sandbox.host' };
  return listenAt(place, () => call.services.serveSandbox(settings, faults));
}
