import { type Command, configOption, listenOptions, readSettings } from './command.ts';
import { listenAt } from './problems.ts';
import { faultsFor, faultsOption, runUntilStopped } from './serving.ts';
import { listenForStop, STOP_OR_HANGUP } from './terminal.ts';

export const sandbox: Command = {
  name: 'sandbox',
  summary: 'Serves the sandbox of every API, without the graph',
  options: [configOption, ...listenOptions('sandbox', { port: 'MANIFOLD_SANDBOX_PORT' }), faultsOption],
  examples: ['manifold sandbox', 'manifold sandbox --port 5100', 'manifold sandbox --faults faults.yaml'],
  async run(context) {
    const { terminal, services } = context;
    const { settings, contracts } = await readSettings(context, { production: false });
    const faults = await faultsFor(context, contracts);
    const address = { ...settings.sandbox, portFrom: 'MANIFOLD_SANDBOX_PORT or --port', hostFrom: '--host' };
    const server = await listenAt(address, () => services.serveSandbox(settings, faults));
    const stop = listenForStop(terminal.signals, STOP_OR_HANGUP);
    terminal.out(`The sandbox of ${contracts.length} APIs listens on ${server.origin}`);
    return runUntilStopped(terminal, stop, [server]);
  },
};
