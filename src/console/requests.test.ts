import { describe, expect, it } from 'vitest';
import { eventsOf, servedWithConsole } from '#test/console';
import { gatewayOver, json } from '#test/harness';
import type { RequestDetail } from './wire.ts';

const QUOTE = { _id: 'q', content: 'c', author: 'a', authorSlug: 'a', tags: [], length: 1 };

/** Sends operations to a gateway with its console; resolves with what the console says of one of them by its id. */
async function recorded(gateway: Awaited<ReturnType<typeof gatewayOver>>['gateway']) {
  const served = await servedWithConsole(gateway);
  const post = (body: object, requestId: string, headers = {}) =>
    fetch(`${served.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers },
      body: JSON.stringify(body),
    });
  const read = async (requestId: string) =>
    (await (await served.get(`/console/requests/${requestId}`)).json()) as RequestDetail;
  return { ...served, post, read };
}

describe('a recorded request', () => {
  it('has no document where it sent none', async () => {
    const { gateway } = await gatewayOver('quotes', () => json(QUOTE));
    const { post, read } = await recorded(gateway);
    await post({ query: 'query Saying {' }, 'r-1');

    const { outcome, status, document } = await read('r-1');

    expect({ outcome, status, document }).toEqual({ outcome: 'refused', status: 200, document: undefined });
  });

  it('has its calls beside the plan that was made before, without a value', async () => {
    const { gateway } = await gatewayOver('quotes', () => json(QUOTE));
    const { post, read } = await recorded(gateway);
    await post({ query: 'query Saying($id: ID!) { quote(id: $id) { text } }', variables: { id: 'q' } }, 'r-1');

    const { at, ms, upstreamMs, steps, calls, ...rest } = await read('r-1');

    expect(rest).toEqual({
      requestId: 'r-1',
      operation: 'Saying',
      type: 'query',
      outcome: 'success',
      status: 200,
      source: 'execution',
      callCount: 1,
      spared: 0,
      codes: [],
      document: 'query Saying($id: ID!) {\n  quote(id: $id) {\n    text\n  }\n}',
      errors: [],
      bytes: 31,
      plan: {
        worst: 1,
        expected: 1,
        warm: 0,
        actual: 1,
        calls: [
          {
            api: 'quotes',
            operation: 'getQuote',
            stage: 1,
            times: 1,
            expected: 1,
            cached: true,
            fields: ['Query.quote'],
          },
        ],
      },
    });
    expect(steps.map(({ step }) => step)).toEqual(['identified', 'read', 'prepared', 'executed']);
    expect(steps.map((step) => step.ms)).toEqual(steps.map((step) => step.ms).toSorted((a, b) => a - b));
    expect(calls).toMatchObject([
      { api: 'quotes', operation: 'getQuote', source: 'upstream', status: 200, spans: [{ status: 200 }] },
    ]);
    expect([at <= Date.now(), upstreamMs <= ms, calls[0]?.bytes]).toEqual([true, true, JSON.stringify(QUOTE).length]);
  });

  it('is in the list of the events, and one that failed has its errors at their fields', async () => {
    const { gateway } = await gatewayOver('quotes', () => json({}, 500));
    const { post, read, get } = await recorded(gateway);
    await post(
      {
        query: 'query A { ...F }\nquery B { jokes: __typename }\nfragment F on Query { one: randomQuote { text } }',
        operationName: 'A',
      },
      'r-2',
    );
    const events = eventsOf(await get('/console/events'));
    const rows: unknown[] = [];
    while (rows.length === 0) {
      const [name, data] = (await events.next()).value ?? [];
      if (name === 'requests') rows.push(...data);
    }

    expect(rows).toMatchObject([{ requestId: 'r-2', outcome: 'failed', codes: ['UPSTREAM_ERROR'], apis: ['quotes'] }]);
    expect(await read('r-2')).toMatchObject({
      document: 'query A {\n  ...F\n}\n\nfragment F on Query {\n  one: randomQuote {\n    text\n  }\n}',
      errors: [{ code: 'UPSTREAM_ERROR', path: ['one'], line: 6 }],
      calls: [{ code: 'UPSTREAM_ERROR', status: 500, spans: [{ status: 500, code: 'UPSTREAM_ERROR' }] }],
    });
    expect((await get('/console/requests/unknown')).status).toBe(404);
    await events.return(undefined);
  });

  it('holds no secret: no value, header, body, message, comment or address', async () => {
    const secret = (name: string) => `canary-${name}`;
    const { gateway, sent } = await gatewayOver(
      'quotes',
      () =>
        json({ ...QUOTE, content: secret('answer'), message: secret('message') }, 500, { 'x-note': secret('note') }),
      { settings: { apis: { quotes: { forward: ['authorization'] } } } },
    );
    const { post, read, get } = await recorded(gateway);
    const query = `# ${secret('comment')}
      query Q($id: ID! = "${secret('default')}") {
        a: quote(id: $id) { text }
        b: quote(id: "${secret('literal')}") { text }
        c: quote(id: """${secret('block')}""") { text }
        d: quote(id: 73735001) { text }
        quotes(first: 3, after: "${secret('cursor')}") { nodes { text } }
      }`;
    const headers = {
      authorization: `Bearer ${secret('token')}`,
      cookie: secret('cookie'),
      'x-api-key': secret('key'),
    };
    await post(
      { query, variables: { id: secret('variable') }, extensions: { x: secret('extension') } },
      'r-3',
      headers,
    );
    await post(
      { query: `{ quote(id: "${secret('literal')}", no: ${JSON.stringify(secret('argument'))}) { text } }` },
      'r-4',
    );
    const events = eventsOf(await get('/console/events'));
    const seen = [JSON.stringify([await read('r-3'), await read('r-4'), gateway.telemetry?.report()])];
    for (let count = 0; count < 4; count++) seen.push(JSON.stringify((await events.next()).value));
    await events.return(undefined);

    expect(JSON.stringify(sent)).toMatch(/canary-variable.*canary-literal/);
    expect(seen.join('')).not.toMatch(/canary|73735001|127\.0\.0\.1/);
    expect((await read('r-3')).document).toContain('d: quote(id: 0)');
    expect((await read('r-3')).document).toContain('quotes(first: 3, after: "…")');
  });
});
