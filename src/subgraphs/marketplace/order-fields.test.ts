import { expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';

/** Every amount and every time is another, so that one in the place of another is seen. */
const eur = (value: string) => ({ value, currency: 'EUR' });
const money = (amount: string) => ({ amount, currency: 'EUR' });
const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;

const ORDER = {
  orderId: '11-1',
  creationDate: at(1),
  lastModifiedDate: at(2),
  orderFulfillmentStatus: 'IN_PROGRESS',
  orderPaymentStatus: 'PAID',
  cancelStatus: {
    cancelState: 'CANCELED',
    cancelledDate: at(3),
    cancelRequests: [{ cancelRequestedDate: at(4), cancelCompletedDate: at(5) }],
  },
  ebayCollectAndRemitTax: true,
  fulfillmentHrefs: ['https://api.example.test/1'],
  totalFeeBasisAmount: eur('1'),
  totalMarketplaceFee: eur('2'),
  fulfillmentStartInstructions: [
    {
      fulfillmentInstructionsType: 'SHIP_TO',
      ebaySupportedFulfillment: true,
      minEstimatedDeliveryDate: at(6),
      maxEstimatedDeliveryDate: at(7),
      pickupStep: { merchantLocationKey: 'shelf-1' },
      shippingStep: { shipTo: { primaryPhone: { phoneNumber: '555' } } },
    },
  ],
  lineItems: [
    {
      lineItemFulfillmentStatus: 'FULFILLED',
      lineItemCost: eur('3'),
      discountedLineItemCost: eur('4'),
      total: eur('5'),
      appliedPromotions: [{ discountAmount: eur('6') }],
      deliveryCost: {
        shippingCost: eur('7'),
        shippingIntermediationFee: eur('8'),
        importCharges: eur('9'),
        handlingCost: eur('10'),
        discountAmount: eur('11'),
      },
      taxes: [{ amount: eur('12') }],
      ebayCollectAndRemitTaxes: [{ amount: eur('13'), ebayReference: { name: 'IOSS', value: 'IM1' } }],
      ebayCollectedCharges: { ebayShipping: eur('14') },
      refunds: [{ amount: eur('15'), refundDate: at(8) }],
      lineItemFulfillmentInstructions: {
        shipByDate: at(9),
        minEstimatedDeliveryDate: at(10),
        maxEstimatedDeliveryDate: at(11),
      },
      variationAspects: [{ name: 'Colour', value: 'Red' }],
    },
  ],
  paymentSummary: {
    totalDueSeller: eur('16'),
    payments: [
      {
        amount: eur('17'),
        paymentDate: at(12),
        paymentHolds: [
          {
            holdAmount: eur('18'),
            expectedReleaseDate: at(13),
            releaseDate: at(14),
            sellerActionsToRelease: [{ sellerActionToRelease: 'Send it' }, {}],
          },
        ],
      },
    ],
    refunds: [{ amount: eur('19'), refundDate: at(15) }],
  },
  pricingSummary: {
    priceSubtotal: eur('20'),
    priceDiscount: eur('21'),
    priceDiscountSubtotal: eur('22'),
    deliveryCost: eur('23'),
    deliveryDiscount: eur('24'),
    tax: eur('25'),
    fee: eur('26'),
    adjustment: eur('27'),
    total: eur('28'),
  },
  program: {
    authenticityVerification: { status: 'PASSED', outcomeReason: 'CONFIRMED' },
    ebayShipping: { shippingLabelProvidedBy: 'SELLER' },
    ebayVault: { fulfillmentType: 'VAULT_TO_BUYER' },
    ebayInternationalShipping: { returnsManagedBy: 'HUB' },
    fulfillmentProgram: { fulfilledBy: 'PARTNER' },
  },
};

const M = '{ amount currency }';
const QUERY = `{ orders { nodes {
  createdAt updatedAt fulfillmentStatus paymentStatus marketplaceCollectsTax fulfillmentHrefs
  totalFeeBasisAmount ${M} totalMarketplaceFee ${M}
  cancelStatus { cancelledAt cancelRequests { cancelRequestedAt cancelCompletedAt } }
  fulfillmentStartInstructions { type marketplaceSupported earliestDeliveryAt latestDeliveryAt pickupLocationKey
    shippingStep { shipTo { phoneNumber } } }
  lineItems { fulfillmentStatus lineItemCost ${M} discountedLineItemCost ${M} total ${M}
    appliedPromotions { discountAmount ${M} }
    deliveryCost { shippingCost ${M} shippingIntermediationFee ${M} importCharges ${M} handlingCost ${M} discountAmount ${M} }
    taxes { amount ${M} } collectedTaxes { amount ${M} referenceName referenceValue } collectedShipping ${M}
    refunds { amount ${M} refundedAt } fulfillmentInstructions { shipBy earliestDeliveryAt latestDeliveryAt }
    variationAspects { name value } }
  paymentSummary { totalDueSeller ${M} refunds { amount ${M} refundedAt }
    payments { amount ${M} paidAt paymentHolds { holdAmount ${M} releaseExpectedAt releasedAt sellerActionsToRelease } } }
  pricingSummary { priceSubtotal ${M} priceDiscount ${M} deliveryCost ${M} deliveryDiscount ${M} tax ${M} fee ${M}
    adjustment ${M} total ${M} }
  program { authenticityStatus authenticityOutcomeReason shippingLabelProvidedBy vaultFulfillmentType returnsManagedBy fulfilledBy }
} } }`;

async function read(order: object) {
  const { run } = await gatewayOver('marketplace', [json({ total: 1, limit: 20, offset: 0, orders: [order] })]);
  const { data, errors } = await run(QUERY);
  expect(errors).toBeUndefined();
  return data.orders.nodes[0];
}

it('reads every field of an order from its own member', async () => {
  expect(await read(ORDER)).toEqual({
    createdAt: at(1),
    updatedAt: at(2),
    fulfillmentStatus: 'IN_PROGRESS',
    paymentStatus: 'PAID',
    marketplaceCollectsTax: true,
    fulfillmentHrefs: ['https://api.example.test/1'],
    totalFeeBasisAmount: money('1'),
    totalMarketplaceFee: money('2'),
    cancelStatus: {
      cancelledAt: at(3),
      cancelRequests: [{ cancelRequestedAt: at(4), cancelCompletedAt: at(5) }],
    },
    fulfillmentStartInstructions: [
      {
        type: 'SHIP_TO',
        marketplaceSupported: true,
        earliestDeliveryAt: at(6),
        latestDeliveryAt: at(7),
        pickupLocationKey: 'shelf-1',
        shippingStep: { shipTo: { phoneNumber: '555' } },
      },
    ],
    lineItems: [
      {
        fulfillmentStatus: 'FULFILLED',
        lineItemCost: money('3'),
        discountedLineItemCost: money('4'),
        total: money('5'),
        appliedPromotions: [{ discountAmount: money('6') }],
        deliveryCost: {
          shippingCost: money('7'),
          shippingIntermediationFee: money('8'),
          importCharges: money('9'),
          handlingCost: money('10'),
          discountAmount: money('11'),
        },
        taxes: [{ amount: money('12') }],
        collectedTaxes: [{ amount: money('13'), referenceName: 'IOSS', referenceValue: 'IM1' }],
        collectedShipping: money('14'),
        refunds: [{ amount: money('15'), refundedAt: at(8) }],
        fulfillmentInstructions: { shipBy: at(9), earliestDeliveryAt: at(10), latestDeliveryAt: at(11) },
        variationAspects: [{ name: 'Colour', value: 'Red' }],
      },
    ],
    paymentSummary: {
      totalDueSeller: money('16'),
      payments: [
        {
          amount: money('17'),
          paidAt: at(12),
          paymentHolds: [
            {
              holdAmount: money('18'),
              releaseExpectedAt: at(13),
              releasedAt: at(14),
              sellerActionsToRelease: ['Send it'],
            },
          ],
        },
      ],
      refunds: [{ amount: money('19'), refundedAt: at(15) }],
    },
    pricingSummary: {
      priceSubtotal: money('20'),
      priceDiscount: money('21'),
      deliveryCost: money('23'),
      deliveryDiscount: money('24'),
      tax: money('25'),
      fee: money('26'),
      adjustment: money('27'),
      total: money('28'),
    },
    program: {
      authenticityStatus: 'PASSED',
      authenticityOutcomeReason: 'CONFIRMED',
      shippingLabelProvidedBy: 'SELLER',
      vaultFulfillmentType: 'VAULT_TO_BUYER',
      returnsManagedBy: 'HUB',
      fulfilledBy: 'PARTNER',
    },
  });
});

it('has an empty list, false or null where an order leaves a member out', async () => {
  const { pricingSummary: _none, ...bare } = ORDER;
  const least = await read({
    ...bare,
    ebayCollectAndRemitTax: undefined,
    fulfillmentHrefs: undefined,
    cancelStatus: { cancelState: 'NONE_REQUESTED' },
    fulfillmentStartInstructions: [{}],
    lineItems: [{}],
    paymentSummary: { payments: [{ paymentHolds: [{}] }] },
    program: {},
  });

  expect(least).toMatchObject({
    marketplaceCollectsTax: false,
    fulfillmentHrefs: [],
    cancelStatus: { cancelledAt: null, cancelRequests: [] },
    fulfillmentStartInstructions: [{ type: null, marketplaceSupported: false, pickupLocationKey: null }],
    lineItems: [
      {
        appliedPromotions: [],
        taxes: [],
        collectedTaxes: [],
        collectedShipping: null,
        refunds: [],
        variationAspects: [],
      },
    ],
    paymentSummary: { refunds: [], payments: [{ amount: null, paymentHolds: [{ sellerActionsToRelease: [] }] }] },
    pricingSummary: null,
    program: { authenticityStatus: null, fulfilledBy: null },
  });
});

it('takes an older name of the discount, and has no payments or holds where there are none', async () => {
  const { priceDiscountSubtotal } = ORDER.pricingSummary;
  const older = {
    ...ORDER,
    pricingSummary: { priceDiscountSubtotal },
    paymentSummary: {},
    fulfillmentStartInstructions: undefined,
  };
  const paid = { ...ORDER, paymentSummary: { payments: [{}] } };

  expect(await read(older)).toMatchObject({
    pricingSummary: { priceDiscount: money('22') },
    paymentSummary: { payments: [] },
    fulfillmentStartInstructions: [],
  });
  expect(await read(paid)).toMatchObject({ paymentSummary: { payments: [{ paymentHolds: [] }] } });
});
