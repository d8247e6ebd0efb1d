import { type Context, upstreamKey } from '#graph';
import { milliseconds } from './filter.ts';
import type { PaymentDisputeWhere } from './types.generated.ts';

/** The filter of payment disputes as arguments of their list. */
export function disputeArguments(where: PaymentDisputeWhere | null | undefined, context: Context) {
  if (where?.orderId != null) return { order_id: upstreamKey('Order', where.orderId, context) };
  const { buyerUsername, openedAt, statuses } = where?.filter ?? {};
  return {
    buyer_username: buyerUsername,
    open_date_from: openedAt?.from && milliseconds(openedAt.from),
    open_date_to: openedAt?.to && milliseconds(openedAt.to),
    payment_dispute_status: statuses,
  };
}
