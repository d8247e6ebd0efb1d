import type { Listening } from '../services.ts';
import { ConfigWatcher } from './config-watcher.ts';
import type { Configuration, ReadSettings } from './configuration.ts';
import { Reloader } from './reloader.ts';

interface Reloads extends Pick<Listening, 'stop' | 'origin'> {
  readonly reloader: Reloader;
}

/** Reloads the configuration of a graph that this process serves, if it can, and watches its files where the settings say so or a reload has failed. */
export function startReloads(
  { target, origin }: Listening,
  { configuration, read }: { readonly configuration: Configuration; readonly read: ReadSettings },
): Reloads | undefined {
  if (!target) return undefined;
  const reloader = new Reloader({ read, target, log: () => target.log, first: configuration });
  const watcher = new ConfigWatcher(reloader, { watchesFiles: configuration.settings.server.watch });
  return {
    reloader,
    origin,
    stop: async () => watcher.close(),
  };
}
