import { isDeepStrictEqual } from 'node:util';
import type { Settings } from './settings.ts';
import { valueAt, withValue } from './tree.ts';

/** Settings that a process takes at its start, by their names in the file and their paths in `Settings`. */
const FIXED: readonly (readonly [name: string, path: readonly string[]])[] = [
  ['server.host', ['server', 'host']],
  ['server.watch', ['server', 'watch']],
  ['server.port', ['server', 'port']],
  ['server.workers', ['server', 'workers']],
  ['server.drainDelay', ['server', 'drainDelay']],
  ['server.shutdownGrace', ['server', 'shutdownGrace']],
  ['http.http2', ['http', 'http2']],
  ['tls', ['tls']],
  ['limits.headers', ['limits', 'headers']],
  ['metrics.enabled', ['metrics', 'enabled']],
  ['metrics.host', ['metrics', 'host']],
  ['metrics.port', ['metrics', 'port']],
  ['redis', ['redis']],
  ['sandbox', ['sandbox']],
];

/** Some settings, as plain data. */
export type FixedSettings = object;

/** The settings that a process cannot change while it runs, for another that runs beside it. */
export function fixedSettingsOf(settings: Settings): FixedSettings {
  return FIXED.reduce<object>((all, [, path]) => withValue(all, path, valueAt(settings, path)) as object, {});
}

/** New settings for a process that runs with old ones. */
export interface ReloadedSettings {
  readonly settings: Settings;
  /** The names of settings that changed and that only a restart can change: they are as they were. */
  readonly kept: readonly string[];
}

/** Keeps the settings that a running process cannot change. */
export function withFixedSettings(next: Settings, running: Settings | FixedSettings): ReloadedSettings {
  const changed = FIXED.filter(([, path]) => !isDeepStrictEqual(valueAt(next, path), valueAt(running, path)));
  const settings = changed.reduce<unknown>((all, [, path]) => withValue(all, path, valueAt(running, path)), next);
  return { settings: settings as Settings, kept: changed.map(([name]) => name) };
}
