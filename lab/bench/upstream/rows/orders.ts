import type { Amount, FulfillmentStartInstruction, LineItem, Order } from '../../../../mesh/generated/marketplace.ts';
import { hexDigits, sentence } from './text.ts';

export const ORDERS = 1000;

/** Digits of the service's ids of items. */
const ID_DIGITS = 1e12;
const DELIVERY_CENTS = 490;
const DAY_MS = 86_400_000;

/** An order's id. */
export const orderIdOf = (n: number) => `11-${String(n).padStart(5, '0')}-00001`;
/** The name of the buyer of an order. */
export const buyerOf = (n: number) => `buyer-${n % 97}`;

const timeOf = (n: number, days = 0) => new Date(Date.UTC(2026, 0, 1) + n * 60_000 + days * DAY_MS).toISOString();
const amount = (cents: number): Amount => ({ value: (cents / 100).toFixed(2), currency: 'EUR' });
const centsOf = (n: number, place: number) => 1999 + ((n * 37 + place * 1009) % 20_000);

/** An order of one or two items, as a listing returns it: prices, payment, delivery and the buyer's address included. */
export function order(n: number): Order {
  const places = Array.from({ length: n % 4 === 3 ? 2 : 1 }, (_, place) => place);
  const subtotal = places.reduce((sum, place) => sum + centsOf(n, place), 0);
  const total = amount(subtotal + DELIVERY_CENTS);
  return {
    orderId: orderIdOf(n),
    legacyOrderId: `${ID_DIGITS / 10 + n}-${ID_DIGITS + n}`,
    creationDate: timeOf(n),
    lastModifiedDate: timeOf(n, 1),
    orderFulfillmentStatus: 'NOT_STARTED',
    orderPaymentStatus: 'PAID',
    sellerId: 'sample-seller',
    buyer: {
      username: buyerOf(n),
      taxAddress: { city: 'Berlin', stateOrProvince: 'BE', postalCode: '10115', countryCode: 'DE' },
    },
    buyerCheckoutNotes: sentence(n, n % 4 === 0 ? 12 : 3),
    cancelStatus: { cancelState: 'NONE_REQUESTED', cancelRequests: [] },
    fulfillmentHrefs: [],
    fulfillmentStartInstructions: [delivery(n)],
    lineItems: places.map((place) => lineItem(n, place)),
    paymentSummary: {
      totalDueSeller: total,
      refunds: [],
      payments: [
        {
          paymentMethod: 'EBAY',
          paymentReferenceId: hexDigits(`payment ${n}`, 12),
          paymentDate: timeOf(n),
          amount: total,
          paymentStatus: 'PAID',
        },
      ],
    },
    pricingSummary: {
      priceSubtotal: amount(subtotal),
      priceDiscount: amount(-100),
      deliveryCost: amount(DELIVERY_CENTS),
      total,
    },
    salesRecordReference: `${1000 + n}`,
    totalFeeBasisAmount: total,
    totalMarketplaceFee: amount(Math.round(subtotal / 10)),
  };
}

function delivery(n: number): FulfillmentStartInstruction {
  return {
    fulfillmentInstructionsType: 'SHIP_TO',
    minEstimatedDeliveryDate: timeOf(n, 3),
    maxEstimatedDeliveryDate: timeOf(n, 6),
    shippingStep: {
      shippingCarrierCode: 'SamplePost',
      shippingServiceCode: 'DE_SamplePaket',
      shipTo: {
        fullName: `Müller, Robin ${n}`,
        email: `${hexDigits(`buyer ${n}`, 16)}@members.example`,
        primaryPhone: { phoneNumber: `+49 30 ${100_000 + n}` },
        contactAddress: {
          addressLine1: `Beispielstraße ${1 + (n % 200)}`,
          addressLine2: 'Hinterhaus, 3. Stock',
          city: 'Berlin',
          stateOrProvince: 'BE',
          postalCode: '10115',
          countryCode: 'DE',
        },
      },
    },
  };
}

function lineItem(n: number, place: number): LineItem {
  const cents = centsOf(n, place);
  return {
    lineItemId: `${10 * ID_DIGITS + n * 10 + place}`,
    legacyItemId: `${ID_DIGITS / 10 + n * 10 + place}`,
    sku: `SKU-${(n + place) % 50}`,
    title: sentence(n + place, 9),
    quantity: 1 + (n % 3),
    soldFormat: 'FIXED_PRICE',
    listingMarketplaceId: 'EBAY_DE',
    purchaseMarketplaceId: 'EBAY_DE',
    lineItemFulfillmentStatus: 'NOT_STARTED',
    lineItemCost: amount(cents),
    total: amount(cents + DELIVERY_CENTS),
    deliveryCost: { shippingCost: amount(DELIVERY_CENTS) },
    appliedPromotions: [],
    taxes: [{ amount: amount(Math.round(cents * 0.19)) }],
    refunds: [],
    properties: { buyerProtection: true, fromBestOffer: false, soldViaAdCampaign: n % 5 === 0 },
    itemLocation: { location: 'Berlin', countryCode: 'DE', postalCode: '10115' },
    lineItemFulfillmentInstructions: {
      minEstimatedDeliveryDate: timeOf(n, 3),
      maxEstimatedDeliveryDate: timeOf(n, 6),
      shipByDate: timeOf(n, 2),
      guaranteedDelivery: false,
    },
  };
}
