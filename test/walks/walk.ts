import { expect, onTestFinished, vi } from 'vitest';
import { slugs } from '#contracts';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { served } from '#test/served';

/** A normalized store of a GraphQL client, over a graph. */
export interface WalkingClient {
  /** Reads one more page of a root connection, and returns the ids of all its nodes in the store. */
  nextPage(field: PagedField, count: number): Promise<readonly string[]>;
  /** The ids of a connection's nodes, from the store alone; `undefined` if it lacks any selected field. */
  cached(field: PagedField): readonly string[] | undefined;
  /** The same by `nodes`, though the pages were read by `edges`. */
  cachedNodes(field: PagedField): readonly string[] | undefined;
  /** Fetches a node by its id, as `WalkOrder` does. */
  refetch(id: string): Promise<unknown>;
  createWebhook(): Promise<void>;
  deleteWebhook(id: string): Promise<void>;
  upload(file: File): Promise<unknown>;
}

export type PagedField = 'orders' | 'countries' | 'webhooks';

/** Takes a client through paging, refetching, inserting, deleting and uploading. It must print no warning. */
export async function walk(clientFor: (endpoint: string) => Promise<WalkingClient> | WalkingClient): Promise<void> {
  const printed = (['warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  onTestFinished(() => void vi.restoreAllMocks());
  const { gateway } = await gatewayOverSandbox(...slugs);
  const { address } = await served(gateway);
  const client = await clientFor(address);

  const orders = await paged(client, 'orders', 25, 4);
  expect(new Set(orders).size).toBe(100);
  const countries = await paged(client, 'countries', 100, 3);
  expect(new Set(countries).size).toBe(250);

  const [first = ''] = orders;
  expect(await client.refetch(first)).toMatchObject({ id: first, paymentStatus: expect.any(String) });
  expect(client.cached('orders')).toEqual(orders);

  const before = await client.nextPage('webhooks', 10);
  await client.createWebhook();
  await client.createWebhook();
  const [newest = '', next = '', ...others] = client.cached('webhooks') ?? [];
  expect(others).toEqual(before);
  await client.deleteWebhook(newest);
  expect(client.cached('webhooks')).toEqual([next, ...before]);
  expect(client.cachedNodes('webhooks')).toEqual([next, ...before]);
  expect(client.cached('countries')).toEqual(countries);

  const file = new File(['noted'], 'notes.txt', { type: 'text/plain' });
  expect(await client.upload(file)).toMatchObject({ byteCount: '5' });
  expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([]);
}

async function paged(
  client: WalkingClient,
  field: PagedField,
  count: number,
  pages: number,
): Promise<readonly string[]> {
  let ids: readonly string[] = [];
  for (let page = 0; page < pages; page += 1) ids = await client.nextPage(field, count);
  expect(client.cached(field)).toEqual(ids);
  expect(client.cachedNodes(field)).toEqual(ids);
  return ids;
}
