/** The queries for a number of rows, by their titles. */
export const QUERIES: Readonly<Record<string, (first: number) => string>> = {
  'quotes, 8 fields, pages of 150': (first) =>
    `{ quotes(search: "a", first: ${first}) { totalCount nodes { id quoteId text authorName tags length createdDate updatedDate } } }`,
  'orders, 12 fields, pages of 200': (first) =>
    `{ orders(first: ${first}) { nodes { orderId createdAt updatedAt fulfillmentStatus paymentStatus buyer { username } pricingSummary { total { amount currencyCode } } lineItems { title quantity lineItemCost { amount currencyCode } } } } }`,
  'orders, edges and cursors': (first) =>
    `{ orders(first: ${first}) { edges { cursor node { orderId } } pageInfo { hasNextPage endCursor } } }`,
  'orders as they are': (first) => `{ orders(first: ${first}) { nodes { raw } } }`,
  'characters, 6 fields, one page of all': (first) =>
    `{ tvCharacters(first: ${first}) { nodes { characterId name occupations actor seriesNames birthDate } } }`,
};
