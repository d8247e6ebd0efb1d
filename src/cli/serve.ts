import cluster from 'node:cluster';
import { assertNotExposed } from '#config';
import { httpOrigin } from '#http';
import { announce } from './announce.ts';
import type { Command, CommandOption } from './command.ts';
import { listenAt } from './listen.ts';
import { startMetrics, startMetricsOf } from './metrics/start-metrics.ts';
import { configOption, listenOptions, profileOption, settingsFor } from './options.ts';
import type { Listening, ReadMetrics } from './services.ts';
import { listenForStop } from './signals.ts';
import { runUntilStopped } from './stop.ts';
import { runWorker } from './worker.ts';
import { workerProcesses } from './worker-processes.ts';
import { forOneWorker, runWorkers } from './workers.ts';

const ONE_PROCESS = 'SIGHUP restarts workers one after the other. There is only this process: it goes on as it is.';

const workers: CommandOption = {
  name: 'workers',
  value: 'number',
  help: 'The number of worker processes that share the port',
  setting: ['server', 'workers'],
};
const options = [configOption, profileOption, ...listenOptions('server', { port: 'PORT', host: 'HOST' }), workers];

export const serve: Command = {
  name: 'serve',
  summary: 'Serves the graph in production: without the sandbox and, unless set, without GraphiQL',
  options,
  examples: ['manifold serve', 'manifold serve --config /etc/manifold.yaml --host 0.0.0.0 --workers 4'],
  async run(context) {
    const { terminal, services } = context;
    const contracts = await services.contracts(context);
    const settings = settingsFor(context, options, { contracts, production: true });
    assertNotExposed(settings);
    const { host, workers: count, drainDelayMs, shutdownGraceMs } = settings.server;
    if (count > 1 && cluster.isPrimary) {
      const log = await services.createLog(settings.logs);
      const announceAt = (port: number, metrics?: Listening) =>
        announce(terminal, { settings, graph: httpOrigin(host, port), workers: count, metrics: metrics?.origin });
      const serveMetrics = (read: ReadMetrics) => startMetrics(context, settings, read);
      const code = await runWorkers(
        terminal,
        { cluster: workerProcesses, log },
        { count, drainDelayMs, shutdownGraceMs, serveMetrics, announce: announceAt },
      );
      await log.close();
      return code;
    }
    const own = cluster.isWorker ? forOneWorker(settings) : settings;
    const address = { ...settings.server, portFrom: 'PORT or --port', hostFrom: 'HOST or --host' };
    const start = () => listenAt(address, () => services.serveGraph(own, contracts));
    if (cluster.isWorker) return runWorker(process, start, drainDelayMs);
    const graph = await start();
    const metrics = await startMetricsOf(context, settings, graph);
    const stop = listenForStop(terminal.signals);
    terminal.signals.on('SIGHUP', () => terminal.error(ONE_PROCESS));
    announce(terminal, { settings, graph: graph.origin, metrics: metrics[0]?.origin });
    return runUntilStopped(terminal, stop, [graph, ...metrics], drainDelayMs);
  },
};
