import { hash } from 'node:crypto';

const LENGTH = 16;

/** The version of a state: equal for equal rows. */
export function versionOf(row: unknown): string {
  const text = JSON.stringify(row, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return hash('sha256', text, 'base64url').slice(0, LENGTH);
}

/** Whether a text can be a version. */
export function isVersion(text: string): boolean {
  return /^[\w-]{16}$/.test(text);
}
