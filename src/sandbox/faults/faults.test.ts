import { describe, expect, it } from 'vitest';
import type { Slug } from '#contracts';
import { sandboxOf } from '#test/over-sandbox';
import { type RawAnswer, rawRequest } from '#test/raw-request';

const NOON = '2026-03-01T12:00:00.000Z';
const TOKEN = { authorization: 'Bearer abc' };

/** A sandbox that records delays instead of waiting, and a function that sends a request with a fault. */
async function sandbox(slugs: readonly Slug[] = ['tv']) {
  const pauses: number[] = [];
  const { origin, world } = await sandboxOf(slugs, { pause: async (ms) => pauses.push(ms) });
  world.clock.stop(Date.parse(NOON));
  const get = (path: string, fault?: string) =>
    rawRequest(`${origin}/${path}`, { headers: { ...TOKEN, ...(fault && { 'x-sandbox-fault': fault }) } });
  const calls = async (slug: string) => {
    const { body } = await rawRequest(`${origin}/_sandbox`);
    return JSON.parse(body.toString()).apis[slug];
  };
  return { origin, pauses, get, calls };
}

const viewOf = ({ status, headers, body }: RawAnswer) => ({
  status,
  type: headers['content-type'],
  body: headers['content-type'] === 'application/json' ? JSON.parse(body.toString()) : body.toString(),
});
const fieldsOf = (body: unknown) => Object.keys((body as object[])[0] ?? {});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

describe('latency', () => {
  it('waits first, and then answers as usual', async () => {
    const { get, pauses } = await sandbox();
    const plain = await get('tv/api/quotes');

    const late = await get('tv/api/quotes', 'latency=1.5s');

    expect(pauses).toEqual([1500]);
    expect(late.body).toEqual(plain.body);
  });

  it('differs each time between two bounds, and is the same for the same seed', async () => {
    const waits = async () => {
      const { origin, get, pauses } = await sandbox();
      const body = JSON.stringify([{ on: 'tv', latency: '100ms..2s' }]);
      await rawRequest(`${origin}/_sandbox/faults`, { method: 'PUT', body });
      for (let count = 0; count < 20; count++) await get('tv/api/quotes');
      return pauses;
    };
    const [first, second] = [await waits(), await waits()];

    expect(second).toEqual(first);
    expect(first.every((ms) => ms >= 100 && ms <= 2000)).toBe(true);
    expect(new Set(first).size).toBeGreaterThan(10);
  });
});

describe('drop', () => {
  it('accepts the request and never answers, until the caller closes the connection', async () => {
    const { origin, calls } = await sandbox();
    const caller = new AbortController();
    const headers = { 'x-sandbox-fault': 'drop' };
    const answer = rawRequest(`${origin}/tv/api/quotes`, { headers, signal: caller.signal });

    await until(async () => (await calls('tv')).inFlight === 1);
    caller.abort();

    expect(await answer).toMatchObject({ status: undefined, error: 'ABORT_ERR' });
    await until(async () => (await calls('tv')).inFlight === 0);
    expect((await calls('tv')).operations).toEqual({ listTvQuotes: { calls: 1, faulty: 1, inFlight: 0 } });
  });
});

describe('reset', () => {
  it('resets the connection instead of answering', async () => {
    const { get } = await sandbox();

    expect(await get('tv/api/quotes', 'reset')).toMatchObject({ status: undefined, error: 'ECONNRESET' });
  });
});

describe('status', () => {
  const MESSAGE = 'This is a fault of the sandbox.';
  const google = (code: number, status: string) => ({ error: { code, message: MESSAGE, status } });
  it.each<[Slug, string, number, unknown]>([
    ['tv', 'api/quotes', 500, { name: 'name', severity: 'severity', code: 'code' }],
    ['quotes', 'random', 429, { statusCode: 429, statusMessage: MESSAGE }],
    ['reseller', 'v1/partners/p/products', 429, google(429, 'RESOURCE_EXHAUSTED')],
    ['reseller', 'v1/partners/p/products', 403, google(403, 'PERMISSION_DENIED')],
    ['blockchain', 'ticker', 404, { error: 'not-found-or-invalid-arg', message: MESSAGE }],
    ['jokes', 'jokes/random', 500, { timestamp: NOON, status: 500, error: MESSAGE, message: MESSAGE, path: 'path' }],
    [
      'marketplace',
      'order',
      401,
      { errors: [{ errorId: 1001, domain: 'OAuth', category: 'REQUEST', message: MESSAGE }] },
    ],
  ])("answers with %s's own error body: %s %s", async (slug, path, status, body) => {
    const { get } = await sandbox([slug]);

    const answer = await get(`${slug}/${path}`, `status=${status}`);

    expect(viewOf(answer)).toEqual({ status, type: 'application/json', body });
  });

  it('answers with plain text where no operation matches', async () => {
    const { get } = await sandbox();

    expect(viewOf(await get('tv/nowhere', 'status=502'))).toEqual({
      status: 502,
      type: 'text/plain; charset=utf-8',
      body: MESSAGE,
    });
  });

  it('answers without a body for `empty`', async () => {
    const { get } = await sandbox();

    expect(viewOf(await get('tv/api/quotes', 'status=503 empty'))).toEqual({ status: 503, type: undefined, body: '' });
  });

  it('does not run the operation', async () => {
    const one = await sandbox(['quotes']);
    const undisturbed = [await one.get('quotes/random'), await one.get('quotes/random')];
    const other = await sandbox(['quotes']);
    const disturbed = [await other.get('quotes/random'), undefined];
    await other.get('quotes/random', 'status=500');
    await other.get('quotes/random', 'reset');
    await other.get('quotes/random', 'limited=1s');
    disturbed[1] = await other.get('quotes/random');

    expect(disturbed.map((each) => each?.body)).toEqual(undisturbed.map(({ body }) => body));
  });
});

describe('limited', () => {
  it("answers 429 with `Retry-After` and the API's own error body", async () => {
    const { get } = await sandbox(['quotes']);

    const answer = await get('quotes/random', 'limited=2m');

    expect(answer.headers['retry-after']).toBe('120');
    expect(viewOf(answer)).toMatchObject({ status: 429, body: { statusCode: 429 } });
  });
});

describe('truncate', () => {
  it('sends the beginning of the body with the Content-Length of the whole, and closes the connection', async () => {
    const { get } = await sandbox();
    const whole = await get('tv/api/quotes');

    const part = await get('tv/api/quotes', 'truncate=100');

    expect(part).toMatchObject({ status: 200, error: 'ECONNRESET' });
    expect(part.headers['content-length']).toBe(String(whole.body.length));
    expect(part.body).toEqual(whole.body.subarray(0, 100));
  });

  it('sends a shorter body whole', async () => {
    const { get } = await sandbox();

    const answer = await get('tv/api/quotes', 'truncate=1000000');

    expect(answer.error).toBeUndefined();
    expect(answer.body).toEqual((await get('tv/api/quotes')).body);
  });
});

describe('drip', () => {
  it.each([
    [1000, 100, 100],
    [2, 500, 1],
  ])('sends %s bytes a second: every %s ms %s of them', async (rate, ms, bytes) => {
    const { get, pauses } = await sandbox(['blockchain']);
    const whole = await get('blockchain/latestblock');

    const answer = await get('blockchain/latestblock', `drip=${rate}`);

    expect(pauses).toEqual(Array.from({ length: Math.ceil(whole.body.length / bytes) }, () => ms));
    expect([answer.body, answer.headers['content-length']]).toEqual([whole.body, String(whole.body.length)]);
  });
});

describe('garbage', () => {
  it('is an HTML page', async () => {
    const { get } = await sandbox();

    expect(viewOf(await get('tv/api/quotes', 'garbage=html'))).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      body: expect.stringMatching(/^<!doctype html>/),
    });
  });

  it('is incomplete JSON', async () => {
    const { get } = await sandbox();

    const { status, headers, body } = await get('tv/api/quotes', 'garbage=json');

    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(() => JSON.parse(body.toString())).toThrow(SyntaxError);
  });

  it('is invalid UTF-8', async () => {
    const { get } = await sandbox();

    const { status, headers, body } = await get('tv/api/quotes', 'garbage=utf8');

    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow(TypeError);
  });
});

describe('oversized', () => {
  it('sends the answer with spaces up to the size', async () => {
    const { get } = await sandbox();
    const plain = await get('tv/api/quotes');

    const answer = await get('tv/api/quotes', 'oversized=3MiB');

    expect([answer.headers['content-length'], answer.body.length]).toEqual([String(3 * 2 ** 20), 3 * 2 ** 20]);
    expect(JSON.parse(answer.body.toString())).toEqual(JSON.parse(plain.body.toString()));
  });
});

describe('drift', () => {
  it('omits a required field of every row, the same one each time', async () => {
    const { get } = await sandbox();
    const plain = viewOf(await get('tv/api/quotes')).body;

    const answers = [await get('tv/api/quotes', 'drift=missing'), await get('tv/api/quotes', 'drift=missing')];

    const [field = ''] = /\w+$/.exec(String(answers[0]?.headers['x-sandbox-drift'])) ?? [];
    expect(fieldsOf(plain)).toContain(field);
    for (const answer of answers) {
      expect(viewOf(answer).body).toEqual(plain.map((row: object) => ({ ...row, [field]: undefined })));
      expect(fieldsOf(viewOf(answer).body)).not.toContain(field);
    }
  });

  it('sends a number as text, and leaves exact integers exact', async () => {
    const { get } = await sandbox(['blockchain']);
    const plain = viewOf(await get('blockchain/latestblock')).body;

    const answer = await get('blockchain/latestblock', 'drift=text');

    const field = String(answer.headers['x-sandbox-drift']);
    expect(viewOf(answer).body).toEqual({ ...plain, [field]: String(plain[field]) });
  });

  it('sends an enum value that the contract does not list', async () => {
    const { get } = await sandbox(['marketplace']);
    const plain = (await get('marketplace/order?limit=2')).body.toString();

    const answer = await get('marketplace/order?limit=2', 'drift=word');

    expect(answer.headers['x-sandbox-drift']).toMatch(/^orders\[\]\./);
    expect(plain).not.toContain('SANDBOX_NEW_WORD');
    expect(answer.body.toString().match(/SANDBOX_NEW_WORD/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('changes the field that is named', async () => {
    const { get } = await sandbox(['marketplace']);

    const { body } = await get('marketplace/order?limit=2', 'drift=text orders[].lineItems[].quantity');

    const quantities = JSON.parse(body.toString()).orders.flatMap(({ lineItems }: any) =>
      lineItems.map(({ quantity }: any) => typeof quantity),
    );
    expect(new Set(quantities)).toEqual(new Set(['string']));
  });

  it.each(['word', 'text [].author', 'missing nothing'])(
    'leaves an answer unchanged that has no such field: %s',
    async (fault) => {
      const { get } = await sandbox();

      const answer = await get('tv/api/quotes', `drift=${fault}`);

      expect(answer.headers['x-sandbox-drift']).toBe('nowhere');
      expect(answer.body).toEqual((await get('tv/api/quotes')).body);
    },
  );
});

describe('several faults', () => {
  it('compose: one changes the response of another', async () => {
    const { get, pauses } = await sandbox();

    const answer = await get('tv/api/quotes', 'truncate=9; status=503, garbage=html; latency=5ms');

    expect(pauses).toEqual([5]);
    expect(answer).toMatchObject({ status: 503, error: 'ECONNRESET', headers: { 'content-type': /html/ } });
    expect(answer.body.toString()).toBe('<!doctype');
  });
});
