import { type DocumentNode, GraphQLError, GraphQLSchema, parse, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { createHandler } from '#gateway';
import { json } from '#test/harness';
import { served } from '#test/served';
import { ANSWER, ORDER, REQUESTS, shop } from './shop.ts';

const HTTP: Plugin = { onRequest() {} };

async function over(plugins: readonly Plugin[], options: Parameters<typeof shop>[0] = {}) {
  const { gateway, sent, logged } = await shop(options);
  return { ...(await served(gateway, plugins)), gateway, sent, logged };
}
const read = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

/** GraphQL hooks run in the pipeline, and under Yoga if another plugin has HTTP hooks. */
describe.each([
  ['in the pipeline', []],
  ['under Yoga', [HTTP]],
] as [string, Plugin[]][])('a plugin around operations, %s,', (_where, others) => {
  it('receives the parameters and the HTTP request of every operation', async () => {
    const seen: string[] = [];
    const plugin: Plugin = {
      onParse({ context, params }) {
        const { request, params: sent } = context as any;
        seen.push(`${request.method} ${new URL(request.url).pathname} ${String(params.source === sent.query)}`);
      },
      onExecute({ args }) {
        seen.push(Object.keys((args.contextValue as any).params.variables ?? {}).join());
      },
    };
    const { ask } = await over([plugin, ...others]);

    for (const request of Object.values(REQUESTS)) await ask(request);

    const methods = ['POST', 'GET', others.length > 0 ? 'GET' : 'HEAD', 'POST', 'GET', 'GET', 'POST'];
    expect(seen).toEqual(methods.flatMap((method, at) => [`${method} /graphql true`, at === 6 ? 'file' : '']));
  });

  it('may replace or mutate a result', async () => {
    const { post } = await over(
      [
        {
          onExecute: () => ({
            onExecuteDone({ result, setResult }) {
              const { data } = result as any;
              if (data.order) setResult({ data: { order: { orderId: 'hidden' } }, extensions: { seen: true } });
              else for (const each of data.orders.nodes) each.orderId = 'hidden';
            },
          }),
        },
        ...others,
      ],
      {
        settings: { performance: { cache: false }, limits: { pageMaximum: 5000 } },
        answer: ({ target }) => manyOrders(target),
      },
    );

    const one = await post({ query: ORDER });
    expect([read(one), one.headers['cache-control']]).toEqual([
      { data: { order: { orderId: 'hidden' } }, extensions: { seen: true } },
      'no-store',
    ]);
    // A long result is serialized during its execution.
    for (const first of [2, 3000]) {
      const { data } = read(await post({ query: `{ orders(first: ${first}) { nodes { orderId } } }` }));
      expect(new Set(data.orders.nodes.map(({ orderId }: any) => orderId))).toEqual(new Set(['hidden']));
      expect(data.orders.nodes.length).toBe(first);
    }
  });

  it('changes a result for its caller alone: it is not cached', async () => {
    const changing = { isOn: false };
    const { get } = await over([
      {
        onExecute: () => ({
          onExecuteDone({ result }) {
            if (changing.isOn) (result as any).data.order.orderId = 'mine';
          },
        }),
      },
      ...others,
    ]);
    const kept = async () => {
      const { headers, body } = await get({ query: ORDER });
      return [headers['cache-control'], headers['etag'] !== undefined, body.toString()];
    };

    expect(await kept()).toEqual([expect.stringMatching(/^public, max-age=\d+$/), true, ANSWER]);
    changing.isOn = true;
    expect(await kept()).toEqual(['no-store', false, ANSWER.replace('11-1', 'mine')]);
  });

  it('may replace the document, whose operation is then executed', async () => {
    const documents: Record<string, DocumentNode> = {
      query: parse('query A { __typename } query B { other: __typename }'),
      mutation: parse('mutation { __typename }'),
      invalid: parse('{ nothing }'),
      deep: parse('{ orders { nodes { lineItems { __typename } } } }'),
    };
    const { post, get } = await over(
      [{ onParse: ({ params, setParsedDocument }) => setParsedDocument(documents[String(params.source)]) }, ...others],
      { settings: { limits: { depth: 2 } } },
    );
    const codes = (answer: { body: Buffer }) => read(answer).errors.map(({ extensions }: any) => extensions.code);

    expect(read(await post({ query: 'query', operationName: 'B' }))).toEqual({ data: { other: 'Query' } });
    expect(codes(await post({ query: 'query' }))).toEqual(['OPERATION_RESOLUTION_FAILURE']);
    expect(read(await post({ query: 'mutation' }))).toEqual({ data: { __typename: 'Mutation' } });
    expect((await get({ query: 'mutation' })).status).toBe(405);
    expect(codes(await post({ query: 'invalid' }))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(codes(await post({ query: 'deep' }))).toEqual(['OPERATION_TOO_COMPLEX']);
  });

  it('may replace the schema: documents are validated against it, within the same limits', async () => {
    const seen: unknown[] = [];
    const renamed = (schema: GraphQLSchema) => {
      const config = schema.toConfig();
      return new GraphQLSchema({ ...config, mutation: undefined });
    };
    let other: GraphQLSchema | undefined;
    const plugin: Plugin = {
      onSchemaChange({ schema, replaceSchema }) {
        seen.push(schema);
        if (schema === other) return;
        other = renamed(schema as GraphQLSchema);
        replaceSchema(other);
      },
    };
    const { post } = await over([plugin, ...others], {
      settings: { limits: { depth: 2, aliases: 1 }, server: { introspection: false } },
    });
    const ask = async (query: string) => {
      const { errors, data } = read(await post({ query }));
      return errors?.map(({ extensions }: any) => extensions.code) ?? data;
    };

    expect(await ask(ORDER)).toEqual({ order: { orderId: '11-1' } });
    expect(await ask(ORDER)).toEqual({ order: { orderId: '11-1' } });
    expect(await ask('mutation { __typename }')).toEqual(['BAD_REQUEST']);
    expect(await ask('{ nothing }')).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(await ask('{ orders { nodes { lineItems { __typename } } } }')).toEqual(['OPERATION_TOO_COMPLEX']);
    expect(await ask('{ a: __typename b: __typename }')).toEqual(['OPERATION_TOO_COMPLEX']);
    expect(await ask('{ __schema { __typename } }')).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(await ask('{ orders { __typename } __typename @skip(if: true) ')).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  it('may extend the context, and read it in later hooks', async () => {
    const seen: unknown[] = [];
    const { post } = await over([
      {
        async onContextBuilding({ extendContext }) {
          await Promise.resolve();
          extendContext({ user: 'robin' } as object);
        },
        onExecute: ({ args }) => void seen.push((args.contextValue as any).user),
      },
      ...others,
    ]);

    expect((await post({ query: ORDER })).body.toString()).toBe(ANSWER);
    expect(seen).toEqual(['robin']);
  });

  it('may add rules, whose errors are validation errors', async () => {
    const noAliases: ValidationRule = (context) => ({
      Field(node) {
        if (node.alias) context.reportError(new GraphQLError('No aliases.', { nodes: node }));
      },
    });
    const { post } = await over([{ onValidate: ({ addValidationRule }) => addValidationRule(noAliases) }, ...others]);
    const ask = async (query: string, accept: string) => {
      const { status, body } = await post({ query }, { accept });
      return [
        status,
        JSON.parse(body.toString()).errors?.map(({ message, extensions }: any) => [message, extensions.code]),
      ];
    };

    for (let times = 0; times < 3; times++) {
      expect(await ask('{ a: __typename }', 'application/json')).toEqual([
        200,
        [['No aliases.', 'GRAPHQL_VALIDATION_FAILED']],
      ]);
      expect(await ask('{ a: __typename }', 'application/graphql-response+json')).toEqual([
        400,
        [['No aliases.', 'GRAPHQL_VALIDATION_FAILED']],
      ]);
      expect(await ask('{ a: nothing }', 'application/json')).toEqual([
        200,
        [['Cannot query field "nothing" on type "Query".', 'GRAPHQL_VALIDATION_FAILED']],
      ]);
      expect(await ask('{ __typename }', 'application/json')).toEqual([200, undefined]);
    }
  });

  it('may return a promise in awaited hooks', async () => {
    const later = async () => {
      await new Promise(setImmediate);
    };
    const { post } = await over([
      {
        onContextBuilding: async () => later as never,
        onExecute: async () => ({ onExecuteDone: later as never }),
      },
      ...others,
    ]);

    expect((await post({ query: ORDER })).body.toString()).toBe(ANSWER);
  });

  it.each(['onParse', 'onValidate', 'onEnveloped'] as const)(
    'is not passed by where it would decide later in %s, which cannot wait',
    async (hook) => {
      const { post, logged } = await over([
        {
          async [hook]() {
            await Promise.resolve();
            throw new GraphQLError('Who are you?', { extensions: { http: { status: 401 } } });
          },
        },
        ...others,
      ]);

      for (let times = 0; times < 2; times++) {
        const { status, body } = await post({ query: ORDER });
        expect([status, JSON.parse(body.toString()).errors[0].extensions.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
      }
      expect(logged.join('\n')).toContain(`The hook ${hook} of a plugin returned a promise`);
    },
  );

  it('must not return a stream as a result', async () => {
    const { post, logged } = await over([
      {
        onExecute: ({ setResultAndStopExecution }) =>
          setResultAndStopExecution(
            (async function* () {
              yield { data: {} };
            })() as never,
          ),
      },
      ...others,
    ]);

    expect((await post({ query: ORDER })).status).toBe(500);
    expect(logged.join('\n')).toContain('made a stream of a result');
  });

  it('receives each operation: equal ones are executed twice, concurrently or one after another', async () => {
    let executed = 0;
    const { post, sent } = await over([{ onExecute: () => void (executed += 1) }, ...others]);

    await Promise.all([post({ query: ORDER }), post({ query: ORDER }), post({ query: ORDER })]);
    await post({ query: ORDER });

    expect([executed, sent.length]).toEqual([4, 1]);
  });

  it("is not bypassed by coalescing with another caller's equal operation", async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const authenticated: Plugin = {
      onContextBuilding({ context }) {
        if ((context as any).request.headers.get('authorization')) return;
        throw new GraphQLError('Who are you?', { extensions: { code: 'UNAUTHORIZED', http: { status: 401 } } });
      },
    };
    const { post } = await over([authenticated, ...others], {
      async answer() {
        ask();
        await released;
        return json({ orderId: '11-1' });
      },
    });
    const allowed = post({ query: ORDER }, { authorization: 'Bearer a' });
    await asked;

    expect((await post({ query: ORDER })).status).toBe(401);
    release();
    expect((await allowed).body.toString()).toBe(ANSWER);
  });
});

describe('plugins', () => {
  it('run in order, and add others after themselves', async () => {
    const seen: string[] = [];
    const named = (name: string): Plugin => ({
      onParse: () => void seen.push(`parse ${name}`),
      onRequest: () => void seen.push(`request ${name}`),
    });
    const adding: Plugin = {
      onPluginInit({ addPlugin }) {
        addPlugin(named('added'));
        addPlugin({ onPluginInit: (inner) => inner.addPlugin(named('added by the added')) } as Plugin);
      },
      onParse: () => void seen.push('parse adding'),
    };
    const { post } = await over([named('first'), adding, named('last')]);

    expect((await post({ query: ORDER })).body.toString()).toBe(ANSWER);

    const order = ['first', 'added', 'added by the added', 'last'];
    expect(seen.filter((each) => each.startsWith('request'))).toEqual(order.map((name) => `request ${name}`));
    expect(seen.filter((each) => each.startsWith('parse'))).toEqual(
      ['first', 'adding', 'added', 'added by the added', 'last'].map((name) => `parse ${name}`),
    );
  });

  it('may be class instances with state', async () => {
    class Base {
      readonly seen: string[] = [];
      onRequest() {
        this.seen.push('request');
      }
    }
    class Counting extends Base {
      onParse() {
        this.seen.push('parse');
      }
      onResponse = () => void this.seen.push('response');
    }
    const plugin = new Counting();
    const { post } = await over([plugin as Plugin]);

    await post({ query: ORDER });

    expect(plugin.seen).toEqual(['request', 'parse', 'response']);
  });

  it.each([
    ['onPluginInit throws', { onPluginInit: () => fail('no licence') }, 'A plugin failed at the start: no licence'],
    ['onSchemaChange throws', { onSchemaChange: () => fail('no licence') }, 'A plugin failed at the start: no licence'],
    ['onYogaInit throws', { onYogaInit: () => fail('no licence') }, 'A plugin failed at the start: no licence'],
    [
      'onPluginInit waits',
      { onPluginInit: async () => undefined },
      'The hook onPluginInit of a plugin returned a promise',
    ],
    ['onYogaInit waits', { onYogaInit: async () => undefined }, 'The hook onYogaInit of a plugin returned a promise'],
    [
      'it adds a list',
      { onPluginInit: ({ addPlugin }: any) => addPlugin([{ onParse() {} }]) },
      'plugin 1 adds is a list',
    ],
    [
      'it adds a promise',
      { onPluginInit: ({ addPlugin }: any) => addPlugin(Promise.resolve({ onParse() {} })) },
      'plugin 1 adds is a promise',
    ],
  ])('are refused at the start where %s', async (_what, plugin, message) => {
    const { gateway } = await shop();

    const started = createHandler({ ...gateway, plugins: [plugin as Plugin] });

    await expect(started).rejects.toMatchObject({ name: 'PluginError', message: expect.stringContaining(message) });
  });

  it('with an unknown hook are refused if another plugin adds them', async () => {
    const { gateway } = await shop();
    const plugin = { onPluginInit: ({ addPlugin }: any) => addPlugin({ onFetch() {} }) } as Plugin;

    await expect(createHandler({ ...gateway, plugins: [plugin] })).rejects.toThrow(
      "A plugin that plugin 1 adds has the hook onFetch, which is none of envelop's or Yoga's: it would never run.",
    );
  });

  it('are disposed with the server', async () => {
    const ended: string[] = [];
    const { server } = await over([
      { onDispose: () => void ended.push('onDispose') },
      { [Symbol.asyncDispose]: async () => void ended.push('asyncDispose') } as Plugin,
    ]);

    await server.stop();

    expect(ended.toSorted()).toEqual(['asyncDispose', 'onDispose']);
  });
});

function manyOrders(target: string) {
  if (target.startsWith('/order/')) return json({ orderId: '11-1' });
  const limit = Number(/limit=(\d+)/.exec(target)?.[1]);
  const offset = Number(/offset=(\d+)/.exec(target)?.[1] ?? 0);
  const orders = Array.from({ length: limit }, (_, n) => ({ orderId: `11-${offset + n}` }));
  return json({ total: 10_000, limit, offset, orders });
}

function fail(message: string): never {
  throw new Error(message);
}
