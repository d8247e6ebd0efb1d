import { argumentsOf, positive, positiveWhole } from '../usage.ts';

export interface SoakOptions {
  readonly short: boolean;
  readonly minutes: number;
  readonly callers: number;
  /** Seconds between two kills of a worker; `undefined` for a run without workers. */
  readonly kill: number | undefined;
}

const MINUTES = 30;
const SHORT_MINUTES = 0.5;
const CALLERS = 24;
/** The workers of a run in which workers are killed. */
export const WORKERS = 3;

export const help = `Looks for leaks: sends a Manifold all kinds of requests over failing upstreams, and reads memory and resources.

Usage: npm run lab -- soak [options]

  --short         Judge only what other load of the machine cannot change: that all requests are answered, and all sockets,
                  timers and descriptors released. Trends of memory are printed, not judged
  --minutes <n>   Duration (${MINUTES}; short: ${SHORT_MINUTES}); 2 show most leaks
  --callers <n>   Concurrent callers (${CALLERS})
  --kill <s>      Runs ${WORKERS} workers, and kills one of them every so many seconds. Judges only that no request is lost but
                  those that the worker held
  --help          Print this`;

/** The options of a command line; `undefined` for `--help`. */
export function soakOptionsFrom(args: readonly string[]): SoakOptions | undefined {
  const { values } = argumentsOf({
    args: [...args],
    options: {
      short: { type: 'boolean' },
      minutes: { type: 'string' },
      callers: { type: 'string' },
      kill: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const { short = false } = values;
  return {
    short,
    minutes: positive('minutes', values.minutes) ?? (short ? SHORT_MINUTES : MINUTES),
    callers: positiveWhole('callers', values.callers) ?? CALLERS,
    kill: positive('kill', values.kill),
  };
}
