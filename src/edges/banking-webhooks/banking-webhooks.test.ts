import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const uuid = (n: number) => `22222222-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`;
const QUERY = '{ batches(first: 50) { nodes { batchUuid callbackWebhook { uuid } } } }';
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();
const hook = ({ target }: Sent) =>
  json({
    uuid: target.split('/').at(-1),
    default_status: 200,
    default_content_type: 'text/plain',
    created_at: '2026-02-03 10:12:00',
    updated_at: '2026-02-03 10:12:00',
  });

/** A gateway whose bank lists batches with these callbacks, made of the address of the webhooks. */
async function gatewayOver(callbacks: (address: string) => readonly unknown[], webhooks: (request: Sent) => object) {
  let rows: readonly object[] = [];
  const gateway = await gatewayOverAll({
    banking: () => json({ total: rows.length, batchRequests: rows }),
    webhooks: webhooks as typeof hook,
  });
  const { data } = await gateway.run(
    'mutation { createWebhook { ... on CreateWebhookSuccess { webhook { uuid url } } } }',
  );
  const { url, uuid: own } = data.createWebhook.webhook;
  gateway.sent.length = 0;
  rows = callbacks(url.slice(0, -own.length - 1)).map((callbackUrl, n) => ({ batchUuid: uuid(n), callbackUrl }));
  return gateway;
}

describe('Batch.callbackWebhook', () => {
  it('costs one call for each different webhook of fifty batches', async () => {
    const { run, sent } = await gatewayOver(
      (address) => range(50).map((n) => `${address}/${uuid(n % 3)}${['', '/below', '?job=1'][n % 3]}`),
      hook,
    );

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([...range(3).map((n) => `/token/${uuid(n)}`), '/v1/batches?offset=0&limit=50']);
    expect(data.batches.nodes.map(({ callbackWebhook }: any) => callbackWebhook.uuid)).toEqual(
      range(50).map((n) => uuid(n % 3)),
    );
  });

  it('is null without a call for other addresses, and null for a webhook that is gone', async () => {
    const { run, sent } = await gatewayOver(
      (address) => [
        null,
        undefined,
        `https://elsewhere.example.test/${uuid(1)}`,
        `${address}/x`,
        `${address}.example.test/${uuid(1)}`,
        `${address}/${uuid(9)}`,
      ],
      (request) => (request.target.endsWith(uuid(9)) ? json({ error: 'none' }, 404) : hook(request)),
    );

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([`/token/${uuid(9)}`, '/v1/batches?offset=0&limit=50']);
    expect(data.batches.nodes.map(({ callbackWebhook }: any) => callbackWebhook)).toEqual(range(6).map(() => null));
  });

  it('is there in the sandbox', async () => {
    const { run } = await gatewayOverSandbox('banking', 'webhooks');

    const { data, errors } = await run(`{ batches(first: 1) { nodes { ... on Batch { callbackUrl callbackWebhook { url
      requests(first: 1) { totalCount } } } } } }`);

    expect(errors).toBeUndefined();
    const [{ callbackUrl, callbackWebhook }] = data.batches.nodes;
    expect(callbackWebhook.url).toBe(callbackUrl);
    expect(callbackWebhook.requests.totalCount).toBeGreaterThan(0);
  });
});
