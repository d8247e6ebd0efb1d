import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createHandler, type Gateway } from '#gateway';
import { fakeRequest } from '#test/fake-request';
import { form } from '#test/multipart';
import { until } from '#test/until';
import { eventLoop } from '../../src/gateway/execution/run.ts';
import { type GraphRequest, type GraphResponse, Held } from '../../src/gateway/types.ts';
import { servedBy, TRANSPORTS } from '../http/transports.ts';
import { Connection, posted } from './connection.ts';
import { ORDER, shop } from './shop.ts';

/** Many times what is executed in one turn. */
const COUNT = 30;
const ALIASES = Array.from({ length: 800 }, (_, n) => `a${n}`);
const ANSWER = JSON.stringify({ data: Object.fromEntries(ALIASES.map((alias) => [alias, 'Query'])) });
/** A document that takes about a millisecond to prepare, with no other one like it. */
const expensive = (n: number) =>
  JSON.stringify({ query: `query Q${n} { ${ALIASES.map((alias) => `${alias}: __typename`).join(' ')} }` });

async function over() {
  return shop({
    settings: {
      limits: { aliases: 1000, tokens: 10_000, fields: 1000 },
      performance: { cache: false, responseCache: false, coalesceCalls: false },
    },
  });
}

/** Handles requests, all in one turn of the event loop, in which no other gateway of this process has work. */
async function handlerOf(gateway: Gateway) {
  const handler = await createHandler(gateway);
  const replies: { readonly name: string; readonly reply: GraphResponse }[] = [];
  const takeIn = (name: string, request: GraphRequest) => {
    const held = new Held();
    void handler.handle(request, held).then((reply) => {
      if (!held.isReleased) replies.push({ name, reply });
    });
    return held;
  };
  const send = (name: string, body: string) =>
    takeIn(name, fakeRequest({ headers: { 'content-type': 'application/json' }, body }));
  const prepare = vi.spyOn(handler.executor, 'prepare');
  await until(() => !eventLoop.isBusy);
  return { send, replies, prepare };
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `${n}`);
const textOf = (reply: GraphResponse) => (reply.kind === 'body' ? reply.body.text : undefined);

describe('requests that come in one turn of the event loop', () => {
  it('are executed in several turns, in their order, with the answers that each gets alone', async () => {
    const { gateway } = await over();
    const { send, replies } = await handlerOf(gateway);

    for (const name of names(COUNT)) send(name, expensive(Number(name)));
    await setImmediate();

    expect(replies.length).toBeGreaterThan(0);
    expect(replies.length).toBeLessThan(COUNT);
    await until(() => replies.length === COUNT);
    expect(replies.map(({ name }) => name)).toEqual(names(COUNT));
    expect(new Set(replies.map(({ reply }) => textOf(reply)))).toEqual(new Set([ANSWER]));
  });

  it('share an execution with equal ones, also where it begins while they wait', async () => {
    const { gateway, sent } = await over();
    const { send, replies } = await handlerOf(gateway);
    for (const name of names(COUNT)) send(name, expensive(Number(name)));
    expect(replies.length).toBeLessThan(COUNT);

    for (const name of names(5)) send(name, JSON.stringify({ query: ORDER }));
    await until(() => replies.length === COUNT + 5);

    expect(sent).toHaveLength(1);
    expect(new Set(replies.slice(COUNT).map(({ reply }) => textOf(reply))).size).toBe(1);
  });

  it('are not prepared if their callers leave while they wait', async () => {
    const { gateway } = await over();
    const { send, replies, prepare } = await handlerOf(gateway);
    for (const name of names(COUNT)) send(name, expensive(Number(name)));
    const left = send('left', JSON.stringify({ query: ORDER }));
    send('last', expensive(COUNT));

    left.end();
    await until(() => replies.length === COUNT + 1);

    expect(replies.at(-1)?.name).toBe('last');
    expect(prepare).toHaveBeenCalledTimes(COUNT + 1);
  });
});

it('a request with files waits for its turn too', async () => {
  const { gateway } = await over();
  const handler = await createHandler(gateway);
  const waiting: (() => void)[] = [];
  vi.spyOn(gateway.overload, 'turn').mockImplementation(() => new Promise<void>((resolve) => waiting.push(resolve)));
  const prepare = vi.spyOn(handler.executor, 'prepare');
  const body = form([
    { name: 'operations', value: { query: '{ __typename }', variables: { file: null } } },
    { name: 'map', value: { 0: ['variables.file'] } },
    { name: '0', content: 'some content' },
  ]) as BodyInit;
  const headers = { 'content-type': 'multipart/form-data; boundary=a-boundary', 'graphql-preflight': '1' };
  const answer = handler.fetch(new Request('http://graph.test/graphql', { method: 'POST', headers, body }));

  await until(() => expect(waiting).toHaveLength(1));
  expect(prepare).not.toHaveBeenCalled();
  waiting[0]?.();

  expect(await (await answer).text()).toBe('{"data":{"__typename":"Query"}}');
});

describe.each(TRANSPORTS)('requests that come at once by %s', (transport) => {
  it('get the answers that each gets alone', async () => {
    const { gateway } = await over();
    const { post } = await servedBy(gateway, transport);

    const answers = await Promise.all(names(COUNT).map((name) => post(expensive(Number(name)))));

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.toString()}`))).toEqual(
      new Set([`200 ${ANSWER}`]),
    );
  });
});

describe('pipelined requests', () => {
  it('are answered in order while those of other connections wait', async () => {
    const { gateway } = await over();
    const { origin, post } = await servedBy(gateway, 'h1');
    const { host } = new URL(origin);
    const others = names(COUNT).map((name) => post(expensive(Number(name))));
    const mixed = [expensive(COUNT), JSON.stringify({ query: '{ __typename }' }), expensive(COUNT + 1)];
    const connection = new Connection(origin).write(mixed.map((body) => posted(host, body)).join(''));

    const bodies = [];
    for (const _ of mixed) bodies.push((await connection.next())?.body);

    expect(bodies).toEqual([ANSWER, '{"data":{"__typename":"Query"}}', ANSWER]);
    expect((await Promise.all(others)).every(({ status }) => status === 200)).toBe(true);
  });
});
