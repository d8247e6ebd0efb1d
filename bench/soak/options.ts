import { parseArgs } from 'node:util';
import { UsageError } from '../usage.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly callers: number;
}

export const help = `Loads a Manifold with all kinds of requests over failing upstreams, and looks whether it keeps what it should let go.

Usage: npm run soak -- [options]

  --minutes <n>   How long (30); 2 will do to notice much
  --callers <n>   Callers at a time (24)
  --help          This text`;

/** What the command line asks for; nothing if it asks for help. */
export function soakOptionsFrom(args: readonly string[]): SoakOptions | undefined {
  const { values } = parsed(args);
  if (values.help) return undefined;
  return { minutes: positive('minutes', values.minutes, 30), callers: positive('callers', values.callers, 24) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { minutes: { type: 'string' }, callers: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function positive(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!(value > 0)) throw new UsageError(`--${name} takes a number above 0.`);
  return value;
}
