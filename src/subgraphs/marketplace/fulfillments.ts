import type { NewShippingFulfillment } from '#contracts/marketplace';
import { type Context, edgeOf, inList, type Load, type Lookup, rejection, upstreamKey } from '#graph';
import { orNull, outcome } from '#upstream';
import { orderIdIn, ownIdIn } from './batches.ts';
import type { ShippingFulfillment } from './models.ts';
import type { CreateShippingFulfillmentInput, MutationResolvers } from './types.generated.ts';

/** The fields of the input by the marketplace's errors. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  32200: ['lineItems'],
  32210: ['lineItems'],
  32300: ['tracking'],
  32500: ['shippedAt'],
  34100: ['tracking'],
};

/** The shipping fulfillments of an order. */
export const fulfillmentsByOrder: Lookup<readonly ShippingFulfillment[]> = {
  operation: 'marketplace.listFulfillments',
  async one({ marketplace }, orderId) {
    const found = await orNull(marketplace.listFulfillments({ orderId }));
    return found && found.fulfillments.map((sent) => ({ orderId, sent }));
  },
};

/** The shipping fulfillments of an order. */
export async function fulfillmentsOf(orderId: string, load: Load): Promise<readonly ShippingFulfillment[]> {
  return (await load(fulfillmentsByOrder, orderId)) ?? [];
}

/** A shipping fulfillment by its order and its own id. */
export const fulfillmentByKey = inList(
  fulfillmentsByOrder,
  (fulfillments, key) => fulfillments.find(({ sent }) => sent.fulfillmentId === ownIdIn(key)),
  orderIdIn,
);

export const mutations: MutationResolvers = {
  createShippingFulfillment(_root, { input }, context) {
    // The marketplace refuses these too, but does not name the field.
    if (input.lineItems.length === 0 || input.lineItems.some(({ quantity }) => (quantity ?? 1) < 1)) {
      return invalid(['lineItems']);
    }
    const orderId = upstreamKey('Order', input.orderId, context);
    return outcome(
      create(orderId, input, context),
      ({ fulfillmentId, fulfillment, position }) => ({
        __typename: 'CreateShippingFulfillmentSuccess',
        fulfillmentId,
        shippingFulfillment: fulfillment,
        shippingFulfillmentEdge:
          fulfillment && edgeOf(context, 'Order.fulfillments', { orderId }, String(position), fulfillment),
      }),
      {
        BAD_USER_INPUT: ({ upstreamCode = '' }) => invalid(FIELDS[upstreamCode] ?? []),
        NOT_FOUND: () => rejection('OrderNotFound', 'NOT_FOUND', 'The seller has no such order.'),
        PERMISSION_DENIED: () => rejection('OrderAccessDenied', 'PERMISSION_DENIED', DENIED),
      },
    );
  },
};

async function create(orderId: string, input: CreateShippingFulfillmentInput, { upstream: { marketplace } }: Context) {
  const { location } = await marketplace.createFulfillment({ orderId, body: parcelOf(input) });
  const id = decodeURIComponent(location.slice(location.lastIndexOf('/') + 1));
  const { fulfillments } = await marketplace.listFulfillments({ orderId });
  const position = fulfillments.findIndex(({ fulfillmentId }) => fulfillmentId === id);
  const sent = fulfillments[position];
  return { fulfillmentId: id, fulfillment: sent ? { orderId, sent } : null, position };
}

function parcelOf({ lineItems, shippedAt, tracking }: CreateShippingFulfillmentInput) {
  const parcel: NewShippingFulfillment = {
    lineItems: lineItems.map(({ lineItemId, quantity }) => ({ lineItemId, ...(quantity != null && { quantity }) })),
    ...(shippedAt != null && { shippedDate: new Date(shippedAt).toISOString() }),
    ...(tracking && { shippingCarrierCode: tracking.carrierCode, trackingNumber: tracking.number }),
  };
  return parcel;
}

const DENIED = 'The seller is suspended, or the credentials lack the scope.';
const INVALID = 'The marketplace does not take the parcel.';

const invalid = (fields: readonly string[]) =>
  rejection('InvalidShippingFulfillment', 'BAD_USER_INPUT', INVALID, { fields: [...fields] });
