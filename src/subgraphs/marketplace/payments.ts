import { from, listFrom } from '#graph';
import { money } from './money.ts';
import { taxedOf, untaxedOf } from './order-parts.ts';
import type { OrderRefundResolvers, Resolvers } from './types.generated.ts';

export const refund = { refundedAt: from('refundDate') } satisfies OrderRefundResolvers;

/** The resolvers of the price of an order, its payments and refunds. */
export const paymentResolvers = {
  OrderPaymentSummary: {
    payments: listFrom('payments'),
    refunds: listFrom('refunds'),
  },
  OrderPayment: {
    method: from('paymentMethod'),
    status: from('paymentStatus'),
    referenceId: from('paymentReferenceId'),
    paidAt: from('paymentDate'),
    holds: listFrom('paymentHolds'),
  },
  OrderPaymentHold: {
    status: from('holdState'),
    reason: from('holdReason'),
    amount: from('holdAmount', money),
    releaseExpectedAt: from('expectedReleaseDate'),
    releasedAt: from('releaseDate'),
    sellerActionsToRelease: from('sellerActionsToRelease', (actions) =>
      (actions ?? []).flatMap(({ sellerActionToRelease: action }) => (action ? [action] : [])),
    ),
  },
  OrderRefund: { ...refund, status: from('refundStatus') },
  OrderPricingSummary: {
    fee: from(['fee'], async (pricing, _args, { load }) => {
      const order = await taxedOf(pricing, load);
      return money(order?.pricingSummary?.fee);
    }),
    total: from(['total'], async (pricing, _args, { load }) => {
      const order = await untaxedOf(pricing, load);
      return money(order === undefined ? pricing.total : order?.pricingSummary?.total);
    }),
    totalWithCollectedTax: from(['total'], async (pricing, _args, { load }) => {
      const order = await taxedOf(pricing, load);
      return money(order?.pricingSummary?.total);
    }),
    priceDiscount: from(['priceDiscount', 'priceDiscountSubtotal'], ({ priceDiscount, priceDiscountSubtotal }) =>
      money(priceDiscount ?? priceDiscountSubtotal),
    ),
  },
} satisfies Omit<Resolvers, 'Query' | 'Mutation' | 'Subscription'>;
