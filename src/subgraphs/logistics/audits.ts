import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'what has a key is a node, or a part of one': {
      FulfillmentCarrier: 'is a part of its order; no operation reads one',
      FulfillmentConsignee: 'is a part of its order; no operation reads one',
      FulfillmentReturn: 'no operation reads one, and the list has no filter by key',
      FulfillmentStatusEvent: 'is a part of its order',
    },
  },
  further: ['{ fulfillmentOrder(id: "880002") { parentOrder { orderId } } }'],
  refusals: { status: 400, view: ({ message }, { name }) => message.startsWith(name), expected: () => true },
  exceptions: { 'query hydrate missing': 'passes' },
};
