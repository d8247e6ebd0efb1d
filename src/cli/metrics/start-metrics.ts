import type { Settings } from '#config';
import type { CommandContext } from '../command.ts';
import { ListenError, listenAt } from '../listen.ts';
import type { Reloader } from '../reload/reloader.ts';
import type { Listening, ReadMetrics } from '../services.ts';

/**
 * Starts the metrics server, if the settings have one. A default port that is in use costs the metrics and not the start; the
 * terminal says so. Throws a `ListenError` for a port that was set.
 */
export async function startMetrics(
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

/** The same for a graph that this process serves, which stops where the metrics cannot be served. */
export async function startMetricsOf(
  context: CommandContext,
  settings: Settings,
  graph: Listening,
  reloader?: Reloader,
): Promise<readonly Listening[]> {
  if (!graph.report) return [];
  try {
    const read = async () => graph.report?.()?.metrics ?? {};
    const metrics = await startMetrics(context, settings, read, reloader);
    return metrics ? [metrics] : [];
  } catch (error) {
    await graph.stop();
    throw error;
  }
}
