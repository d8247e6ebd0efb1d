import { expect, it } from 'vitest';
import { projectOf } from './project.ts';

const SOURCE = `
import { createClient, match } from 'manifold-gateway/client';
import { graphql, getFragmentData } from './gql/index.ts';

const OrderParts = graphql(\`fragment OrderParts on Order { orderId createdAt pricingSummary { total { amount } } }\`);
const Orders = graphql(\`query Orders($first: Int!, $after: String) {
  orders(first: $first, after: $after) { nodes { ...OrderParts } pageInfo { hasNextPage endCursor } } }\`);
const Publish = graphql(\`mutation Publish($input: PublishInput!) { publish(input: $input) {
  ... on PublishSuccess { urlNotification { url } } ... on Rejection { message } } }\`);
const Append = graphql(\`mutation Append($input: ConcurrentAppendInput!) { concurrentAppend(input: $input) {
  ... on ConcurrentAppendSuccess { byteCount } } }\`);
const client = createClient({ url: '/graphql', persisted: 'get' });

for await (const masked of client.pages(Orders, { first: 1 })) {
  const order = getFragmentData(OrderParts, masked);
  order?.orderId.toUpperCase();
  order?.createdAt?.toUpperCase();
  order?.pricingSummary?.total?.amount.toUpperCase();
  // @ts-expect-error -- The fragment's fields are masked.
  masked?.orderId;
  // @ts-expect-error -- The field is not selected.
  order?.paymentStatus;
}
const { data } = await client.mutate(Publish, { input: { url: 'https://a.test/', kind: 'UPDATED' } });
if (data?.publish) {
  match(data.publish, {
    PublishSuccess: ({ urlNotification }) => urlNotification?.url,
    UrlOwnershipNotVerified: ({ message }) => message,
    UrlNotificationQuotaExceeded: ({ message }) => message,
  });
  // @ts-expect-error -- Refusals are missing.
  match(data.publish, { PublishSuccess: () => 1 });
  match(data.publish, {
    PublishSuccess: () => 1,
    UrlOwnershipNotVerified: () => 2,
    UrlNotificationQuotaExceeded: () => 3,
    // @ts-expect-error -- The union has no such member.
    OrderNotFound: () => 4,
  });
}
const appended = await client.mutate(Append, {
  input: { path: '/notes', content: { file: new File(['a'], 'a.txt') }, createIfMissing: true },
});
if (appended.data?.concurrentAppend?.__typename === 'ConcurrentAppendSuccess') {
  const bytes: string | null | undefined = appended.data.concurrentAppend.byteCount;
}
// @ts-expect-error -- A file is no text.
await client.mutate(Append, { input: { path: '/notes', content: { file: 'text' } } });
// @ts-expect-error -- \`first\` is required.
client.pages(Orders, {});
// @ts-expect-error -- \`first\` is a number.
client.pages(Orders, { first: '1' });
// @ts-expect-error -- The query has no such variable.
client.pages(Orders, { first: 1, last: 1 });
// @ts-expect-error -- The enum has no such value.
await client.mutate(Publish, { input: { url: 'https://a.test/', kind: 'CHANGED' } });
`;

it.each(['string', 'documentNode'] as const)(
  'types operations, in %s mode',
  async (documentMode) => {
    const project = await projectOf(SOURCE, { documentMode });

    expect(await project.types()).toBe('');
  },
  120_000,
);

it('makes fields non-null that are null only with an error, for clients that throw errors', async () => {
  const code = `
import { createClient } from 'manifold-gateway/client';
import { graphql } from './gql/index.ts';

const Orders = graphql(\`query Orders { orders(first: 1) { nodes { orderId } } }\`);
const { orders } = await createClient({ url: '/graphql' }).request(Orders);
orders.nodes;
`;
  const strict = await projectOf(code, { errorHandlingClient: true });
  const loose = await projectOf(code);

  expect(await strict.types()).toBe('');
  expect(await loose.types()).toContain("'orders' is possibly 'null'");
}, 120_000);
