import { onSandbox, settingsError } from '#config';
import { type Command, type CommandContext, configOption, listenOptions } from './command.ts';
import { listenAt } from './problems.ts';
import { type FoundSettings, readConfiguration } from './reloader.ts';
import type { Listening } from './services.ts';
import {
  faultsFor,
  faultsOption,
  graphAddress,
  readServedSettings,
  serveHere,
  serveUntilStopped,
  servingTerminal,
} from './serving.ts';
import { listenForStop, STOP_OR_HANGUP } from './terminal.ts';

const ONE_PROCESS = '`server.workers` is for serve: start runs one process.';

export const start: Command = {
  name: 'start',
  summary: 'Serves the graph; the sandbox mocks each API without an address',
  options: [configOption, ...listenOptions('server', { port: 'PORT', host: 'HOST' }), faultsOption],
  examples: [
    'manifold start',
    'manifold start --port 8080',
    'MANIFOLD_QUOTES_URL=https://quotes.example manifold start',
  ],
  async run(context) {
    const readOwn = () => readServedSettings(context, { production: false });
    const own = await readConfiguration(readOwn);
    const sandbox = await sandboxFor(context, own);
    const withSandbox = <Found extends FoundSettings>(found: Found): Found =>
      sandbox ? { ...found, settings: onSandbox(found.settings, found.contracts, sandbox.origin) } : found;
    const configuration = withSandbox(own);
    const terminal = await servingTerminal(context, own.settings);
    if (own.settings.server.workers > 1) terminal.error(ONE_PROCESS);
    return serveUntilStopped(
      { ...context, terminal },
      {
        configuration,
        read: async () => withSandbox(await readOwn()),
        sandbox,
        start: () => serveHere(context, configuration.settings),
        stop: listenForStop(terminal.signals, STOP_OR_HANGUP),
      },
    );
  },
};

/** The sandbox, unless every API has an address. */
async function sandboxFor(
  context: CommandContext,
  { settings, contracts }: FoundSettings,
): Promise<Listening | undefined> {
  const faults = await faultsFor(context, contracts);
  if (Object.values(settings.apis).every(({ url }) => url !== undefined)) {
    if (faults.length === 0) return undefined;
    throw settingsError('--faults: every API has an address, so there is no sandbox');
  }
  const address = { ...settings.sandbox, portFrom: 'MANIFOLD_SANDBOX_PORT', hostFrom: 'sandbox.host' };
  return listenAt(address, () => context.services.serveSandbox(settings, faults), [graphAddress(settings)]);
}
