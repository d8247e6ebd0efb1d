import { argumentsOf, positive, positiveWhole } from '../usage.ts';

export interface SoakOptions {
  readonly short: boolean;
  readonly minutes: number;
  readonly callers: number;
}

const MINUTES = 30;
const SHORT_MINUTES = 0.5;
const CALLERS = 24;

export const help = `Looks for leaks: sends a Manifold all kinds of requests over failing upstreams, and reads memory and resources.

Usage: npm run soak -- [options]

  --short         Judge only what other load of the machine cannot change: that all requests are answered, and all sockets,
                  timers and descriptors released. Trends of memory are printed, not judged
  --minutes <n>   Duration (${MINUTES}; short: ${SHORT_MINUTES}); 2 show most leaks
  --callers <n>   Concurrent callers (${CALLERS})
  --help          Print this`;

/** The options of a command line; `undefined` for `--help`. */
export function soakOptionsFrom(args: readonly string[]): SoakOptions | undefined {
  const { values } = argumentsOf({
    args: [...args],
    options: {
      short: { type: 'boolean' },
      minutes: { type: 'string' },
      callers: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const { short = false } = values;
  return {
    short,
    minutes: positive('minutes', values.minutes) ?? (short ? SHORT_MINUTES : MINUTES),
    callers: positiveWhole('callers', values.callers) ?? CALLERS,
  };
}
