import { getEventListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GatewayConfig } from '#config';
import { json, mock } from '#test/harness';
import { temporaryFile } from '#test/temporary-folder';
import { createGateway, type GatewayOptions, type TypedDocument } from './index.ts';

/** A gateway over one order, at an upstream that counts requests. */
async function shop(config: GatewayConfig = {}, options: GatewayOptions = {}) {
  const sent: { readonly target: string; readonly authorization: string | undefined }[] = [];
  const url = await mock(({ target, headers }) => {
    sent.push({ target, authorization: headers['authorization'] });
    return json({ orderId: '11-1' });
  });
  const settings: GatewayConfig = {
    unconfigured: 'omit',
    logs: { level: 'silent' },
    ...config,
    apis: { marketplace: { url, forward: ['authorization'] } },
  };
  const gateway = createGateway(settings, options);
  onTestFinished(() => gateway.close());
  return { gateway, sent };
}

function fileOf(text: string): string {
  return temporaryFile('manifold.yaml', text);
}

/** The problems of settings. */
function problemsOf(create: () => unknown): readonly string[] {
  try {
    create();
  } catch (error) {
    return (error as { readonly problems: readonly string[] }).problems;
  }
  return [];
}

describe('createGateway', () => {
  it('has all problems of its settings in one error', () => {
    const config = { limits: { depth: 0 }, server: { prot: 1 }, apis: { quotes: { url: 'quotes' } } };

    expect(() => createGateway(config as never)).toThrow(expect.objectContaining({ name: 'SettingsError' }));
    expect(problemsOf(() => createGateway(config as never))).toEqual([
      'server.prot: unknown key; did you mean port?',
      'limits.depth: 0 is not a whole number from 1 to 1000',
      'apis.quotes.url: "quotes" is not an http or https URL without user, query and fragment',
    ]);
  });

  it('refuses an edge between APIs that there are not, by its number', () => {
    const edges = [
      { between: ['countries'], typeDefs: 'extend type Country { a: String }', resolvers: {} },
      { between: ['countries', 'contries'], typeDefs: 'extend type Country { b: String }', resolvers: {} },
    ];

    expect(problemsOf(() => createGateway({}, { edges: edges as never }))).toEqual([
      'edges[1].between: there is no API "contries"; did you mean countries?',
    ]);
  });

  it('refuses what is no settings', () => {
    expect(problemsOf(() => createGateway([] as never))).toEqual([expect.stringMatching(/^settings: a list is not /)]);
    expect(problemsOf(() => createGateway('/nowhere/manifold.yaml'))).toEqual([
      '/nowhere/manifold.yaml cannot be read: there is no such file',
    ]);
  });

  it.each([
    ['path', (file: string) => file],
    ['URL', (file: string) => pathToFileURL(file)],
  ])('reads a file by its %s, with the variables that it is given', async (_by, given) => {
    const file = fileOf('unconfigured: omit\napis:\n  countries: { url: "${WHERE}" }\n');
    const gateway = createGateway(given(file), { env: { WHERE: 'http://127.0.0.1:1' } });
    onTestFinished(() => gateway.close());

    expect(gateway.schema.getType('Country')).toBeDefined();
    expect(gateway.schema.getType('Order')).toBeUndefined();
    expect(problemsOf(() => createGateway(given(file)))).toEqual([
      `${file}:3:16 apis.countries.url: the variable WHERE is not set; \${WHERE:-…} would give a default`,
    ]);
  });

  it('takes settings from variables only if it is given them', () => {
    const env = { MANIFOLD_CHAT_URL: 'chat' };

    expect(problemsOf(() => createGateway({}, { env }))).toEqual([
      expect.stringMatching(/^MANIFOLD_CHAT_URL: "chat" /),
    ]);
  });

  it('keeps nothing running before the first request', async () => {
    const before = process.getActiveResourcesInfo();
    const gateway = createGateway({ logs: { level: 'silent' } });

    expect(process.getActiveResourcesInfo()).toEqual(before);
    await gateway.close();
  });

  it('makes upstream calls by a function, whose responses are cached', async () => {
    const fetched = vi.fn<typeof fetch>(async () =>
      Response.json([{ cca2: 'PT', cca3: 'PRT' }], { headers: { 'cache-control': 'public, max-age=60' } }),
    );
    const gateway = createGateway(
      { unconfigured: 'omit', apis: { countries: { url: 'https://countries.test' } } },
      { fetch: fetched },
    );
    onTestFinished(() => gateway.close());
    const ask = () => gateway.execute({ query: '{ country(id: "PT") { code3 } }' });

    expect([await ask(), await ask()]).toEqual(Array(2).fill({ data: { country: { code3: 'PRT' } } }));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('logs into a function', async () => {
    const lines: string[] = [];
    const { gateway } = await shop({ logs: { level: 'error', format: 'json' } }, { log: (line) => lines.push(line) });
    const failing = createGateway(
      { unconfigured: 'omit', apis: { quotes: { url: 'http://127.0.0.1:1', retry: { attempts: 0 } } } },
      { log: (line) => lines.push(line) },
    );

    await gateway.execute({ query: '{ __typename }' });
    await failing.execute({ query: '{ authors(first: 1) { totalCount } }' });
    await failing.close();

    expect(lines.join('\n')).toContain('nothing listens there');
  });
});

describe('execute', () => {
  const ORDER = 'query Order($id: ID!) { order(id: $id) { orderId } }';

  it('runs a text, a DocumentNode or a typed text, as their caller', async () => {
    const { gateway, sent } = await shop({ performance: { cache: false } });
    const typed = new String(ORDER) as unknown as TypedDocument<
      { readonly order: { readonly orderId: string } | null },
      { readonly id: string }
    >;
    const variables = { id: '11-1' };

    const results = [
      await gateway.execute({ query: ORDER, variables, headers: { Authorization: 'Bearer me' } }),
      await gateway.execute({ document: parse(ORDER), variables }),
      await gateway.execute({ document: typed, variables }),
    ];
    const { data } = await gateway.execute({ document: typed, variables });
    const orderId: string | undefined = data?.order?.orderId;

    expect(results).toEqual(Array(3).fill({ data: { order: { orderId: '11-1' } } }));
    expect(orderId).toBe('11-1');
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer me', undefined, undefined, undefined]);
  });

  it('has errors as callers read them', async () => {
    const { gateway } = await shop();

    const { data, errors } = await gateway.execute({ query: '{ nothing }', headers: { 'x-request-id': 'mine' } });

    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: 'mine' } }]);
  });

  it('needs a document', async () => {
    const { gateway } = await shop();

    await expect(gateway.execute({})).rejects.toThrow(TypeError);
  });
});

describe('plugins', () => {
  it('of the settings run before those of the options', async () => {
    const order: string[] = [];
    Object.assign(globalThis, { manifoldOrder: order });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'manifoldOrder'));
    const file = fileOf('').replace('manifold.yaml', 'plugin.mjs');
    writeFileSync(file, "export default { onParse() { globalThis.manifoldOrder.push('settings'); } };");
    const { gateway } = await shop({ plugins: [file] }, { plugins: [{ onParse: () => void order.push('options') }] });

    const { signal } = new AbortController();
    await gateway.execute({ query: '{ __typename }', signal });

    expect(order).toEqual(['settings', 'options']);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
