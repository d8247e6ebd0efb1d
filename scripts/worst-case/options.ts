import { argumentsOf, positive } from '../../bench/usage.ts';

export interface WorstCaseOptions {
  readonly minutes: number;
  readonly seed: string;
  readonly json: boolean;
  /** Only known requests with this in their names are measured. */
  readonly known: string | undefined;
}

const MINUTES = 10;

export const help = `Looks for the requests within the default limits that cost a gateway most.

Usage: npm run worst-case -- [options]

  --minutes <n>   How long (${MINUTES}); requests that are known are measured first
  --seed <text>   The same seed makes the same changes, of requests that cost the same (today's date)
  --known <text>  Measures the known requests with this in their names, and no others; all of them if it is empty
  --json          Everything as JSON, with whole documents
  --help          This text

It ends with 1 if a request is beyond the bounds.`;

/** What the command line asks for; nothing if it asks for help. */
export function worstCaseOptionsFrom(args: readonly string[]): WorstCaseOptions | undefined {
  const { values } = argumentsOf({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      known: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  return {
    minutes: positive('minutes', values.minutes) ?? MINUTES,
    seed: values.seed ?? new Date().toISOString().slice(0, 10),
    json: values.json ?? false,
    known: values.known,
  };
}
