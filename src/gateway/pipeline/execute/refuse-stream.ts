import { requestError } from '../../request-error.ts';
import type { ExecutionOutcome } from './execution-outcome.ts';
import type { Cancel, Executable } from './executor.ts';

type Streamed = Pick<Executable, 'price' | 'live'>;

/** Ends a subscription or a live query that is executed by a transport without streams. */
export function refuseStream(executable: Streamed, done: (outcome: ExecutionOutcome) => void): Cancel {
  const errors = [streamRequired(executable)];
  const cost = { estimated: executable.price, actual: 0 };
  done({ result: { errors }, body: undefined, freshness: undefined, cost });
  return () => undefined;
}

/** The error of a subscription or a live query whose request takes no stream. */
export function streamRequired({ live }: Pick<Executable, 'live'>) {
  const kind = live ? 'live query' : 'subscription';
  return requestError(`A ${kind} is a stream: send \`Accept: text/event-stream\`, or use a WebSocket.`, {
    status: 406,
  });
}
