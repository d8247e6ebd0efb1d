import type { Command } from './command.ts';
import { faultsFor, faultsFrom } from './faults.ts';
import { listenAt } from './listen.ts';
import { config, listening, settingsFor } from './options.ts';
import { listenForStop, STOP_OR_HANGUP } from './signals.ts';
import { runUntilStopped } from './stop.ts';

const options = [config, ...listening('sandbox', { port: 'MANIFOLD_SANDBOX_PORT' }), faultsFrom];

export const sandbox: Command = {
  name: 'sandbox',
  summary: 'Serves stand-ins of every interface, without the graph',
  options,
  examples: ['manifold sandbox', 'manifold sandbox --port 5100', 'manifold sandbox --faults faults.yaml'],
  async run(call) {
    const { terminal, services } = call;
    const contracts = await services.contracts();
    const settings = settingsFor(call, options, { contracts });
    const faults = await faultsFor(call, contracts);
    const place = { ...settings.sandbox, portFrom: 'MANIFOLD_SANDBOX_PORT or --port', hostFrom: '--host' };
    const server = await listenAt(place, () => services.serveSandbox(settings, faults, true));
    const stop = listenForStop(terminal.signals, STOP_OR_HANGUP);
    terminal.out(`The sandbox of ${contracts.length} interfaces listens on ${server.origin}`);
    return runUntilStopped(terminal, stop, [server]);
  },
};
