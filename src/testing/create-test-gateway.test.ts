import { GraphQLError } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../client/index.ts';
import { createTestGateway, type TestGatewayOptions } from './index.ts';

const COUNTRY = '{ country(id: "FR") { code3 } }';
const PUBLISH = `mutation { publish(input: { url: "https://jobs.example.test/role/new", kind: UPDATED }) {
  __typename ... on PublishSuccess { urlNotification { url } } } }`;
const CREATE =
  'mutation { createWebhook(input: { defaultStatus: 202 }) { ... on CreateWebhookSuccess { webhook { id } } } }';

async function testGateway(options: TestGatewayOptions) {
  const gateway = await createTestGateway(options);
  onTestFinished(() => gateway.close());
  const codes = async (query = COUNTRY) => {
    const { errors = [] } = await gateway.execute({ query });
    return errors.map(({ extensions }) => extensions?.['code']);
  };
  return { gateway, codes };
}

describe('createTestGateway', () => {
  it('answers from upstreams that remember', async () => {
    const { gateway } = await testGateway({ only: ['webhooks'] });
    const count = async () => {
      const { data } = await gateway.execute<{ webhooks: { totalCount: number } }>({
        query: '{ webhooks { totalCount } }',
      });
      return data?.webhooks.totalCount;
    };
    const before = await count();

    await gateway.execute({ query: CREATE });
    const after = await count();
    gateway.reset();

    expect([after, await count()]).toEqual([Number(before) + 1, before]);
  });

  it('has the graph of its APIs alone', async () => {
    const { gateway } = await testGateway({ only: ['countries', 'indexing'] });

    expect(gateway.schema.getType('Country')).toBeDefined();
    expect(gateway.schema.getType('Order')).toBeUndefined();
    await expect(createTestGateway({ only: ['countries'], settings: { apis: { chat: {} } } })).rejects.toThrow(
      'apis.chat: unknown key',
    );
  });

  it('shows what upstreams received', async () => {
    const { gateway } = await testGateway({ only: ['indexing'] });

    await gateway.execute({ query: PUBLISH });

    expect(gateway.requests).toEqual([
      {
        api: 'indexing',
        operation: 'publish',
        method: 'POST',
        path: '/v3/urlNotifications:publish?alt=json&prettyPrint=false&fields=urlNotificationMetadata(url)',
        headers: expect.objectContaining({ authorization: 'Bearer sandbox', host: 'sandbox.test' }),
        body: JSON.stringify({ url: 'https://jobs.example.test/role/new', type: 'URL_UPDATED' }),
      },
    ]);
    gateway.reset();
    expect(gateway.requests).toEqual([]);
  });

  it('has the same data for the same seed', async () => {
    const ids = async (seed: string) => {
      const { gateway } = await testGateway({ only: ['marketplace'], seed });
      const { data } = await gateway.execute({ query: '{ orders(first: 3) { nodes { orderId } } }' });
      return data;
    };

    expect(await ids('a')).toEqual(await ids('a'));
    expect(await ids('a')).not.toEqual(await ids('b'));
  });

  it('has caches, retries and a log only where settings turn them on', async () => {
    const cached = { performance: { cache: true } };
    const calls = async (settings: TestGatewayOptions['settings']) => {
      const { gateway } = await testGateway({ only: ['countries'], settings });
      await gateway.execute({ query: COUNTRY });
      await gateway.execute({ query: COUNTRY });
      return gateway.requests.length;
    };

    expect([await calls({}), await calls(cached)]).toEqual([2, 1]);
  });

  it('takes files, as clients send them', async () => {
    const { gateway } = await testGateway({ only: ['datalake'] });
    const client = createClient({
      url: 'http://graph.test/',
      fetch: (...args) => gateway.answer(new Request(...args)),
    });
    const file = new File(['hello'], 'a.txt');

    const { data, errors } = await client.mutate(
      `mutation ($file: Upload!) {
        concurrentAppend(input: { path: "notes", createIfMissing: true, content: { file: $file } }) { __typename }
      }`,
      { file },
    );

    expect([errors, data]).toEqual([[], { concurrentAppend: { __typename: 'ConcurrentAppendSuccess' } }]);
    expect(gateway.requests.map(({ operation, body }) => [operation, body])).toEqual([['concurrentAppend', 'hello']]);
  });

  it('has edges and plugins as createGateway has them', async () => {
    const edge = {
      between: ['countries'],
      typeDefs: 'extend type Country { anthem: String }',
      resolvers: { Country: { anthem: () => 'La Marseillaise' } },
    } as const;
    const refused = new GraphQLError('Not today.', { extensions: { code: 'NOT_TODAY' } });
    const plugin = {
      onExecute: ({ args, setResultAndStopExecution }: any) => {
        if (args.document.definitions[0].name?.value === 'Refused') setResultAndStopExecution({ errors: [refused] });
      },
    };
    const { gateway, codes } = await testGateway({ only: ['countries'], edges: [edge], plugins: [plugin] });

    const { data } = await gateway.execute({ query: '{ country(id: "FR") { code3 anthem } }' });

    expect(data).toEqual({ country: { code3: 'FRA', anthem: 'La Marseillaise' } });
    expect(await codes(`query Refused ${COUNTRY}`)).toEqual(['NOT_TODAY']);
  });

  it('is closed with the end of its block', async () => {
    let left;
    {
      await using gateway = await createTestGateway({ only: ['countries'] });
      left = gateway;
    }

    expect((await left.fetch(new Request('http://graph.test/graphql'))).status).toBe(503);
  });
});

describe('fault', () => {
  it.each([
    [{ status: 503 }, 'UPSTREAM_UNAVAILABLE'],
    [{ limited: '30s' }, 'RATE_LIMITED'],
    [{ reset: true }, 'UPSTREAM_UNAVAILABLE'],
    [{ truncate: 3 }, 'UPSTREAM_UNAVAILABLE'],
    [{ garbage: 'html' }, 'UPSTREAM_INVALID_RESPONSE'],
    [{ oversized: '11MiB' }, 'UPSTREAM_INVALID_RESPONSE'],
  ] as const)('%j makes an API fail until it ends', async (fault, code) => {
    const { gateway, codes } = await testGateway({ only: ['countries'] });

    const end = gateway.fault('countries', fault);
    const failed = await codes();
    end();

    expect([failed, await codes()]).toEqual([[code], []]);
  });

  it('drops requests, which time out', async () => {
    const settings = { defaults: { timeouts: { headers: '20ms' } } };
    const { codes } = await testGateway({ only: ['countries'], settings, faults: [{ on: 'countries', drop: true }] });

    expect(await codes()).toEqual(['UPSTREAM_TIMEOUT']);
  });

  it('hits one operation, as often as it says', async () => {
    const { gateway, codes } = await testGateway({ only: ['countries', 'indexing'] });
    gateway.fault('indexing.publish', { status: 500, count: 1 });

    expect([await codes(), await codes(PUBLISH), await codes(PUBLISH)]).toEqual([[], ['UPSTREAM_ERROR'], []]);
  });

  it('takes the place of an earlier one of its kind, and leaves its count', async () => {
    const { gateway, codes } = await testGateway({ only: ['countries'] });
    gateway.fault('countries', { status: 500, count: 2 });
    const first = await codes();

    const end = gateway.fault('countries', { status: 503 });
    const second = await codes();
    end();

    expect([first, second, await codes()]).toEqual([['UPSTREAM_ERROR'], ['UPSTREAM_UNAVAILABLE'], []]);
  });

  it('leaves nothing behind: quotas, a breaker, or overload', async () => {
    const { gateway, codes } = await testGateway({ only: ['countries'] });
    gateway.fault('countries', { limited: '30s', count: 1 });
    gateway.fault('countries', { status: 503, count: 30 });

    const failed = [];
    for (let call = 0; call < 30; call++) failed.push(...(await codes()));
    gateway.reset();

    expect(failed).toHaveLength(30);
    expect(await codes()).toEqual([]);
    expect(gateway.requests).toHaveLength(1);
  });

  it('ends with a reset, except those of the start', async () => {
    const { gateway, codes } = await testGateway({
      only: ['countries'],
      faults: [{ on: '*', limited: '1s', count: 1 }],
    });
    gateway.fault('countries', { status: 503 });

    gateway.reset();

    expect([await codes(), await codes()]).toEqual([['RATE_LIMITED'], []]);
  });

  it.each([
    ['countries', { stauts: 503 }, 'fault: stauts: unknown key; did you mean status?'],
    ['country', { status: 503 }, 'fault: on: "country" is not *, an API'],
    ['countries', { status: 200 }, 'fault: status: 200 is not a status from 400 to 599'],
  ])('on %s refuses %j', async (on, fault, message) => {
    const { gateway } = await testGateway({ only: ['countries'] });

    expect(() => gateway.fault(on as never, fault as never)).toThrow(TypeError);
    expect(() => gateway.fault(on as never, fault as never)).toThrow(message);
  });
});

describe('clock', () => {
  it('is the time of upstreams', async () => {
    const { gateway } = await testGateway({ only: ['indexing'] });
    const { clock } = gateway;
    const NOTIFIED = `mutation { publish(input: { url: "https://jobs.example.test/role/new", kind: UPDATED }) {
      ... on PublishSuccess { urlNotification { latestUpdate { notifiedAt } } } } }`;
    clock.stop('2026-03-01T12:00:00Z');
    clock.advance(60_000);

    const { data } = await gateway.execute({ query: NOTIFIED });

    expect(JSON.stringify(data)).toContain('2026-03-01T12:01:00');
    expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T12:01:00.000Z');
    clock.set(new Date('2027-01-01T00:00:00Z'));
    expect(clock.now()).toBeGreaterThanOrEqual(Date.UTC(2027, 0, 1));
    expect(() => clock.set('soon')).toThrow('"soon" is no time.');
  });
});
