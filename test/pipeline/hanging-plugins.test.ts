import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { createHandler } from '#gateway';
import { served } from '#test/served';
import { ANSWER, REQUESTS, shop } from './shop.ts';

const OPERATION_MS = 300;
const never = () => new Promise<never>(() => undefined);

/** Plugins that hang in one hook while `isOn`. */
function hangingPlugins(state: { isOn: boolean }): Readonly<Record<string, Plugin>> {
  const hang = () => (state.isOn ? never() : undefined) as never;
  return {
    onContextBuilding: { onContextBuilding: hang },
    onExecute: { onExecute: hang },
    'a function of onExecute': { onExecute: ({ setExecuteFn }) => state.isOn && setExecuteFn(never) },
    'after onExecute': { onExecute: () => ({ onExecuteDone: hang }) },
    onRequest: { onRequest: hang },
    onRequestParse: { onRequestParse: hang },
    'a parser of onRequestParse': { onRequestParse: ({ setRequestParser }) => state.isOn && setRequestParser(never) },
    onParams: { onParams: hang },
    onExecutionResult: { onExecutionResult: hang },
    onResultProcess: { onResultProcess: hang },
    onResponse: { onResponse: hang },
  } as Readonly<Record<string, Plugin>>;
}

describe('a plugin that hangs', () => {
  it.each(Object.keys(hangingPlugins({ isOn: false })))(
    'ends at the deadline of its operation: in %s',
    async (hook) => {
      const state = { isOn: false };
      const { gateway } = await shop({ settings: { limits: { timeouts: { operation: `${OPERATION_MS}ms` } } } });
      const { ask } = await served(gateway, [hangingPlugins(state)[hook] ?? {}]);
      const request = REQUESTS['a POST'] ?? {};
      await ask(request);

      state.isOn = true;
      const startedAt = performance.now();
      const { status, body } = await ask(request);
      expect(performance.now() - startedAt).toBeGreaterThan(OPERATION_MS);
      state.isOn = false;
      const again = await ask(request);

      expect({ status, ...JSON.parse(body.toString()) }).toEqual({
        status: 504,
        errors: [
          {
            message: `The operation took longer than ${OPERATION_MS} ms.`,
            extensions: { code: 'UPSTREAM_TIMEOUT', requestId: expect.any(String) },
          },
        ],
      });
      expect([again.status, again.body.toString()]).toEqual([200, ANSWER]);
    },
  );
});

describe('a plugin that leaves no response', () => {
  it.each([
    ['throws around the request', { instrumentation: { request: () => fail() } }],
    ['rejects around the request', { instrumentation: { request: async () => fail() } }],
    ['returns nothing around the request', { instrumentation: { request: () => undefined } }],
    ['takes the response away', { onResponse: ({ setResponse }: any) => setResponse(null) }],
  ])('fails its request alone, by node:http and by the Fetch API: %s', async (_what, plugin) => {
    const { gateway } = await shop();
    const plugins = [plugin as Plugin];
    const { ask } = await served(gateway, plugins);
    const handler = await createHandler({ ...gateway, plugins });

    const byServer = await ask(REQUESTS['a POST'] ?? {});
    const byFetch = await handler.fetch(new Request('http://gateway/graphql?query={__typename}'));

    const failure = { errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) } }] };
    expect([byServer.status, byFetch.status]).toEqual([500, 500]);
    expect(JSON.parse(byServer.body.toString())).toMatchObject(failure);
    expect(await byFetch.json()).toMatchObject(failure);
  });
});

function fail(): never {
  throw new Error('a secret');
}
