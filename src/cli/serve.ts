import cluster from 'node:cluster';
import { assertNotExposed } from '#config';
import { httpOrigin } from '#http';
import { type Command, type CommandOption, configOption, listenOptions, settingsFor } from './command.ts';
import { listenAt, problemsOf } from './problems.ts';
import { type ReadSettings, type Reloader, readConfiguration } from './reloader.ts';
import type { Listening, ReadMetrics, Services } from './services.ts';
import { announce, graphAddress, serveInOneProcess, servingTerminal, startMetrics } from './serving.ts';
import { listenForStop } from './terminal.ts';
import { unpack } from './workers/messages.ts';
import { runWorkers, workerProcesses } from './workers/pool.ts';
import { Primary, runWorker } from './workers/worker.ts';

const ONE_PROCESS = 'SIGUSR2 restarts workers one after the other. There is only this process: it goes on as it is.';

const workers: CommandOption = {
  name: 'workers',
  value: 'number',
  help: 'The number of worker processes that share the port',
  setting: ['server', 'workers'],
};
const options = [configOption, ...listenOptions('server', { port: 'PORT', host: 'HOST' }), workers];

export const serve: Command = {
  name: 'serve',
  summary: 'Serves the graph in production, without the sandbox and, by default, without GraphiQL',
  options,
  examples: ['manifold serve', 'manifold serve --config /etc/manifold.yaml --host 0.0.0.0 --workers 4'],
  async run(context) {
    const { services } = context;
    const read: ReadSettings = async () => {
      const contracts = await services.contracts(context);
      const settings = settingsFor(context, options, { contracts, production: true });
      assertNotExposed(settings);
      return { settings, contracts };
    };
    if (cluster.isWorker) return serveAsWorker(services);
    const configuration = await readConfiguration(read);
    const { settings } = configuration;
    const terminal = await servingTerminal(context, settings);
    const serving = { ...context, terminal };
    const { host, workers: count } = settings.server;
    if (count > 1) {
      const log = await services.createLog(settings.logs);
      const announceAt = (port: number, metrics?: Listening) =>
        announce(terminal, {
          settings,
          graph: httpOrigin(host, port, settings.tls !== undefined),
          workers: count,
          metrics: metrics?.origin,
        });
      const serveMetrics = (readAll: ReadMetrics, reloader: Reloader) =>
        startMetrics(serving, settings, readAll, reloader);
      try {
        return await runWorkers(
          terminal,
          { cluster: workerProcesses, log },
          { configuration, read, serveMetrics, announce: announceAt },
        );
      } finally {
        await log.close();
      }
    }
    return serveInOneProcess(serving, {
      configuration,
      read,
      listen(reloader) {
        terminal.signals.on('SIGHUP', () => void reloader?.reload('SIGHUP'));
        terminal.signals.on('SIGUSR2', () => terminal.error(ONE_PROCESS));
        return listenForStop(terminal.signals);
      },
    });
  },
};

/** Serves as one of several workers, with the settings that the primary has for it. */
async function serveAsWorker(services: Services): Promise<number> {
  const primary = new Primary(process);
  const { answer } = await primary.ask('settings', undefined);
  if (!answer) return 0;
  try {
    const settings = unpack(answer);
    const start = () => listenAt(graphAddress(settings), () => services.serveGraph(settings, primary));
    return await runWorker(primary, start, settings.server.drainDelay);
  } catch (error) {
    await primary.tell({ problem: error instanceof Error ? error.message : String(error) });
    if (problemsOf(error)) return 1;
    throw error;
  }
}
