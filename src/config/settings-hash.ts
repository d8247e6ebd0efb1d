import { hash } from 'node:crypto';
import type { Settings } from './settings.ts';

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
