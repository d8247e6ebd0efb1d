import type { Price } from '../../price/index.ts';
import { requestError } from '../request-error.ts';
import type { ExecutionOutcome } from './execution-outcome.ts';
import type { Cancel } from './executor.ts';

/** Ends a subscription that is executed by a transport without streams. */
export function refuseStream(estimated: Price, done: (outcome: ExecutionOutcome) => void): Cancel {
  const errors = [streamRequired()];
  done({ result: { errors }, body: undefined, freshness: undefined, cost: { estimated, actual: 0 } });
  return () => undefined;
}

/** The error of a subscription whose request takes no stream. */
export function streamRequired() {
  return requestError('A subscription is a stream: send `Accept: text/event-stream`, or use a WebSocket.', {
    status: 406,
  });
}
