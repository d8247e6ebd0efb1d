import { request as httpRequest } from 'node:http';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { BudgetSettings } from '#config';
import { type BudgetStore, Budgets, createGateway, type Gateway, MemoryBudgetStore } from '#gateway';
import { MemoryBus, MemoryLeadership } from '#shared-state';
import { stoppedClock } from '#test/clock';
import { gatewayOver, json } from '#test/harness';
import { rawRequest } from '#test/raw-request';
import { ROUTES, type Route, served } from '#test/served';
import { until } from '#test/until';
import { servedBy } from '../http/transports.ts';
import { openStream } from './event-reader.ts';

const UUID = '22222222-aaaa-4bbb-8ccc-000000000001';
const QUERY = `subscription { batchChanged(id: "${UUID}") { batch { status } } }`;
const [OLD, NEW] = [
  { id: 'key-1', secret: 'the first secret of the bank' },
  { id: 'key-2', secret: 'the second secret of the bank' },
];
const BODY = { events: [{ type: 'batch.completed' }] };

interface Message {
  readonly kid?: string;
  readonly secret?: string;
  readonly alg?: string;
  readonly payload?: Record<string, unknown>;
}

/** A message as the bank sends it. */
function message({ kid = OLD.id, secret = OLD.secret, alg = 'HS256', payload }: Message = {}): Promise<string> {
  return new SignJWT(payload ?? { generationTime: Date.now(), ...BODY })
    .setProtectedHeader({ alg, kid })
    .sign(Buffer.from(secret));
}

/** Sends messages, and reads the answers. */
function senderTo(origin: string) {
  return async (body: string, method = 'POST', path = '/hooks/banking') => {
    const answer = await rawRequest(origin + path, { method, body });
    const { errors } = answer.body.length > 0 ? JSON.parse(answer.body.toString()) : {};
    const [{ message: text, extensions = {} } = {}] = errors ?? [];
    return { status: answer.status, headers: answer.headers, code: extensions.code, message: text };
  };
}

/** A gateway over a bank, which it polls once in an hour unless it is woken. */
async function gatewayOverBank({ settings = {}, route = 'direct' }: { settings?: object; route?: Route } = {}) {
  const batch = { status: 'OPEN' };
  const over = await gatewayOver('banking', () => json({ batchUuid: UUID, type: 'BANK_TRANSFER', ...batch }), {
    settings: { subscriptions: { poll: '60m', hooks: { banking: { keys: [OLD, NEW] } } }, ...settings },
  });
  const { address, server } = await served(over.gateway, route);
  return { ...over, address, send: senderTo(server.origin), batch };
}

/** The messages that were counted, by API and outcome. */
function countsOf({ telemetry }: Gateway): Record<string, number> {
  const samples = telemetry?.read()['manifold.hooks.messages'] ?? [];
  return Object.fromEntries(samples.map(({ labels, value }) => [labels.join(' '), value]));
}

describe('a message of an API', () => {
  it.each(ROUTES.filter((route) => route !== 'http-plugin'))(
    'lets its sources be polled at once, %s',
    async (route) => {
      const { address, send, batch, sent } = await gatewayOverBank({ route });
      const stream = await openStream(address, { query: QUERY });
      const status = (value: string) => ({ data: { data: { batchChanged: { batch: { status: value } } } } });
      expect(await stream.next()).toMatchObject(status('OPEN'));
      await until(() => expect(sent.length).toBe(2));
      batch.status = 'PROCESSING';
      expect(await send(await message())).toMatchObject({ status: 204, headers: { 'cache-control': 'no-store' } });
      expect(await stream.next()).toMatchObject(status('PROCESSING'));
      batch.status = 'COMPLETE';
      expect(await send(await message({ kid: NEW.id, secret: NEW.secret }))).toMatchObject({ status: 204 });
      expect(await stream.next()).toMatchObject(status('COMPLETE'));
      expect(sent.length).toBe(4);
    },
  );

  it('lets the replica poll that does so, and is received by one of them', async () => {
    const { gateway, batch, sent } = await gatewayOverBank();
    const shared = { bus: new MemoryBus(), leadership: new MemoryLeadership() };
    const replica = async () => {
      const { settings, subgraphs, log } = gateway;
      const { address, server } = await served(createGateway({ settings, subgraphs, edges: [], log, ...shared }));
      return { address, send: senderTo(server.origin) };
    };
    const [one, other] = [await replica(), await replica()];
    const stream = await openStream(one.address, { query: QUERY });
    await stream.next();
    await until(() => expect(sent.length).toBe(2));
    batch.status = 'COMPLETE';
    const text = await message();
    expect(await other.send(text)).toMatchObject({ status: 204 });
    expect(await stream.next()).toMatchObject({ data: { data: { batchChanged: { batch: { status: 'COMPLETE' } } } } });
    expect(await one.send(text)).toMatchObject({ status: 409 });
  });

  it.each([
    ['another secret', { secret: 'the secret of another bank' }],
    ['the secret of another key', { secret: NEW.secret }],
    ['a key that is not listed', { kid: 'key-3' }],
    ['another algorithm', { alg: 'HS512' }],
  ])('is refused where it is signed by %s', async (_, parts) => {
    const { send, sent } = await gatewayOverBank();
    expect(await send(await message(parts))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'The body is no JWT that a key of `subscriptions.hooks` has signed by HS256.',
      headers: { 'www-authenticate': 'JWT' },
    });
    expect(sent).toEqual([]);
  });

  it('is refused without a signature', async () => {
    const { send } = await gatewayOverBank();
    const [head = '', payload = ''] = (await message()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: OLD.id })).toString('base64url');
    for (const body of ['', '{}', `${head}.${payload}.`, `${none}.${payload}.`, `${head}.${payload}`])
      expect(await send(body)).toMatchObject({ status: 401 });
  });

  it('is received from 10 minutes after it was sent to a minute before', async () => {
    const { send } = await gatewayOverBank();
    const clock = stoppedClock();
    const sentAt = Date.now();
    const make = (n: number) => message({ payload: { generationTime: sentAt, n } });
    clock.pass(-60);
    expect(await send(await make(1))).toMatchObject({ status: 204 });
    clock.pass(-1);
    const early = { status: 400, message: 'The message is from the future: compare the clocks.' };
    expect(await send(await make(2))).toMatchObject(early);
    clock.pass(61 + 600);
    expect(await send(await make(3))).toMatchObject({ status: 204 });
    clock.pass(1);
    const late = { status: 400, message: 'The message was sent more than 10 minutes ago.' };
    expect(await send(await make(4))).toMatchObject(late);
  });

  it('is counted, and has a line in the log, received or not', async () => {
    const { send, gateway, logged } = await gatewayOverBank();
    const text = await message();
    await send(text);
    for (const body of [text, '', '', 'x'.repeat(3_000_000)]) await send(body);
    await send('', 'GET');
    await send(await message({ payload: { generationTime: 0 } }));
    await send(await message({ payload: { generationTime: Date.now() + 1e6 } }));
    await send(await message({ payload: {} }));

    expect(countsOf(gateway)).toEqual({
      'banking received': 1,
      'banking repeated': 1,
      'banking unsigned': 2,
      'banking unreadable': 2,
      'banking late': 1,
      'banking early': 1,
      'banking untimed': 1,
    });
    const lines = logged.filter((line) => line.includes('A message')).map((line) => line.replace(/^\S+ /, ''));
    const refused = ['repeated', 'unsigned', 'unsigned', 'unreadable', 'unreadable', 'late', 'early', 'untimed'];
    expect(lines).toEqual([
      'info  A message of an API was received api="banking"',
      ...refused.map((cause) => `warn  A message of an API was refused api="banking" cause="${cause}"`),
    ]);
  });

  it.each([{}, { generationTime: '1800000000000' }])('is refused without its time: %j', async (payload) => {
    const { send } = await gatewayOverBank();
    expect(await send(await message({ payload }))).toMatchObject({
      status: 400,
      message: 'The message has no time, as milliseconds since 1970 in `generationTime`.',
    });
  });

  it('is received once, as long as it would be valid', async () => {
    const { send } = await gatewayOverBank();
    const clock = stoppedClock();
    const text = await message({ payload: { generationTime: Date.now() + 60_000 } });
    const again = { status: 409, code: 'CONFLICT', message: 'The message was received already.' };
    const both = await Promise.all([send(text), send(text)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    // Another text of the same signature.
    expect(await send(` ${text}\n`)).toMatchObject(again);
    expect(await send(withOtherEnd(text))).toMatchObject(again);
    clock.pass(659);
    expect(await send(text)).toMatchObject(again);
    clock.pass(2);
    expect(await send(text)).toMatchObject({ status: 400 });
  });

  it('is not too large, and comes by POST', async () => {
    const { send } = await gatewayOverBank({ settings: { limits: { body: '1KiB' } } });
    expect(await send('x'.repeat(1025))).toMatchObject({ status: 413 });
    expect(await send('', 'GET')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  it('counts in the budgets of its address', async () => {
    const rules = [{ name: 'address', per: 'address', limit: 1, within: 'minute' }];
    const { send, gateway } = await gatewayOverBank({ settings: { budgets: { rules } } });
    expect(await send(await message())).toMatchObject({ status: 204, headers: { ratelimit: '"address";r=0;t=60' } });
    expect(await send(await message({ kid: NEW.id, secret: NEW.secret }))).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    expect(countsOf(gateway)).toEqual({ 'banking received': 1, 'banking limited': 1 });
  });

  it.each([
    ['h1', 'a part of it'],
    ['h1', 'all of it'],
    ['h2', 'a part of it'],
    ['h2', 'all of it'],
  ] as const)(
    'holds nothing after its sender has left, by %s, while budgets are asked, with %s sent',
    async (by, part) => {
      const rules = [{ name: 'parallel', of: 'concurrency', per: 'address', limit: 5 }];
      const { gateway } = await gatewayOverBank({ settings: { budgets: { rules } } });
      const asked = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<void>();
      const counts = new MemoryBudgetStore(1_000_000);
      const store: BudgetStore = {
        async take(charges, now) {
          asked.resolve();
          await answer.promise;
          return counts.take(charges, now);
        },
      };
      const { proxies, log, settings, overload, telemetry } = gateway;
      const budgets = new Budgets({ settings: settings.budgets as BudgetSettings, proxies, log, store });
      const { origin, session } = await servedBy({ ...gateway, budgets }, by);
      const text = await message();
      const length = { 'content-length': text.length };
      const sending = session
        ? session.request({ ':method': 'POST', ':path': '/hooks/banking', ...length })
        : httpRequest(`${origin}/hooks/banking`, { method: 'POST', headers: length });
      sending.on('error', () => undefined);
      if (part === 'all of it') sending.end(text);
      else sending.write(text.slice(0, 20));
      await asked.promise;
      (session ?? sending).destroy();
      await until(() => expect(telemetry?.read()['manifold.connections']).toMatchObject([{ value: 0 }]));
      answer.resolve();

      await until(() => expect(overload.inFlight).toBe(0));
    },
  );

  it('is refused under overload', async () => {
    const { send, gateway } = await gatewayOverBank();
    while (gateway.overload.admit());
    expect(await send(await message())).toMatchObject({ status: 503, code: 'OVERLOADED' });
    expect(countsOf(gateway)).toEqual({ 'banking overloaded': 1 });
  });

  it.each([
    ['/hooks/banking', { subscriptions: {} }],
    ['/hooks/chat', {}],
    ['/hooks/banking/', {}],
  ])('has no place at %s with the settings %j', async (path, settings) => {
    const { send } = await gatewayOverBank({ settings });
    expect(await send(await message(), 'POST', path)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

/** The same signature in other letters: the last one has bits that are not decoded. */
function withOtherEnd(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + letters[letters.indexOf(token.at(-1) ?? '') ^ 1];
}
