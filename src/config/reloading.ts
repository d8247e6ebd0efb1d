import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Settings } from './settings.ts';
import { valueAt, withValue } from './tree.ts';

/** Settings that a process takes at its start, by their names in the file. */
const FIXED = [
  'server.host',
  'server.watch',
  'server.port',
  'server.workers',
  'server.drainDelay',
  'server.shutdownGrace',
  'http.http2',
  'tls',
  'limits.headers',
  'metrics.enabled',
  'metrics.host',
  'metrics.port',
  'redis',
  'sandbox',
].map((name) => ({ name, path: name.split('.') }));

/** New settings for a process that runs with old ones. */
interface ReloadedSettings {
  readonly settings: Settings;
  /** The names of settings that changed and that only a restart can change: they are as they were. */
  readonly kept: readonly string[];
}

/** Keeps the settings that a running process cannot change. */
export function withFixedSettings(next: Settings, running: Settings): ReloadedSettings {
  const changed = FIXED.filter(({ path }) => !isDeepStrictEqual(valueAt(next, path), valueAt(running, path)));
  const settings = changed.reduce<unknown>((all, { path }) => withValue(all, path, valueAt(running, path)), next);
  return { settings: settings as Settings, kept: changed.map(({ name }) => name) };
}

const LENGTH = 12;
/** The settings that hold secrets, wherever they are. */
const SECRETS = new Set([
  'accessKeyId',
  'clientId',
  'clientSecret',
  'cursorSecret',
  'key',
  'keys',
  'password',
  'privateKey',
  'secret',
  'secretAccessKey',
  'sessionToken',
  'token',
  'username',
  'value',
]);

/** A short hash of settings without their secrets: equal where processes have the same settings. */
export function settingsHash(settings: Settings): string {
  const { telemetry, redis, ...others } = settings;
  const shown = { ...others, telemetry: { ...telemetry, headers: Object.keys(telemetry.headers) } };
  const text = JSON.stringify({ ...shown, redis: redis && Object.keys(redis) }, (name, value: unknown) => {
    if (SECRETS.has(name)) return undefined;
    return value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
  });
  return hash('sha256', text).slice(0, LENGTH);
}
