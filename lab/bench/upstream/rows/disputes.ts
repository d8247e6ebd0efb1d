import type { PaymentDispute } from '../../../../mesh/generated/marketplace.ts';
import { buyerOf, orderIdOf } from './orders.ts';

/** The number of orders that may have disputes: a default page of orders. */
export const DISPUTED_ORDERS = 50;

/** The disputes of an order: none, one or two. */
export function disputesOf(n: number): PaymentDispute[] {
  if (n >= DISPUTED_ORDERS) return [];
  return Array.from({ length: n % 3 }, (_, place) => ({
    paymentDisputeId: `${5_000_000_000 + n * 10 + place}`,
    orderId: orderIdOf(n),
    buyerUsername: buyerOf(n),
    amount: { value: '24.99', currency: 'EUR' },
    openDate: '2026-02-01T10:00:00.000Z',
    reason: 'ITEM_NOT_RECEIVED',
    paymentDisputeStatus: 'ACTION_NEEDED',
    respondByDate: '2026-02-11T10:00:00.000Z',
  }));
}
