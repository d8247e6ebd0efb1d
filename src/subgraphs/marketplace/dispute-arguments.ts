import { type Context, dateTimeRange, upstreamKey } from '#graph';
import { milliseconds, requireAlone } from './filter.ts';
import type { PaymentDisputeWhere } from './types.generated.ts';

/** The filter of payment disputes as arguments of their list. */
export function disputeArguments(where: PaymentDisputeWhere | null | undefined, context: Context) {
  const { orderId, ...others } = where ?? {};
  if (orderId != null) {
    requireAlone('orderId', others);
    return { order_id: upstreamKey('Order', orderId, context) };
  }
  const { buyerUsername, openedAt, statuses } = others;
  const { from, to } = dateTimeRange('openedAt', openedAt, { days: 90 });
  return {
    buyer_username: buyerUsername,
    open_date_from: from && milliseconds(from),
    open_date_to: to && milliseconds(to),
    payment_dispute_status: statuses,
  };
}
