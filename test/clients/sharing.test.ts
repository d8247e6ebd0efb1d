import { describe, expect, it, vi } from 'vitest';
import { createHandler } from '#gateway';
import { gatewayOver, json, type Sent } from '#test/harness';
import { until } from '#test/until';
import { createClient } from '../../src/client/index.ts';
import { HASH, QUERY } from './question.ts';
import { readRecordedRequests } from './recorded-requests.ts';

const DIFFERENT = 200;
const COUNT = 3 * DIFFERENT;
const PERSISTED = 'apollo-client-persisted';

interface ClientRequest {
  readonly client: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** A request as our client sends it. */
async function ownRequest(): Promise<ClientRequest> {
  let request: Request | undefined;
  const client = createClient({
    url: 'http://graph.test/graphql',
    retry: false,
    fetch: (input, init) => {
      request = new Request(input as string, init);
      return Promise.resolve(Response.json({ data: {} }));
    },
  });
  await client.query(QUERY, { hash: HASH });
  const { method = '', headers = new Headers() } = request ?? {};
  return {
    client: 'our client',
    method,
    target: '/graphql',
    headers: [...headers],
    body: (await request?.text()) ?? '',
  };
}

/** Requests for the transaction as each client sends them, with its own order of members. That of a persisted document is not known here. */
const requests: readonly ClientRequest[] = [
  ...readRecordedRequests().filter(({ method, client }) => method !== 'OPTIONS' && client !== PERSISTED),
  await ownRequest(),
];

const hashOf = (n: number) => n.toString(16).padStart(HASH.length, '0');

/** The same request for another transaction. */
function requestFor({ method, target, headers, body }: ClientRequest, hash: string, tenant = 'a'): Request {
  const url = `http://graph.test${target.replaceAll(HASH, hash)}`;
  const lines = headers.filter(([name]) => name.toLowerCase() !== 'content-length').map((line) => [...line]);
  return new Request(url, {
    method,
    headers: [...lines, ['x-tenant', tenant]] as [string, string][],
    ...(method === 'POST' && { body: body.replaceAll(HASH, hash) }),
  });
}

/** A gateway that counts executions, over transactions that are held until the test releases them. */
async function counted(performance: object, cacheControl: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const answer = async ({ target }: Sent) => {
    await released;
    const hash = /[\da-f]{64}/.exec(target)?.[0];
    const rest = { ver: 2, vin_sz: 0, vout_sz: 0, size: 222, weight: 561, fee: 1410, relayed_by: '0.0.0.0' };
    const body = { hash, ...rest, lock_time: 0, tx_index: 1, time: 1_767_225_000, inputs: [], out: [] };
    return json(body, 200, { 'cache-control': cacheControl });
  };
  const { gateway } = await gatewayOver('blockchain', answer, {
    settings: {
      performance: { coalesceCalls: false, ...performance },
      apis: { blockchain: { forward: ['x-tenant'] } },
    },
  });
  const contextOf = vi.fn(gateway.contextOf);
  const handler = await createHandler({ ...gateway, contextOf });
  const ask = async (request: Request) => {
    const response = await handler.fetch(request);
    const { data } = (await response.json()) as { data: { transaction: { hash: string } } };
    return data.transaction.hash;
  };
  return { gateway, ask, release, runs: () => contextOf.mock.calls.length };
}

describe.each(requests.map((request) => [request.client, request] as const))('requests of %s', (_client, request) => {
  it('in flight share an execution where they are equal, and never otherwise', async () => {
    const { gateway, ask, release, runs } = await counted({ cache: false, responseCache: false }, 'no-store');
    const hashes = Array.from({ length: COUNT }, (_, n) => hashOf(n % DIFFERENT));
    const answers = hashes.map((hash) => ask(requestFor(request, hash)));
    const ofAnother = hashes.slice(0, 40).map((hash) => ask(requestFor(request, hash, 'b')));
    await until(() => expect([gateway.overload.inFlight, runs()]).toEqual([COUNT + 40, DIFFERENT + 40]));
    release();

    expect(await Promise.all(answers)).toEqual(hashes);
    expect(await Promise.all(ofAnother)).toEqual(hashes.slice(0, 40));
    expect([gateway.overload.inFlight, runs()]).toEqual([0, DIFFERENT + 40]);
  });

  it.each([
    ['public, max-age=60', 2],
    ['private, max-age=60', 4],
  ])('share a cached response where they are equal and it is %s', async (cacheControl, executions) => {
    const { ask, release, runs } = await counted({ coalesceOperations: false }, cacheControl);
    release();
    const hashes = Array.from({ length: 40 }, (_, n) => hashOf(n));
    for (const tenant of ['a', 'b', 'a', 'b', 'a', 'b']) {
      for (const hash of hashes) expect(await ask(requestFor(request, hash, tenant))).toBe(hash);
    }

    expect(runs()).toBe(executions * hashes.length);
  });
});
