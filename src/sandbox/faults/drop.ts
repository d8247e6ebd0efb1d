import type { Fault } from './fault.ts';
import { isYes } from './values.ts';

/** Accepts the request and never answers. */
export const drop: Fault = {
  name: 'drop',
  allowed: 'true',
  help: 'Accepts the request and never answers.',
  step(found) {
    if (!isYes(found)) return undefined;
    return async ({ connection }) => {
      await connection.closed();
      return undefined;
    };
  },
};
