import cluster from 'node:cluster';
import { announce } from './announce.ts';
import type { Command, CommandOption } from './command.ts';
import { listenAt } from './listen.ts';
import { config, listening, settingsFor } from './options.ts';
import { runUntilStopped } from './stop.ts';
import { forOneWorker, runWorker, runWorkers } from './workers.ts';

const workers: CommandOption = {
  name: 'workers',
  value: 'number',
  help: 'Processes that share the port',
  setting: ['server', 'workers'],
};
const options = [config, ...listening('server', { port: 'PORT', host: 'HOST' }), workers];

export const serve: Command = {
  name: 'serve',
  summary: 'Serves the graph as in production: without a sandbox and, unless set, without GraphiQL',
  options,
  examples: ['manifold serve', 'manifold serve --config /etc/manifold.yaml --host 0.0.0.0 --workers 4'],
  async run(call) {
    const { terminal, services } = call;
    const contracts = await services.contracts();
    const settings = settingsFor(call, options, { contracts, production: true });
    if (settings.server.workers > 1 && cluster.isPrimary) {
      const { host, workers: count } = settings.server;
      const origin = (port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
      const told = (port: number) => announce(terminal, { settings, graph: origin(port), workers: count });
      return runWorkers(terminal, cluster, { count, announce: told });
    }
    const own = cluster.isWorker ? forOneWorker(settings) : settings;
    const place = { ...settings.server, portFrom: 'PORT or --port', hostFrom: 'HOST or --host' };
    const graph = await listenAt(place, () => services.serveGraph(own, contracts));
    if (cluster.isWorker) return runWorker(process, graph);
    announce(terminal, { settings, graph: graph.origin });
    return runUntilStopped(terminal, [graph]);
  },
};
