import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { expect, it, onTestFinished } from 'vitest';
import { mountGateway } from '#gateway';
import { gatewayOver, json } from '#test/harness';

const PDF = '%PDF-1.4 a report';
const ORIGIN = 'http://gateway.test';
const KEY = { id: 'key-1', secret: 'the secret of the bank' };

it('a mount answers downloads by fetch', async () => {
  const { gateway, sent } = await gatewayOver('reviews', () => json({ Base64String: btoa(PDF) }));
  const { fetch: ask } = mountGateway(gateway);
  const query = '{ consolidatedReport { download { url } } }';
  const headers = { 'content-type': 'application/json' };
  const offer = await ask(
    new Request(`${ORIGIN}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }),
  );
  const { url } = (await offer.json()).data.consolidatedReport.download;
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await ask(new Request(ORIGIN + path, init));
    return [response.status, response.headers.get('content-length'), await response.text()];
  };
  expect(sent).toEqual([]);
  expect(await read(url)).toEqual([200, '17', PDF]);
  expect(await read(url, { method: 'HEAD' })).toEqual([200, '17', '']);
  expect(await read(url, { headers: { range: 'bytes=-6' } })).toEqual([206, '6', 'report']);
  expect(await read(url, { headers: { range: 'bytes=17-' } })).toEqual([416, '0', '']);
  expect(await read(url, { method: 'POST' })).toEqual([405, expect.anything(), expect.stringContaining('by GET')]);
  const [status, , text] = await read('/downloads/none');
  expect([status, JSON.parse(String(text))]).toMatchObject([404, { errors: [{ extensions: { code: 'NOT_FOUND' } }] }]);
  expect(await read('/other')).toEqual([404, expect.anything(), expect.stringContaining('The graph is at /graphql.')]);
});

it.each(['read', 'cancelled', 'abandoned'])('a download by fetch is in flight until it is %s', async (end) => {
  const { gateway } = await gatewayOver('reviews', () => json({ Base64String: btoa(PDF) }), {
    settings: { server: { overload: { maxInFlight: 1 } } },
  });
  const { fetch: ask } = mountGateway(gateway);
  const query = '{ consolidatedReport { download { url } } }';
  const headers = { 'content-type': 'application/json' };
  const offer = await ask(
    new Request(`${ORIGIN}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }),
  );
  const { url } = (await offer.json()).data.consolidatedReport.download;
  const leaving = new AbortController();
  const held = await ask(new Request(ORIGIN + url, { signal: leaving.signal }));
  expect([held.status, gateway.overload.inFlight]).toEqual([200, 1]);
  expect((await ask(new Request(ORIGIN + url))).status).toBe(503);
  if (end === 'read') expect(await held.text()).toBe(PDF);
  else if (end === 'cancelled') await held.body?.cancel();
  else leaving.abort();
  expect(gateway.overload.inFlight).toBe(0);
  expect((await ask(new Request(ORIGIN + url, { method: 'HEAD' }))).status).toBe(200);
  expect(gateway.overload.inFlight).toBe(0);
});

it('a mount receives a message of an API once, by fetch or by node:http', async () => {
  const { gateway } = await gatewayOver('banking', () => json({}), {
    settings: { subscriptions: { hooks: { banking: { keys: [KEY] } } } },
  });
  const mount = mountGateway(gateway);
  const server = createServer(mount.listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const message = () =>
    new SignJWT({ generationTime: Date.now(), nonce: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'HS256', kid: KEY.id })
      .sign(Buffer.from(KEY.secret));
  const byFetch = async (body: string) =>
    (await mount.fetch(new Request(`${ORIGIN}/hooks/banking`, { method: 'POST', body }))).status;
  const byNode = async (body: string) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/hooks/banking`, { method: 'POST', body });
    await response.text();
    return response.status;
  };
  const [one, other] = [await message(), await message()];
  expect([await byFetch(one), await byNode(one), await byFetch(one)]).toEqual([204, 409, 409]);
  expect([await byNode(other), await byFetch(other)]).toEqual([204, 409]);
  expect(await byFetch('forged')).toBe(401);
});
