import { describe, expect, it } from 'vitest';
import { defaultSettings, type EnabledApi, onSandbox } from '#config';
import { type Operation, readContract, readProbe } from '#contract';
import { type Slug, slugs } from '#contracts';
import { json, mock, type Sent, text } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';
import { checkApi } from './check-adapter.ts';

function settingsAt(slug: Slug, url: string, more: Partial<EnabledApi> = {}): EnabledApi {
  const contracts = [readContract(slug)];
  const { apis } = onSandbox(defaultSettings(contracts), contracts, '');
  return { ...(apis[slug] as EnabledApi), url, ...more };
}

const check = async (slug: Slug, url: string, more?: Partial<EnabledApi>) => {
  const { milliseconds, ...result } = await checkApi(readContract(slug), settingsAt(slug, url, more));
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  return result;
};

/** The checks of chat by an upstream with this reply, and the requests that it received. */
async function checkOver(reply: ReturnType<typeof json>, more?: Partial<EnabledApi>) {
  const sent: Sent[] = [];
  const origin = await mock((request) => {
    sent.push(request);
    return reply;
  });
  return { result: await check('chat', origin, more), sent };
}

const BOT = {
  id: '1',
  username: 'a',
  discriminator: '0',
  global_name: null,
  avatar: null,
  flags: 0,
  public_flags: 0,
  mfa_enabled: true,
  locale: 'en-GB',
};

describe('the probe of an API', () => {
  it.each(slugs)('of %s is one call without effects, and within the contract', async (slug) => {
    const probe = readProbe(slug);
    const { origin } = await sandboxOf([slug]);

    const result = await check(slug, `${origin}/${slug}`);

    const { apis } = (await (await fetch(`${origin}/_sandbox`)).json()) as any;
    expect(Object.keys(apis[slug].operations)).toEqual(probe ? [probe.operation] : []);
    expect(result).toMatchObject({ slug, ok: true, drift: [] });
    const { operations, credential } = readContract(slug);
    const isSafe = ({ reads, extra, open, server }: Operation) => reads && !extra && !open && server === undefined;
    const called = probe && operations[probe.operation];
    expect(called ? isSafe(called) : Object.values(operations).some(isSafe)).toBe(probe !== undefined);
    if (!probe) return;
    const answer = credential?.forwarded ? 'unknown' : 'valid';
    const credentials = credential?.forwarded ? 'callers' : credential ? 'accepted' : 'none';
    expect(result).toMatchObject({ reachable: true, credentials, answer });
  });
});

describe('a check', () => {
  it('sends the exact request of the gateway once, even if it fails', async () => {
    const { result, sent } = await checkOver(text('down', 503));

    expect(sent).toEqual([
      { method: 'GET', target: '/api/v10/users/@me', headers: { authorization: 'Bot sandbox' }, body: '' },
    ]);
    expect(result).toEqual({
      slug: 'chat',
      ok: false,
      operation: 'getCurrentUser',
      reachable: true,
      credentials: 'unknown',
      answer: 'failed',
      drift: [],
      status: 503,
      message: 'chat GET /api/v10/users/@me answered 503',
    });
  });

  it.each([401, 403])('tells that credentials are refused with %i', async (status) => {
    const { result } = await checkOver(json({ message: 'no', code: 0 }, status));

    expect(result).toMatchObject({
      ok: false,
      reachable: true,
      credentials: 'refused',
      answer: 'unknown',
      status,
      hint: 'set MANIFOLD_CHAT_TOKEN or apis.chat.credentials',
    });
  });

  it('does not count a refusal where credentials come from callers', async () => {
    const { result } = await checkOver(json({ message: 'no', code: 0 }, 401), {
      credentials: { type: 'forwarded', headers: ['authorization'] },
    });

    expect(result).toMatchObject({ ok: true, credentials: 'callers', answer: 'unknown', status: 401 });
  });

  it('lists members that are unknown, missing or of another type', async () => {
    const { username: _missing, ...others } = BOT;
    const { result } = await checkOver(json({ ...others, id: 7, nickname: true }));

    expect(result).toMatchObject({
      ok: false,
      credentials: 'accepted',
      answer: 'drifted',
      drift: [
        { kind: 'missing', at: 'username', expected: [] },
        { kind: 'type', at: 'id', expected: ['string'], found: 'integer' },
        { kind: 'unknown', at: 'nickname', expected: [], found: 'boolean' },
      ],
    });
  });

  it('accepts that the upstream says in its own form that it has no data of the example', async () => {
    const origin = await mock(() => json({ error: { code: 404, status: 'NOT_FOUND' } }, 404));

    const result = await check('notebooks', origin);

    expect(result).toMatchObject({ ok: true, reachable: true, credentials: 'unknown', answer: 'absent', status: 404 });
  });

  it.each<[string, Slug, ReturnType<typeof json>]>([
    ['a call without arguments', 'chat', json({ message: 'Unknown', code: 10013 }, 404)],
    ['a page', 'countries', text('<html>Not Found', 404, 'text/html')],
    ['the form of another service', 'countries', json({ error: { code: 5 } }, 404)],
  ])('fails for a 404 of %s: any address has it', async (_what, slug, reply) => {
    const origin = await mock(() => reply);

    const result = await check(slug, origin);

    expect(result).toMatchObject({ ok: false, reachable: true, credentials: 'unknown', answer: 'failed', status: 404 });
    expect(result.hint).toContain(`correct MANIFOLD_${slug.toUpperCase()}_URL`);
  });

  it('names a credential that is missing where it makes no call', async () => {
    const result = await check('integrity', 'https://integrity.example', { credentials: { type: 'none' } });

    expect(result).toMatchObject({
      ok: true,
      message: 'it has no credential',
      hint: expect.stringContaining('MANIFOLD_INTEGRITY_TOKEN'),
    });
  });

  it('fails where the answer is not what the contract decodes', async () => {
    const { result } = await checkOver(text('<html>', 200, 'text/html'));

    expect(result).toMatchObject({ ok: false, reachable: true, answer: 'failed' });
  });

  it('tells that nothing listens, with a remedy', async () => {
    expect(await check('chat', 'http://127.0.0.1:1')).toEqual({
      slug: 'chat',
      ok: false,
      operation: 'getCurrentUser',
      reachable: false,
      credentials: 'unknown',
      answer: 'unknown',
      drift: [],
      message: 'chat GET /api/v10/users/@me could not be reached: nothing listens there',
      hint: 'start it, or set the address at which it is (MANIFOLD_CHAT_URL)',
    });
  });

  it('does not tell whether an upstream that exceeds a timeout is reachable', async () => {
    const origin = await mock(() => new Promise(() => undefined));
    const { timeouts } = settingsAt('chat', origin);

    const result = await check('chat', origin, { timeouts: { ...timeouts, headersMs: 50 } });

    expect(result).toMatchObject({ ok: false, reachable: null, credentials: 'unknown', answer: 'unknown' });
  });
});
