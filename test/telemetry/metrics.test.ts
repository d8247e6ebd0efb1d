import { describe, expect, it } from 'vitest';
import type { Snapshot } from '#telemetry';
import { fakeRequest } from '#test/fake-request';
import { json } from '#test/harness';
import { served } from '#test/served';
import { observed } from '#test/telemetry/observed';
import { Held } from '../../src/gateway/types.ts';

const quote = json({ _id: 'q1', content: 'Words', author: 'A', tags: [], length: 5 });
const valuesOf = (snapshot: Snapshot | undefined, name: string) =>
  Object.fromEntries((snapshot?.[name] ?? []).map(({ labels, value }) => [labels.join(' '), value]));

describe('the metrics', () => {
  it('count operations by name, type and outcome, with their durations', async () => {
    const replies = [quote, json({}, 500)];
    const { post, gateway } = await observed({ quotes: () => replies.shift() ?? quote });
    await post({ query: 'query Saying { randomQuote { text } }' });
    await post({ query: 'query Saying { randomQuote { text } }' });
    await post({ query: '{ __typename }' });
    await post({ query: '{ nonsense' });

    const snapshot = gateway.telemetry?.read();
    expect(valuesOf(snapshot, 'manifold.operations')).toEqual({
      'Saying query success': 1,
      'Saying query failed': 1,
      'anonymous query success': 1,
      'none  refused': 1,
    });
    const durations = snapshot?.['manifold.operation.duration'] ?? [];
    expect(
      durations.map(({ labels, buckets = [] }) => [...labels, buckets.reduce((sum, each) => sum + each, 0)]),
    ).toEqual([
      ['none', '', 1],
      ['Saying', 'query', 2],
      ['anonymous', 'query', 1],
    ]);
    expect(valuesOf(snapshot, 'manifold.errors')).toEqual({ UPSTREAM_ERROR: 1, GRAPHQL_PARSE_FAILED: 1 });
    expect(valuesOf(snapshot, 'manifold.upstream.calls')).toEqual({ quotes: 2 });
    expect(valuesOf(snapshot, 'manifold.upstream.failures')).toEqual({ 'quotes UPSTREAM_ERROR': 1 });
    expect(valuesOf(snapshot, 'manifold.requests.in_flight')).toEqual({ '': 0 });
    expect(valuesOf(snapshot, 'manifold.operation.upstream_calls')).toEqual({ 'Saying query': 2 });
    expect(valuesOf(snapshot, 'manifold.operation.cost')).toEqual({
      'Saying worst': 2,
      'Saying expected': 2,
      'Saying actual': 2,
    });
  });

  it('have a bounded number of series, whatever names callers send', async () => {
    const { post, gateway } = await observed({ quotes: () => quote }, { metrics: { operations: 2 } });
    for (const name of ['A', 'B', 'C', 'D', 'A']) await post({ query: `query ${name} { __typename }` });

    expect(valuesOf(gateway.telemetry?.read(), 'manifold.operations')).toEqual({
      'A query success': 2,
      'B query success': 1,
      'other query success': 2,
    });
  });

  it('are the same with plugins around operations or HTTP requests', async () => {
    for (const route of ['graphql-plugin', 'http-plugin'] as const) {
      const { gateway } = await observed({ quotes: () => quote });
      const { post } = await served(gateway, route);
      await post({ query: 'query Saying { randomQuote { text } }', operationName: 'Saying' });
      await post({ query: '{ nonsense' });

      const snapshot = gateway.telemetry?.read();
      expect(valuesOf(snapshot, 'manifold.requests.in_flight')).toEqual({ '': 0 });
      expect(Object.values(valuesOf(snapshot, 'manifold.operations')).reduce((sum, each) => sum + each, 0)).toBe(2);
      expect(valuesOf(snapshot, 'manifold.operations')).toMatchObject({ 'Saying  success': 1 });
    }
  });

  it('count requests that are refused unread while the gateway is overloaded', async () => {
    const { gateway } = await observed({ quotes: () => quote });
    const handler = await gateway.handler();
    while (gateway.overload.admit());
    await handler.handle(fakeRequest({}), new Held());

    const snapshot = gateway.telemetry?.read();
    expect(valuesOf(snapshot, 'manifold.operations')).toEqual({ 'none  failed': 1 });
    expect(valuesOf(snapshot, 'manifold.errors')).toEqual({ OVERLOADED: 1 });
    expect(valuesOf(snapshot, 'manifold.responses')).toEqual({ 503: 1 });
    expect(valuesOf(snapshot, 'manifold.requests.in_flight')).toEqual({ '': 0 });
  });

  it('are absent where everything that observes is off', async () => {
    const { gateway, post } = await observed(
      { quotes: () => quote },
      { metrics: { enabled: false }, server: { console: false } },
    );

    expect((await post({ query: '{ __typename }' })).status).toBe(200);
    expect(gateway.telemetry).toBeUndefined();
  });
});
