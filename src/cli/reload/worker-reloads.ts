import { SettingsFiles } from '#config';
import type { WorkerChannel, WorkerCommand } from '../worker-messages.ts';
import { type ReadSettings, readConfiguration } from './configuration.ts';
import type { PreparedReload, ReloadTarget } from './reload-target.ts';

/**
 * In a worker: reloads on messages of the primary, from the contents of files that it sends. To be called before the server starts: the
 * primary sends its messages as soon as that listens.
 */
export function obeyReloads(
  channel: WorkerChannel,
  starting: Promise<ReloadTarget | undefined>,
  read: ReadSettings,
): void {
  let prepared: Promise<PreparedReload | undefined> | undefined;
  const answer = (message: true | string) => {
    if (channel.connected) channel.send?.({ prepared: message }, () => undefined);
  };
  const prepare = async (files: SettingsFiles) => {
    const target = await starting;
    const configuration = await readConfiguration(read, files);
    return target?.prepare(configuration);
  };
  channel.on('message', (command: WorkerCommand) => {
    if (typeof command !== 'object') return;
    if ('config' in command) return void starting.then((target) => target?.configured(command.config));
    if (!('reload' in command)) return;
    if (command.reload === 'prepare') {
      prepared = prepare(new SettingsFiles(command.files));
      prepared.then(
        () => answer(true),
        (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
      );
      return;
    }
    const { reload } = command;
    void prepared?.then(
      (ready) => (reload === 'commit' ? ready?.commit() : ready?.discard()),
      () => undefined,
    );
    prepared = undefined;
  });
}
