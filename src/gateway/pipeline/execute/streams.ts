import type { StartStream } from '../../subscriptions/event.ts';
import type { LiveQueries } from '../../subscriptions/live-queries.ts';
import type { PendingRequest } from '../pending-request.ts';
import type { Executable, OperationRequest } from './executor.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Opens what callers follow: subscriptions and live queries. */
export class Streams {
  readonly #subscriptions: Subscriptions;
  readonly #liveQueries: LiveQueries;

  constructor(subscriptions: Subscriptions, liveQueries: LiveQueries) {
    this.#subscriptions = subscriptions;
    this.#liveQueries = liveQueries;
  }

  /** Admits a stream. Throws its refusal. */
  open(pending: PendingRequest, executable: Executable, operation: OperationRequest): StartStream {
    const { live, price, eventPrice } = executable;
    if (live) return this.#liveQueries.open({ pending, executable, live, operation });
    const start = this.#subscriptions.open(pending, executable, operation);
    return (sink, owner, settle) => {
      // Others may share the reads of its source: each pays for one.
      settle(price.expected - (eventPrice?.expected ?? 0));
      start(sink, owner);
    };
  }
}
