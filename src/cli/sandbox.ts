import { type Command, configOption, listenOptions, settingsFor } from './command.ts';
import { listenAt } from './problems.ts';
import { faultsFor, faultsOption, runUntilStopped } from './serving.ts';
import { listenForStop, STOP_OR_HANGUP } from './terminal.ts';

const options = [configOption, ...listenOptions('sandbox', { port: 'MANIFOLD_SANDBOX_PORT' }), faultsOption];

export const sandbox: Command = {
  name: 'sandbox',
  summary: 'Serves the sandbox of every API, without the graph',
  options,
  examples: ['manifold sandbox', 'manifold sandbox --port 5100', 'manifold sandbox --faults faults.yaml'],
  async run(context) {
    const { terminal, services } = context;
    const contracts = await services.contracts(context);
    const settings = settingsFor(context, options, { contracts });
    const faults = await faultsFor(context, contracts);
    const address = { ...settings.sandbox, portFrom: 'MANIFOLD_SANDBOX_PORT or --port', hostFrom: '--host' };
    const server = await listenAt(address, () => services.serveSandbox(settings, faults));
    const stop = listenForStop(terminal.signals, STOP_OR_HANGUP);
    terminal.out(`The sandbox of ${contracts.length} APIs listens on ${server.origin}`);
    return runUntilStopped(terminal, stop, [server]);
  },
};
