/** The operations of the walk, without Relay's directives. */
export const ORDERS = `query WalkOrders($count: Int!, $cursor: String) {
  orders(first: $count, after: $cursor) {
    edges { cursor node { id orderId createdAt buyer { username } pricingSummary { total { amount currency { id code } } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const COUNTRIES = `query WalkCountries($count: Int!, $cursor: String) {
  countries(first: $count, after: $cursor) {
    edges { cursor node { id code3 name { common } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const ORDER = `query WalkOrder($id: ID!) {
  node(id: $id) { id ... on Order { orderId paymentStatus buyer { taxAddress { city } } pricingSummary { priceSubtotal { amount } } } }
}`;

export const WEBHOOKS = `query WalkWebhooks($count: Int!, $cursor: String) {
  webhooks(first: $count, after: $cursor) {
    edges { cursor node { id uuid url } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const CREATE = `mutation WalkCreate($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    ... on CreateWebhookSuccess { webhookEdge { cursor node { id uuid url } } }
    ... on Rejection { message }
  }
}`;

export const DELETE = `mutation WalkDelete($input: DeleteWebhookInput!) {
  deleteWebhook(input: $input) {
    ... on DeleteWebhookSuccess { deletedWebhookId }
    ... on Rejection { message }
  }
}`;

export const UPLOAD = `mutation WalkUpload($file: Upload!) {
  concurrentAppend(input: { path: "/walk/notes.txt", content: { file: $file }, createIfMissing: true }) {
    ... on ConcurrentAppendSuccess { path byteCount }
    ... on Rejection { message }
  }
}`;

/** Reads a connection's nodes. */
export const nodesOf = (field: string) => `query WalkNodes($count: Int!, $cursor: String) {
  ${field}(first: $count, after: $cursor) { nodes { id } pageInfo { hasNextPage endCursor } }
}`;
