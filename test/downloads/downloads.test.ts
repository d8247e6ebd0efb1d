import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { gatewayOver, gatewayOverAll, json, type Reply, type Sent } from '#test/harness';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { ROUTES, type Route, served } from '#test/served';
import { until } from '#test/until';
import { apiKey, guarded, read } from '../callers/guarded.ts';

const PDF = Buffer.from('%PDF-1.4 a report of some workloads');
const TAG = '"H0sD4kQ"';
const QUERY = `query ($first: Int, $after: String) { consolidatedReport(includeSharedResources: true) {
  download(first: $first, after: $after) { url expiresAt contentType fileName } } }`;
const SECRET = { cursorSecret: 'a long secret of several gateways' };

const report = () => json({ Base64String: PDF.toString('base64') });

/** The fields of `Download` in an answer. */
const offered = ({ body }: Pick<RawAnswer, 'body'>) => read({ body }).data.consolidatedReport.download;

interface Options {
  readonly settings?: object;
  readonly route?: Route | readonly Plugin[];
  readonly answer?: (request: Sent) => Reply | Promise<Reply>;
}

/** A served gateway over reviews, and the URL of a download of it. */
async function offering({ settings = {}, route = 'direct', answer = report }: Options = {}) {
  const over = await gatewayOver('reviews', answer, { settings: settings as Record<string, unknown> });
  const { server, post } = await served(over.gateway, route);
  const offer = async (variables: object = {}) => offered(await post({ query: QUERY, variables }));
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawRequest(new URL(url, server.origin).href, { headers, method });
  return { ...over, server, offer, get };
}

const refusal = ({ status, body }: RawAnswer) => [status, read({ body }).errors[0].extensions.code];

describe('a download', () => {
  it('has its request in the context of plugins, as any operation has', async () => {
    const tenants: (string | null)[] = [];
    const plugin: Plugin = {
      onExecute({ args }) {
        tenants.push((args.contextValue as { request: Request }).request.headers.get('x-tenant'));
      },
    };
    const { offer, get } = await offering({ route: [plugin] });

    const { url } = await offer();
    const answer = await get(url, { 'x-tenant': 'acme' });

    expect([answer.status, tenants]).toEqual([200, [null, 'acme']]);
  });

  it('is in flight until its caller has read it', async () => {
    const bytes = Buffer.alloc(8 * 1024 * 1024);
    const { offer, get, gateway, server } = await offering({
      settings: {
        limits: { answer: '32MiB' },
        apis: { reviews: { answer: { bytes: '32MiB', ratio: 10_000 } } },
        server: { overload: { maxInFlight: 1 } },
      },
      answer: () => json({ Base64String: bytes.toString('base64') }),
    });
    const { url } = await offer();
    const slow = httpRequest(server.origin + url);
    slow.on('error', () => undefined);
    const response = await new Promise<IncomingMessage>((resolve) => slow.on('response', resolve).end());
    response.pause();
    expect([response.statusCode, gateway.overload.inFlight]).toEqual([200, 1]);
    expect(refusal(await get(url))).toEqual([503, 'OVERLOADED']);
    slow.destroy();
    await until(() => expect(gateway.overload.inFlight).toBe(0));
    expect((await get(url)).status).toBe(200);
  });

  it.each(ROUTES)('has the bytes of its API, which is called when it is read, %s', async (route) => {
    const { offer, get, sent } = await offering({ route });
    const { url, ...told } = await offer({ first: 3 });
    expect(told).toEqual({
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      contentType: 'application/pdf',
      fileName: 'consolidated-report.pdf',
    });
    expect(sent).toEqual([]);
    const { status, headers, body } = await get(url);
    expect([status, body]).toEqual([200, PDF]);
    const { date: _date, connection: _connection, 'keep-alive': _alive, etag, ...shown } = headers;
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(shown).toEqual({
      'content-type': 'application/pdf',
      'content-length': `${PDF.length}`,
      'content-disposition': 'attachment; filename="consolidated-report.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      vary: 'origin',
    });
    expect(sent).toEqual([
      {
        method: 'GET',
        target: '/consolidatedReport?Format=PDF&IncludeSharedResources=true&MaxResults=3',
        headers: {},
        body: '',
      },
    ]);
  });

  it('answers HEAD, ranges and revalidation', async () => {
    const { offer, get } = await offering();
    const { url } = await offer();
    const { headers } = await get(url, {}, 'HEAD');
    expect(headers['content-length']).toBe(`${PDF.length}`);
    const tag = String(headers.etag);
    const ask = async (asked: Record<string, string>) => {
      const { status, headers: own, body } = await get(url, asked);
      return [status, own['content-range'], body.toString()];
    };
    const size = PDF.length;
    const whole = [200, undefined, PDF.toString()];
    expect(await ask({ range: 'bytes=5-7' })).toEqual([206, `bytes 5-7/${size}`, '1.4']);
    expect(await ask({ range: 'bytes=30-' })).toEqual([206, `bytes 30-${size - 1}/${size}`, PDF.toString().slice(30)]);
    expect(await ask({ range: 'bytes=-4' })).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, 'oads']);
    expect(await ask({ range: `bytes=${size}-` })).toEqual([416, `bytes */${size}`, '']);
    expect(await ask({ range: 'bytes=0-1,4-5' })).toEqual(whole);
    expect(await ask({ range: 'bytes=7-5' })).toEqual(whole);
    expect(await ask({ range: 'bytes=5-7', 'if-range': tag })).toEqual([206, `bytes 5-7/${size}`, '1.4']);
    expect(await ask({ range: 'bytes=5-7', 'if-range': TAG })).toEqual(whole);
    expect(await ask({ 'if-none-match': `${TAG}, ${tag}` })).toEqual([304, undefined, '']);
    expect(await ask({ 'if-none-match': TAG })).toEqual(whole);
  });

  it('is never one of another URL, in time and in form', async () => {
    const clock = stoppedClock();
    const { offer, get, sent } = await offering();
    const { url, expiresAt } = await offer();
    expect(Date.parse(expiresAt) - Date.now()).toBe(300_000);
    const changed = url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
    expect(refusal(await get(changed))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await get('/downloads/'))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await get(`/downloads/${'A'.repeat(60)}`))).toEqual([404, 'NOT_FOUND']);
    const posted = await get(url, {}, 'POST');
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    clock.pass(300);
    expect(refusal(await get(url))).toEqual([410, 'NOT_FOUND']);
    expect(sent).toEqual([]);
  });

  it('is read by each gateway with the same secret, and by no other', async () => {
    const [one, other, third] = [
      await offering({ settings: SECRET }),
      await offering({ settings: SECRET }),
      await offering({ settings: { cursorSecret: 'the secret of another gateway' } }),
    ];
    const { url } = await one.offer();
    expect((await other.get(url)).body).toEqual(PDF);
    expect(refusal(await third.get(url))).toEqual([404, 'NOT_FOUND']);
    expect([one.sent.length, other.sent.length, third.sent.length]).toEqual([0, 1, 0]);
  });

  it('is refused where the API has none, or fails', async () => {
    const answers = [
      json({}),
      json({ Message: 'canary' }, 403, { 'x-amzn-ErrorType': 'AccessDeniedException' }),
      json({ Message: 'canary' }, 429, { 'x-amzn-ErrorType': 'ThrottlingException', 'retry-after': '1' }),
      json({ Message: 'canary' }, 500),
      json([]),
    ];
    const { offer, get, logged } = await offering({ answer: () => answers.shift() ?? report() });
    const { url } = await offer();
    const ask = async () => {
      const answer = await get(url);
      expect(answer.body.toString()).not.toContain('canary');
      expect(answer.headers['cache-control']).toBe('no-store');
      return [...refusal(answer), answer.headers['retry-after']];
    };
    expect(await ask()).toEqual([404, 'NOT_FOUND', undefined]);
    expect(await ask()).toEqual([403, 'PERMISSION_DENIED', undefined]);
    expect(await ask()).toEqual([429, 'RATE_LIMITED', '1']);
    expect(await ask()).toEqual([502, 'UPSTREAM_ERROR', undefined]);
    expect(await ask()).toEqual([502, 'UPSTREAM_INVALID_RESPONSE', undefined]);
    expect(logged.filter((line) => line.includes('answered 403')).length).toBe(1);
    expect((await get(url)).body).toEqual(PDF);
  });

  it('is refused with the status of its error where its arguments are none of the query', async () => {
    const { offer, get, sent } = await offering();
    const { url } = await offer({ after: 'of another list' });
    expect(refusal(await get(url))).toEqual([400, 'BAD_USER_INPUT']);
    expect(sent).toEqual([]);
  });

  it('has its line in the access log', async () => {
    const { offer, get, logged } = await offering({ settings: { logs: { access: 'all', level: 'silent' } } });
    const { url } = await offer();
    await get(url, { range: 'bytes=5-7' });
    await get(url, {}, 'HEAD');
    const lines = logged.filter((line) => line.includes('operation="Download"'));
    expect(lines.map((line) => / (status=\d+) .*\b(bytes=\d+)/.exec(line)?.slice(1))).toEqual([
      ['status=206', 'bytes=3'],
      ['status=200', 'bytes=0'],
    ]);
    expect(logged.join()).not.toContain(url);
  });

  it('that fails has one request id: in its error, its header, the access log and the log of its cause', async () => {
    const { offer, get, logged } = await offering({
      settings: { logs: { access: 'all' }, budgets: { rules: [{ name: 'daily', limit: 9, within: 'day' }] } },
      answer: () => json({}, 500),
    });
    const { url } = await offer();
    const idOf = ({ body }: RawAnswer) => read({ body }).errors[0].extensions.requestId as string;
    const made = idOf(await get(url));
    const given = await get(url, { 'x-request-id': 'r-1' });

    expect([idOf(given), given.headers['x-request-id'], given.headers['ratelimit']]).toEqual([
      'r-1',
      'r-1',
      expect.stringMatching(/^"daily";r=6;/),
    ]);
    for (const id of [made, 'r-1']) {
      const lines = logged.filter((line) => line.includes(`requestId="${id}"`)).join('\n');
      expect(lines).toContain('operation="Download"');
      expect(lines).toContain('answered 500');
    }
  });

  it('ends its call when the caller leaves', async () => {
    const held = Promise.withResolvers<Reply>();
    const { offer, server, sent, gateway } = await offering({ answer: () => held.promise });
    const { url } = await offer();
    const leaving = httpRequest(new URL(url, server.origin)).on('error', () => undefined);
    leaving.end();
    await until(() => expect(sent.length).toBe(1));
    leaving.destroy();
    await until(() => expect(gateway.health()[0]).toMatchObject({ inFlight: 0 }));
    held.resolve(report());
  });

  it('is readable by pages of the origins that may read the graph', async () => {
    const { offer, get } = await offering({ settings: { server: { corsOrigins: ['https://app.example'] } } });
    const { url } = await offer();
    const allowed = await get(url, { origin: 'https://app.example' });
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('content-disposition'),
      vary: 'origin',
    });
    const foreign = await get(url, { origin: 'https://other.example' });
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    const preflight = await get(
      url,
      {
        origin: 'https://app.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
      'OPTIONS',
    );
    expect(preflight).toMatchObject({ status: 204, headers: { 'access-control-allow-headers': 'authorization' } });
  });

  it('has an absolute URL where the gateway has an origin for them', async () => {
    const { offer, get } = await offering({
      settings: { downloads: { origin: 'https://files.example', lifetime: '2s' } },
    });
    const { url } = await offer();
    expect(url).toMatch(/^https:\/\/files\.example\/downloads\/[\w-]+$/);
    expect((await get(new URL(url).pathname)).body).toEqual(PDF);
  });
});

describe('a download of a known caller', () => {
  const reports = { reviews: report };
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

  async function keyed(settings: object = {}, route: Route = 'direct') {
    const [ada, bob] = [apiKey('ada', ['reviews'], { subject: 'ada' }), apiKey('bob', ['reviews'], { subject: 'bob' })];
    const over = await guarded(route, { keys: [ada.entry, bob.entry] }, { settings, answers: reports });
    const url = offered(await over.post({ query: QUERY }, bearer(ada.key))).url as string;
    const get = (headers: Record<string, string> = {}) => rawRequest(over.server.origin + url, { headers });
    return { ...over, ada: ada.key, bob: bob.key, get, url };
  }

  it.each(ROUTES)('is for that caller alone, who needs the scopes still, %s', async (route) => {
    const { ada, bob, get, sent } = await keyed({}, route);
    expect(refusal(await get())).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusal(await get(bearer(bob)))).toEqual([403, 'PERMISSION_DENIED']);
    expect(sent).toEqual([]);
    expect((await get(bearer(ada))).body).toEqual(PDF);
    expect(sent.length).toBe(1);
  });

  it('is offered anew to each, not by an execution that equal requests share', async () => {
    const { ada, bob, post, gateway, sent } = await keyed({ performance: { coalesceCalls: true } });
    expect(gateway.settings.performance.coalesceOperations).toBe(true);
    const query = '{ consolidatedReport { download { url } document { pdf } } }';
    const ask = async (key: string) => offered(await post({ query }, bearer(key))).url;
    const urls = await Promise.all([ask(ada), ask(bob), ask(ada), ask(bob)]);
    expect(sent.length).toBeLessThan(4);
    expect(new Set(urls).size).toBe(4);
  });

  it('is enough by itself where the settings say so, with the scopes and budgets of its caller', async () => {
    const budgets = [{ name: 'work', of: 'cost', per: 'key', limit: 2, within: 'day' }];
    const settings = { ...SECRET, downloads: { access: 'url' }, budgets: { rules: budgets } };
    const { get, sent } = await keyed(settings);
    const first = await get();
    expect([first.status, first.body]).toEqual([200, PDF]);
    expect((await get()).status).toBe(200);
    expect(refusal(await get())).toEqual([429, 'RATE_LIMITED']);
    expect(sent.length).toBe(2);
  });

  it('needs the headers that its API is sent, even so', async () => {
    const settings = {
      ...SECRET,
      downloads: { access: 'url' },
      apis: { reviews: { forward: ['x-tenant'], allowPrivateAddresses: true } },
    };
    const { ada, get, sent } = await keyed(settings);
    expect(refusal(await get())).toEqual([401, 'UNAUTHENTICATED']);
    expect((await get({ ...bearer(ada), 'x-tenant': 'blue' })).body).toEqual(PDF);
    expect(sent).toMatchObject([{ headers: { 'x-tenant': 'blue' } }]);
  });

  it('is refused without the scope of its bytes, whatever was offered', async () => {
    const part = apiKey('part', ['reviews'], {});
    const none = apiKey('part', [], {});
    const settings = SECRET;
    const one = await guarded('direct', { keys: [part.entry] }, { settings, answers: reports });
    const other = await guarded(
      'direct',
      { keys: [{ ...part.entry, scopes: none.entry.scopes }] },
      { settings, answers: reports },
    );
    const url = offered(await one.post({ query: QUERY }, bearer(part.key))).url;
    expect(refusal(await rawRequest(other.server.origin + url, { headers: bearer(part.key) }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect(other.sent).toEqual([]);
  });
});

it('is not of a graph without its API', async () => {
  const { gateway } = await gatewayOverAll({ quotes: [] });
  const { server } = await served(gateway);
  expect(refusal(await rawRequest(`${server.origin}/downloads/${'A'.repeat(80)}`, {}))).toEqual([404, 'NOT_FOUND']);
});
