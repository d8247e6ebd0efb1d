import { expect, it } from 'vitest';
import { chunksOf, dispatched } from './harness.ts';
import { fetchTransport } from './transport.ts';

type Sent = RequestInit & { readonly url: string; readonly duplex?: string };

/** A `fetch` that records requests, with their bodies as text. */
function fetchOf(answer: () => Response | Promise<Response>) {
  const sent: (Omit<Sent, 'body' | 'signal'> & { readonly text: string | undefined })[] = [];
  const fetch = async (url: string, { body, signal: _signal, ...init }: RequestInit) => {
    sent.push({ ...init, url, text: body ? await new Response(body).text() : undefined });
    return answer();
  };
  return { createTransport: fetchTransport(fetch), sent };
}

it('sends a request by fetch, and has its response without a redirect', async () => {
  const { createTransport, sent } = fetchOf(
    () => new Response('moved', { status: 302, headers: { location: '/b', 'content-length': '5' } }),
  );
  const { events, ended } = dispatched(createTransport);
  await ended;

  expect(sent).toEqual([
    {
      url: 'http://upstream.test/a?b=c',
      method: 'POST',
      headers: { 'x-a': '1, 2' },
      redirect: 'manual',
      duplex: 'half',
      text: 'text',
    },
  ]);
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    location: '/b',
    'content-length': '5',
  };
  expect(events).toEqual(['start', 'sent', `302 ${JSON.stringify(headers)}`, 'moved', 'end']);
});

it.each([
  ['bytes', Buffer.from('bytes'), 'bytes'],
  ['a stream', chunksOf('a', 'b'), 'ab'],
  ['nothing', null, undefined],
])('sends %s as the body', async (_what, body, text) => {
  const { createTransport, sent } = fetchOf(() => new Response(null, { status: 204 }));
  const { events, ended } = dispatched(createTransport, { body: body as never });
  await ended;

  expect(sent[0]?.text).toBe(text);
  expect(events.at(-1)).toBe('end');
});

it('leaves out the headers of a body that fetch has decompressed, and keeps cookies apart', async () => {
  const headers = new Headers({ 'content-encoding': 'gzip', 'content-length': '3' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const { createTransport } = fetchOf(() => new Response(null, { headers }));
  const { events, ended } = dispatched(createTransport);
  await ended;

  expect(events[2]).toBe(`200 ${JSON.stringify({ 'set-cookie': ['a=1', 'b=2'] })}`);
});

it('fails with the code of the cause, and of a lost connection within the body', async () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const refused = dispatched(fetchOf(() => Promise.reject(new TypeError('fetch failed', { cause }))).createTransport);
  const other = dispatched(fetchOf(() => Promise.reject(new TypeError('fetch failed'))).createTransport);
  const lost = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  const cut = dispatched(fetchOf(() => new Response(lost)).createTransport);
  await Promise.all([refused.ended, other.ended, cut.ended]);

  expect([refused, other, cut].map(({ events }) => events.at(-1))).toEqual([
    'TypeError: fetch failed (ECONNREFUSED)',
    'TypeError: fetch failed',
    'TypeError: terminated (UND_ERR_SOCKET)',
  ]);
});
