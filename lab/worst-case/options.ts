import { argumentsOf, positive } from '../bench/command.ts';

export interface WorstCaseOptions {
  readonly minutes: number;
  readonly seed: string;
  readonly json: boolean;
  /** Only known requests with this in their names are measured. */
  readonly known: string | undefined;
}

const MINUTES = 10;

export const help = `Searches for the requests within the default limits that cost a gateway most.

Usage: npm run lab -- worst-case [options]

  --minutes <n>   Duration of the search (${MINUTES}), after the known requests are measured
  --seed <text>   The same seed changes requests in the same way, if they cost the same (today's date)
  --known <text>  Only measure the known requests with this text in their names; all if it is empty
  --json          Print everything as JSON, with whole documents
  --help          Print this

Exits with 1 if a request is beyond the bounds.`;

/** The options of a command line; `undefined` for `--help`. */
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
