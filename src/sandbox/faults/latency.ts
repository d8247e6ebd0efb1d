import type { Fault } from './fault.ts';
import { durationIn } from './values.ts';

const MOST_MS = 600_000;

/** Delays the response, by a fixed time or by one between two bounds. */
export const latency: Fault = {
  name: 'latency',
  allowed: 'a duration up to 10m such as 300ms, or two such as 100ms..2s',
  help: 'Waits before anything else; between two durations, for a different time each time.',
  step(found) {
    const [least, most = least, ...more] = typeof found === 'string' ? found.split('..').map(durationIn) : [];
    if (least === undefined || most === undefined || more.length > 0 || least > most || most > MOST_MS)
      return undefined;
    return async ({ random, pause }, next) => {
      await pause(least === most ? least : random.int(least, most));
      return next();
    };
  },
};
