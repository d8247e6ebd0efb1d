import { type Audits, WITH_STATUS } from '#test/own-audits';

export const audits: Audits = {
  ...WITH_STATUS,
  rules: {
    'what names a node is an ID, and is called id or by its noun and Id': {
      'Country.resellerProducts(partnerName)': 'A partner is not a node: no operation reads one.',
      'Query.resellerProducts(partnerName)': 'A partner is not a node: no operation reads one.',
      'Query.resellerPromotions(partnerName)': 'A partner is not a node: no operation reads one.',
    },
  },
  further: [
    `{ resellerProducts(partnerName: "partners/acme-tel") { nodes {
      availableIn { code } bundle { elements { product { productId } } }
  } } }`,
    '{ resellerPromotions(partnerName: "partners/acme-tel") { nodes { availableIn { code } } } }',
    `{ resellerSubscription(id: "partners/acme-tel/subscriptions/sub-0001") {
      previousSubscription { status } lineItems { bundleElements { product { productId } } }
  } }`,
  ],
};
