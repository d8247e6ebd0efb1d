import type { PaymentDispute } from '#contracts/marketplace';
import type { Reply, SandboxRequest } from '#sandbox';
import { failure } from './failure.ts';

type DisputeTest = (dispute: PaymentDispute) => boolean;

const DAY = 86_400_000;
const LONGEST_RANGE = 90 * DAY;
/** Eighteen months. */
const LONGEST_AGO = 549 * DAY;

/** The predicate of what disputes are asked for, or its refusal. An order's id makes all others have no effect. */
export function disputeFilter({ query }: SandboxRequest, now: number): DisputeTest | Reply {
  const order = query.get('order_id');
  if (order) return ({ orderId }) => orderId === order;
  const [buyer, from, to] = [query.get('buyer_username'), query.get('open_date_from'), query.get('open_date_to')];
  const [start, end] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  if (start > now) return refused('open_date_from', from, 'lies in the future');
  if (start < now - LONGEST_AGO) return refused('open_date_from', from, 'is more than 18 months ago');
  if (end < start) return refused('open_date_to', to, 'lies before open_date_from');
  if (end - start > LONGEST_RANGE) return refused('open_date_to', to, 'is more than 90 days after open_date_from');
  const until = Number.isNaN(end) && !Number.isNaN(start) ? Math.min(start + LONGEST_RANGE, now) : end;
  const statuses = query.getAll('payment_dispute_status').flatMap((value) => value.split(','));
  return ({ buyerUsername, openDate, paymentDisputeStatus }) => {
    const opened = Date.parse(openDate);
    return (
      (!buyer || buyerUsername === buyer) &&
      !(opened < start) &&
      !(opened > until) &&
      (statuses.length === 0 || statuses.includes(paymentDisputeStatus))
    );
  };
}

function refused(name: string, value: string | null, why: string): Reply {
  return failure(400, 33_001, `Invalid ${name}: it ${why}`, [{ name, value: value ?? '' }]);
}
