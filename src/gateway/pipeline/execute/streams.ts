import type { SettleCost } from '../../budgets/index.ts';
import type { StartSubscription } from '../../live/index.ts';
import type { LiveQueries } from '../../live-queries/index.ts';
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

  /** Opens what is charged. Throws its refusal. */
  open(
    pending: PendingRequest,
    executable: Executable,
    operation: OperationRequest,
    settle: SettleCost,
  ): StartSubscription {
    const { live, price, eventPrice } = executable;
    if (live) return this.#liveQueries.open({ pending, executable, live, operation }, settle);
    settle(price.expected - (eventPrice?.expected ?? 0));
    return this.#subscriptions.open(pending, executable, operation);
  }
}
