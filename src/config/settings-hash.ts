import { hash } from 'node:crypto';
import type { Settings } from './settings.ts';

const LENGTH = 12;

/** A short hash of settings without their secrets: equal where processes have the same settings. */
export function settingsHash(settings: Settings): string {
  const text = JSON.stringify(settings, (_name, value: unknown) =>
    value instanceof Map ? [...(value as Map<unknown, unknown>)] : value,
  );
  return hash('sha256', text).slice(0, LENGTH);
}
