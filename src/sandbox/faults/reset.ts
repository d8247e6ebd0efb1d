import type { Fault } from './fault.ts';
import { isYes } from './values.ts';

/** Tears the connection down. */
export const reset: Fault = {
  name: 'reset',
  allowed: 'true',
  help: 'Does nothing, and resets the TCP connection.',
  step(found) {
    if (!isYes(found)) return undefined;
    return async ({ response }) => {
      response.socket?.resetAndDestroy();
      return undefined;
    };
  },
};
