import { createClient, GraphError } from '../../src/client/index.ts';

/** Uses each part of the client that depends on its runtime, and resolves with what it got. */
export async function scenario(url: string) {
  const client = createClient({ url });
  return {
    query: await client.request('{ countries(first: 1) { totalCount nodes { code } } }'),
    mutation: await client.request(PUBLISH, { input: { url: 'https://jobs.example.test/role', kind: 'UPDATED' } }),
    upload: await upload(),
    pages: await pages(),
    error: await client.request('{ order(id: "..") { orderId } }').catch(errorOf),
    aborted: await client.query('{ __typename }', {}, { signal: AbortSignal.abort(new Error('left')) }).catch(errorOf),
    unreachable: (await createClient({ url: 'http://127.0.0.1:9', retry: false }).query('{ a }')).errors.map(errorOf),
  };

  async function upload() {
    let progress = { sent: 0, total: 0 };
    const file = new File(['twelve bytes'], 'notes.txt', { type: 'text/plain' });
    const onUploadProgress = (now: typeof progress) => {
      progress = now;
    };
    return { ...((await client.mutate(APPEND, { file }, { onUploadProgress })).data as object), progress };
  }

  async function pages() {
    const ids = new Set<string>();
    for await (const { id } of client.pages<Orders>(ORDERS, { first: 10 })) {
      ids.add(id);
      if (ids.size === 25) break;
    }
    return ids.size;
  }
}

interface Orders {
  readonly orders: {
    readonly nodes: readonly { readonly id: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const ORDERS = `query ($first: Int!, $after: String) {
  orders(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
}`;
const PUBLISH = `mutation ($input: PublishInput!) {
  publish(input: $input) { ... on PublishSuccess { urlNotification { url } } ... on Rejection { message } }
}`;
const APPEND = `mutation ($file: Upload!) {
  concurrentAppend(input: { path: "notes", content: { file: $file }, createIfMissing: true }) {
    ... on ConcurrentAppendSuccess { byteCount }
    ... on Rejection { message }
  }
}`;

const errorOf = (error: unknown) => (error instanceof GraphError ? error.code : String(error));
