import { createClient } from 'graphql-sse';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '#test/until';
import { heldMarketplace } from '../held-marketplace.ts';
import { acceptedSockets, Connection, posted } from '../pipeline/connection.ts';
import { BLOCKS, blockEvent, gatewayOverChain } from './chain.ts';

const TOKEN = 'x-graphql-event-stream-token';

describe('the single connection mode of graphql-sse', () => {
  it('shares a stream between operations', async () => {
    const { address, chain, gateway } = await gatewayOverChain();
    const client = createClient({ url: address, singleConnection: true, lazy: true });
    onTestFinished(() => client.dispose());
    const seen: unknown[][] = [[], []];
    const follow = (index: number, after: string) =>
      client.subscribe(
        { query: BLOCKS, variables: { after } },
        { next: ({ data }) => seen[index]?.push(data), error() {}, complete() {} },
      );
    const leave = follow(0, '99');
    follow(1, '98');
    await until(() => expect(seen.map((each) => each.length)).toEqual([1, 2]));
    chain.height = 101;
    const data = (height: number) => blockEvent(height).data.data;
    await until(() => expect(seen).toEqual([[100, 101].map(data), [99, 100, 101].map(data)]));
    leave();
    await until(() => expect(gateway.live.counts.subscribers).toBe(1));
    const query = client.iterate({ query: '{ latestBlock { height } }' });
    expect((await query.next()).value).toEqual({ data: { latestBlock: { height: 101 } } });
    client.dispose();
    await until(() => expect(gateway.live.counts.subscribers).toBe(0));
  });

  it('refuses a stream that is not reserved, open already or not open yet', async () => {
    const { address } = await gatewayOverChain();
    const ask = async (method: string, token: string, body?: object) => {
      const headers = { [TOKEN]: token, 'content-type': 'application/json' };
      const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const { status } = response;
      if (method === 'PUT') return response.text();
      if (status !== 200) await response.text();
      else if (method === 'GET') onTestFinished(() => response.body?.cancel());
      return status;
    };
    expect(await ask('GET', 'unknown')).toBe(404);
    const token = String(await ask('PUT', ''));
    const operation = { query: BLOCKS, extensions: { operationId: '1' } };
    expect(await ask('POST', token, operation)).toBe(409);
    expect(await ask('GET', token)).toBe(200);
    expect(await ask('GET', token)).toBe(409);
    expect(await ask('POST', token, { query: BLOCKS })).toBe(400);
    expect(await ask('POST', token, operation)).toBe(202);
    expect(await ask('POST', token, operation)).toBe(409);
    expect(await ask('DELETE', token)).toBe(200);
  });

  it('counts an operation as a request in flight, until it is answered', async () => {
    const { url, gateway, release } = await heldMarketplace();
    const { open, run } = await streamOf({ address: url });
    await open();
    const answered = run({ query: '{ orders(first: 1) { totalCount } }' }, '1');
    await until(() => expect(gateway.overload.inFlight).toBe(1));
    release();
    expect(await answered).toBe(202);
    expect(gateway.overload.inFlight).toBe(0);
  });

  it('ends an operation also while the gateway is overloaded', async () => {
    const settings = { server: { overload: { maxInFlight: 1 } } };
    const { gateway, open, run, end, reserve } = await streamOf(await gatewayOverChain(settings));
    await open();
    expect(await run({ query: BLOCKS }, '1')).toBe(202);
    for (let count = 0; count < 2; count++) gateway.overload.enter();

    expect((await reserve()).status).toBe(503);
    expect([await end('1'), gateway.live.counts.subscribers]).toEqual([200, 0]);
    for (let count = 0; count < 2; count++) gateway.overload.leave();
  });

  it('begins no operation whose request comes to its end after the stream has', async () => {
    const { received } = acceptedSockets();
    const { address, gateway, open, token } = await streamOf(await gatewayOverChain());
    const { origin, host } = new URL(address);
    const leave = await open();
    const operation = JSON.stringify({ query: BLOCKS, extensions: { operationId: '1' } });
    const bytes = posted(host, operation, [`${TOKEN}: ${token}`]);
    const connection = new Connection(origin).write(bytes.slice(0, -10));
    await received(connection);
    leave();
    await until(async () => expect((await fetch(address, { headers: { [TOKEN]: token } })).status).toBe(404));
    const answered = connection.write(bytes.slice(-10)).next();

    expect([(await answered)?.status, gateway.live.counts.subscribers]).toEqual([409, 0]);
  });

  it('takes ids of operations as long as those of WebSockets', async () => {
    const { open, run } = await streamOf(await gatewayOverChain());
    await open();
    const query = '{ __typename }';
    expect([await run({ query }, 'x'.repeat(200)), await run({ query }, 'x'.repeat(201))]).toEqual([202, 400]);
  });

  it('has a number of streams for each caller', async () => {
    const { reserve, open } = await streamOf(await gatewayOverChain({ subscriptions: { poll: '10ms', perCaller: 2 } }));
    const leave = await open();
    expect((await reserve()).status).toBe(201);
    const refused = await reserve();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    leave();
    await until(async () => expect((await reserve()).status).toBe(201));
  });
});

/** A stream that is reserved at a gateway. */
async function streamOf<Over extends { readonly address: string }>(over: Over) {
  const { address } = over;
  const reserve = () => fetch(address, { method: 'PUT' });
  const token = await (await reserve()).text();
  const headers = { [TOKEN]: token, 'content-type': 'application/json' };
  const open = async () => {
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    await fetch(address, { headers, signal: leaving.signal });
    return () => leaving.abort();
  };
  const run = async (operation: object, operationId: string) => {
    const body = JSON.stringify({ ...operation, extensions: { operationId } });
    const response = await fetch(address, { method: 'POST', headers, body });
    await response.text();
    return response.status;
  };
  const end = async (operationId: string) => {
    const response = await fetch(`${address}?operationId=${operationId}`, { method: 'DELETE', headers });
    return response.status;
  };
  return { ...over, token, reserve, open, run, end };
}
