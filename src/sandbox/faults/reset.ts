import type { Fault } from './fault.ts';
import { isYes } from './values.ts';

/** Resets the connection. */
export const reset: Fault = {
  name: 'reset',
  allowed: 'true',
  help: 'Resets the TCP connection without answering.',
  step(found) {
    if (!isYes(found)) return undefined;
    return async ({ connection }) => {
      connection.reset();
      return undefined;
    };
  },
};
