import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { readExamples } from '#gateway';
import { gatewayFrom, gatewayOf, gatewayOver, json } from '#test/harness';
import { isOnce } from '#test/routes/example-texts';
import { wholeGraph } from '#test/routes/whole-graph';
import { decoded } from './decoded.ts';
import { DRAFT_AUDITS } from './draft-audits.ts';
import { servedBy, TRANSPORTS, type Transport } from './transports.ts';

const QUOTE = { _id: 'q', content: 'Quote', author: 'A', authorSlug: 'a', tags: [], length: 7 };
const PAGE = { count: 1, totalCount: 1, page: 1, totalPages: 1, results: [QUOTE] };
const QUERY = '{ quotes(search: "sea") { nodes { text } } }';
const BODY = '{"data":{"quotes":{"nodes":[{"text":"Quote"}]}}}';

const over = async (transport: Transport, settings: object = {}) => {
  const { gateway, sent } = await gatewayOver(
    'quotes',
    () => json(PAGE, 200, { 'cache-control': 'public, max-age=60' }),
    {
      settings: { performance: {}, ...settings },
    },
  );
  return { ...(await servedBy(gateway, transport)), sent };
};

describe.each(TRANSPORTS)('by %s', (transport) => {
  it('answers POST, GET, HEAD and OPTIONS alike', async () => {
    const { ask, post } = await over(transport, { server: { corsOrigins: ['https://a.example'] } });
    const query = `?query=${encodeURIComponent(QUERY)}`;

    const [posted, got, head] = [
      await post({ query: QUERY }),
      await ask({ query }),
      await ask({ method: 'HEAD', query }),
    ];
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    });

    expect([posted.status, posted.body.toString()]).toEqual([200, BODY]);
    expect([got.status, got.body.toString(), got.headers['etag']]).toEqual([200, BODY, expect.any(String)]);
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(BODY.length)]);
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, POST, OPTIONS',
    ]);
    const known = await ask({ query, headers: { 'if-none-match': String(got.headers['etag']) } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  it('compresses, and answers 404, 413 and 417 as errors of the graph', async () => {
    const { ask, post } = await over(transport, { limits: { body: '1KiB' }, http: { compression: { minimum: '1B' } } });

    const compressed = await post({ query: '{ __schema { types { name } } }' }, { 'accept-encoding': 'gzip' });
    const large = await post({ query: `{ ${' '.repeat(2000)} }` });
    const [missing, expecting] = [await ask({ query: '/nothing' }), await ask({ headers: { expect: 'more' } })];

    expect([compressed.headers['content-encoding'], decoded(compressed).slice(0, 8)]).toEqual(['gzip', '{"data":']);
    expect([large.status, missing.status, expecting.status]).toEqual([413, 404, 417]);
    expect(JSON.parse(large.body.toString())).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('refuses another Host', async () => {
    const { ask, session } = await over(transport);
    const name = session ? ':authority' : 'host';

    const foreign = await ask({ query: '?query={__typename}', headers: { [name]: 'evil.example' } });

    expect(foreign.status).toBe(421);
  });
});

/** Runs every audit, with one gateway. */
async function verdicts(transport: Transport, statusCodes: 'compatible' | 'draft') {
  const { ask } = await servedBy(
    gatewayOf({ marketplace: 'http://127.0.0.1:9' }, { http: { statusCodes } }),
    transport,
  );
  const fetchFn = async (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const answer = await ask({
      method,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { body }),
      query: new URL(url).search,
    });
    return new Response(answer.body.toString(), {
      status: answer.status ?? 0,
      headers: answer.headers as Record<string, string>,
    });
  };
  const audits = serverAudits({ url: 'http://gateway/graphql', fetchFn });
  const found: [string, string][] = [];
  for (const audit of audits) found.push([audit.id, (await audit.fn()).status]);
  return found;
}

describe.each(TRANSPORTS)("graphql-http's audits by %s", (transport) => {
  it('are fulfilled', async () => {
    const found = await verdicts(transport, 'compatible');

    expect(found.length).toBe(61);
    expect(found.filter(([, verdict]) => verdict !== 'ok')).toEqual([]);
  });

  it('are fulfilled with the status codes of the draft, but for those that it replaces', async () => {
    const found = await verdicts(transport, 'draft');

    expect(found.filter(([, verdict]) => verdict !== 'ok')).toEqual(
      found.flatMap(([id]) => (DRAFT_AUDITS[id] ? [[id, DRAFT_AUDITS[id].verdict]] : [])),
    );
  });
});

describe('every example', { timeout: 120_000 }, () => {
  it('has the same response by all transports', async () => {
    const { sandbox, gateway } = await wholeGraph();
    const { settings } = gateway;
    const served = await Promise.all(TRANSPORTS.map((each) => servedBy(gatewayFrom(settings), each)));
    const examples = readExamples().flatMap(({ operations }) => operations);

    for (const { name, text, headers } of examples) {
      const answers: unknown[] = [];
      for (const { post } of served) {
        if (isOnce(text)) sandbox.reset();
        const answer = await post({ query: text }, { ...headers, 'x-request-id': 'same' });
        const { date: _date, connection: _own, 'keep-alive': _alive, ...others } = answer.headers;
        answers.push([answer.status, Object.entries(others).toSorted(), answer.body.toString()]);
      }
      for (const answer of answers) expect([name, answer]).toEqual([name, answers[0]]);
    }
  });
});
