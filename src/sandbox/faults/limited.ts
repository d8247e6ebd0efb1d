import type { Fault } from './fault.ts';
import { durationIn } from './values.ts';

const MOST_MS = 86_400_000;

/** Answers that the caller has to wait. */
export const limited: Fault = {
  name: 'limited',
  allowed: 'a duration in whole seconds such as 30s, up to 1440m',
  help: 'Answers as the API does after too many requests: mostly 429 with `Retry-After`; and does nothing else.',
  step(found) {
    const wait = durationIn(found);
    if (wait === undefined || wait % 1000 !== 0 || wait > MOST_MS) return undefined;
    return async ({ throttled }) => throttled(wait);
  },
};
