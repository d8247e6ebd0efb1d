import { createRequire } from 'node:module';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { served } from '#test/served';
import { refusingPlugins } from './refusing-plugins.ts';
import { ANSWER, REQUESTS, shop } from './shop.ts';

describe('a plugin that answers 401', () => {
  it.each(Object.keys(refusingPlugins({ isOn: false })))('is not bypassed: in %s', async (hook) => {
    const state = { isOn: false };
    const { gateway, sent } = await shop();
    const { ask } = await served(gateway, [refusingPlugins(state)[hook] ?? {}]);
    // The third time, all cacheable responses are cached.
    for (let times = 0; times < 3; times++) {
      for (const request of Object.values(REQUESTS)) expect((await ask(request)).status).toBe(200);
    }
    const before = sent.length;

    state.isOn = true;
    const found: Record<string, unknown> = {};
    for (const [name, request] of Object.entries(REQUESTS)) {
      const { status, body, headers } = await ask(request);
      found[name] = status;
      expect(body.toString()).not.toContain('orderId');
      expect(body.toString()).not.toContain('"data":{');
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    }

    expect(found).toEqual(Object.fromEntries(Object.keys(REQUESTS).map((name) => [name, 401])));
    // Hooks after the execution cannot prevent an upload.
    expect(sent.length - before).toBeLessThanOrEqual(1);
    state.isOn = false;
    const again = await ask(REQUESTS['a POST'] ?? {});
    expect([again.status, again.body.toString()]).toEqual([200, ANSWER]);
  });
});

/** The module that Vite takes, where Node takes the other one: two copies of one package. */
const other = (await import(createRequire(import.meta.url).resolve('graphql/index.mjs'))) as {
  GraphQLError: typeof GraphQLError;
};

class OwnError extends other.GraphQLError {
  override readonly name = 'OwnError';
}

describe('a plugin that refuses by an error of another copy of graphql', () => {
  const hooks = Object.keys(refusingPlugins({ isOn: false })).filter(
    (hook) => !/response|onRequest$|handler of onRequest/.test(hook),
  );
  const options = { extensions: { code: 'NOT_TODAY', http: { status: 451, headers: { 'x-why': 'law' } } } };
  const makers = {
    'its own class': () => new other.GraphQLError('Not today.', options),
    'a class that extends it': () => new OwnError('Not today.', options),
  };
  const answerOf = async (hook: string, makeError: () => Error) => {
    const { gateway } = await shop();
    const { ask } = await served(gateway, [refusingPlugins({ isOn: true }, makeError)[hook] ?? {}]);
    const { status, headers, body } = await ask(REQUESTS['a POST'] ?? {});
    return [status, headers['x-why'], body.toString().replace(/"requestId":"[^"]*"/, '')];
  };

  it.each(hooks)("is answered as with the gateway's own: in %s", async (hook) => {
    const expected = await answerOf(hook, () => new GraphQLError('Not today.', options));

    for (const makeError of Object.values(makers)) expect(await answerOf(hook, makeError)).toEqual(expected);
    expect(other.GraphQLError).not.toBe(GraphQLError);
    expect(expected).toEqual([451, 'law', expect.stringContaining('"code":"NOT_TODAY"')]);
  });
});
