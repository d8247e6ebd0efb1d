import { argumentsOf, positive, positiveWhole } from '../usage.ts';

export interface SoakOptions {
  readonly short: boolean;
  readonly minutes: number;
  readonly callers: number;
}

const MINUTES = 30;
const SHORT_MINUTES = 0.5;
const CALLERS = 24;

export const help = `Loads a Manifold with all kinds of requests over failing upstreams, and looks whether it keeps what it should let go.

Usage: npm run soak -- [options]

  --short         Judges only what a busy machine cannot change: that every request is accounted for, and that sockets,
                  timers and descriptors are let go. Trends are printed, not judged
  --minutes <n>   How long (${MINUTES}; short: ${SHORT_MINUTES}); 2 will do to notice much
  --callers <n>   Callers at a time (${CALLERS})
  --help          This text`;

/** What the command line asks for; nothing if it asks for help. */
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
