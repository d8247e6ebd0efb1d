import type { Plugin } from 'graphql-yoga';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Slug } from '#contracts';
import { createGateway, createHandler, type Gateway } from '#gateway';
import type { Subgraph } from '#graph';
import { createLog, type Log } from '#log';
import { gatewayOf } from '#test/harness';
import { ROUTES, served } from '#test/served';
import { ORDER, shop } from './shop.ts';

const read = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

function deep(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

const VALUES: Readonly<Record<string, () => unknown>> = {
  good: () => 'good',
  throwing: () => ({
    toJSON() {
      throw new Error('a secret');
    },
  }),
  'throwing nothing': () => ({
    toJSON() {
      throw undefined;
    },
  }),
  'too long': () => ({
    toJSON() {
      throw new RangeError('Invalid string length');
    },
  }),
  'too deep': () => deep(100_000),
  circular: () => {
    const value: unknown[] = [];
    value.push(value);
    return value;
  },
};

const ANY: Subgraph = {
  slug: 'any' as Slug,
  typeDefs: 'extend type Query { any(value: String!): JSON }',
  resolvers: { Query: { any: async (_root: unknown, { value }: any) => VALUES[value]?.() } } as Subgraph['resolvers'],
  nodes: {},
  random: [],
  extras: [],
};

/** A gateway over values that cannot be serialized. */
function anything(log?: Log): { gateway: Gateway; lines: string[] } {
  const lines: string[] = [];
  const base = gatewayOf({ marketplace: 'http://127.0.0.1:9' });
  const gateway = createGateway({
    settings: { ...base.settings, apis: { any: base.settings.apis.marketplace } as never },
    subgraphs: [ANY],
    edges: [],
    log: log ?? createLog({ level: 'debug', format: 'text' }, (line) => lines.push(line)),
    contractOf: () => ({ slug: 'any', operations: {}, settings: {}, servers: [] }) as never,
  });
  onTestFinished(() => gateway.close());
  return { gateway, lines };
}

const GOOD = { data: { any: 'good' } };
const any = (value: string) => ({ query: `{ any(value: "${value}") }` });
const BROKEN = Object.keys(VALUES).filter((value) => value !== 'good');

describe.each(ROUTES)('by the %s route, a response that cannot be written', (route) => {
  it.each(BROKEN)('is a masked error of its request alone, for a value that is %s', async (value) => {
    const { gateway, lines } = anything();
    const { post } = await served(gateway, route);

    const [broken, other, again] = await Promise.all([post(any(value)), post(any('good')), post(any(value))]);

    for (const answer of [broken, again]) {
      const { errors, data } = read(answer);
      // A value that is nested too deeply is an error of its field.
      expect([null, { any: null }]).toContainEqual(data ?? null);
      expect(errors.map(({ message, extensions }: any) => [message, extensions.code])).toEqual([
        ['Something went wrong inside the gateway.', 'INTERNAL_SERVER_ERROR'],
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(read(other)).toEqual(GOOD);
    expect(read(await post(any('good')))).toEqual(GOOD);
    expect(lines.some((line) => / error A (request|resolver) failed/.test(line))).toBe(true);
  });
});

describe.each(ROUTES)('by the %s route, a log that fails', (route) => {
  it('changes no response', async () => {
    const fail = () => {
      throw new Error('the disk is full');
    };
    const quiet = createLog({ level: 'silent', format: 'text' });
    const { gateway } = anything({ ...quiet, causes: fail, error: fail, warn: fail, debug: fail });
    const { post, ask } = await served(gateway, route);

    expect(read(await post(any('throwing'))).errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(read(await post({ query: '{ nothing }' })).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await post('{')).status).toBe(400);
    expect((await ask({ query: '/other' })).status).toBe(404);
    expect(read(await post(any('good')))).toEqual(GOOD);
  });
});

describe.each([
  ['in the pipeline', []],
  ['under Yoga', [{ onRequest() {} }]],
] as [string, Plugin[]][])('a header that cannot be sent, %s,', (_where, others) => {
  it.each<[string, object]>([
    ['a line break', { headers: { 'x-a': 'a\r\nset-cookie: b=c' } }],
    ['a letter that is none of Latin-1', { headers: { 'x-a': 'Ω' } }],
    ['a name with a space', { headers: { 'x a': 'b' } }],
    ['a status that is none', { status: 42 }],
    ['a status that is no number', { status: 'OK' }],
  ])('fails its request alone: %s', async (_what, http) => {
    const { gateway } = await shop();
    const state = { isOn: true };
    const plugins: Plugin[] = [
      {
        onExecute: () => ({
          onExecuteDone({ result, setResult }) {
            if (state.isOn) setResult({ ...(result as object), extensions: { http } });
          },
        }),
      },
      ...others,
    ];
    const { post } = await served(gateway, plugins);

    const failed = await post({ query: ORDER });
    state.isOn = false;
    const other = await post({ query: ORDER });

    expect([failed.status, failed.headers['set-cookie'], other.status]).toEqual([500, undefined, 200]);
    expect(read(other)).toEqual({ data: { order: { orderId: '11-1' } } });
  });

  it('gets the same response without a server', async () => {
    const { gateway } = await shop();
    const plugin: Plugin = {
      onExecute: ({ setResultAndStopExecution }) =>
        setResultAndStopExecution({ data: {}, extensions: { http: { headers: { 'x-a': '\n' } } } }),
    };
    const handler = await createHandler({ ...gateway, plugins: [plugin, ...others] });
    const body = JSON.stringify({ query: ORDER });

    const { status } = await handler.fetch(
      new Request('http://gateway/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    );

    expect(status).toBe(500);
  });
});

describe('a request of the Fetch API', () => {
  const request = (signal: AbortSignal) => new Request('http://gateway/graphql?query={__typename}', { signal });

  it('is cancelled when its caller aborts it', async () => {
    const { gateway } = await shop({ answer: () => new Promise(() => undefined) });
    const gone = new AbortController();
    const url = `http://gateway/graphql?query=${encodeURIComponent(ORDER)}`;
    const pending = gateway.fetch(new Request(url, { signal: gone.signal }));

    gone.abort(new Error('gone'));

    await expect(pending).rejects.toThrow('gone');
    await expect(gateway.fetch(request(AbortSignal.abort(new Error('gone before'))))).rejects.toThrow('gone before');
  });

  it('gets the same response as one of node:http', async () => {
    const { gateway } = await shop();

    const response = await gateway.fetch(request(new AbortController().signal));

    expect([response.status, await response.text()]).toEqual([200, '{"data":{"__typename":"Query"}}']);
  });
});
