import cluster from 'node:cluster';
import { type Command, type CommandContext, configOption, listenOptions } from './command.ts';
import { type Reloader, readConfiguration } from './reloader.ts';
import { readServedSettings, type ServedGraph, serveHere, serveUntilStopped, servingTerminal } from './serving.ts';
import { listenForStop } from './terminal.ts';
import { WorkerPool } from './workers/pool.ts';

const ONE_PROCESS = 'SIGUSR2 restarts workers one after the other. There is only this process: it goes on as it is.';

export const serve: Command = {
  name: 'serve',
  summary: 'Serves the graph in production, without the sandbox and, by default, without GraphiQL',
  options: [
    configOption,
    ...listenOptions('server', { port: 'PORT', host: 'HOST' }),
    {
      name: 'workers',
      value: 'number',
      help: 'The number of worker processes that share the port',
      setting: ['server', 'workers'],
    },
  ],
  examples: ['manifold serve', 'manifold serve --config /etc/manifold.yaml --host 0.0.0.0 --workers 4'],
  async run(context) {
    const { services } = context;
    if (cluster.isWorker) return (await import('./workers/worker.ts')).serveAsWorker(services);
    const read = () => readServedSettings(context, { production: true });
    const configuration = await readConfiguration(read);
    const { settings } = configuration;
    const terminal = await servingTerminal(context, settings);
    const isSeveral = settings.server.workers > 1;
    const pool = isSeveral ? new WorkerPool(settings, await services.createLog(settings.logs)) : undefined;
    return serveWith({ ...context, terminal }, { configuration, read }, pool);
  },
};

/**
 * Serves in this process, or by workers, until a signal stops it. SIGHUP reloads the configuration; SIGUSR2 does too, and replaces workers
 * also where it is the same. Resolves to the exit code, which is 1 where workers had to be killed.
 */
export async function serveWith(
  context: CommandContext,
  { configuration, read }: Pick<ServedGraph, 'configuration' | 'read'>,
  pool: WorkerPool | undefined,
): Promise<number> {
  const { terminal } = context;
  const { settings } = configuration;
  const start = async () => pool?.start() ?? serveHere(context, settings);
  const listen = (reloader: Reloader | undefined) => {
    terminal.signals.on('SIGHUP', () => void reloader?.reload('SIGHUP'));
    terminal.signals.on('SIGUSR2', () => {
      if (!pool) return terminal.error(ONE_PROCESS);
      pool.isStale = true;
      void reloader?.reload('SIGUSR2');
    });
  };
  const stop = listenForStop(terminal.signals);
  try {
    const code = await serveUntilStopped(context, {
      configuration,
      read,
      start,
      workers: settings.server.workers,
      stop,
      listen,
    });
    return pool?.hasKilled ? 1 : code;
  } finally {
    await pool?.close();
  }
}
