import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { until } from '#test/until';
import { limited } from '../budgets/limited.ts';
import { apiKey, guarded, QUERY } from '../callers/guarded.ts';
import { connectSocket } from '../live/connect-socket.ts';

const PAGE = json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] });
const answers = { quotes: () => PAGE };
const DATA = { data: { quotes: { totalCount: 7 } } };

/** The results, or codes, of an operation that is sent some times on a connection with these headers and this payload. */
async function overSocket(address: string, headers: object, payload: object, times = 1): Promise<unknown[]> {
  const { send, messages } = await connectSocket(address, 'graphql-transport-ws', { headers });
  send({ type: 'connection_init', payload });
  await until(() => expect(messages).toEqual([{ type: 'connection_ack' }]));
  const results: unknown[] = [];
  for (let id = 1; id <= times; id++) {
    send({ type: 'subscribe', id: `${id}`, payload: { query: QUERY } });
    const found = () => messages.find((message: any) => message.id === `${id}`) as any;
    await until(() => expect(found()).toBeDefined());
    const { type, payload: result } = found();
    results.push(type === 'error' ? result[0].extensions.code : result);
  }
  return results;
}

/** A name in both spellings, at the top of the payload and in its `headers`. */
const waysToGive = (name: string, value: string): object[] => [
  { [name]: value },
  { [name.toUpperCase()]: value },
  { headers: { [name]: value } },
];

describe('headers in the payload of `connection_init`', () => {
  it('do not replace the user that an authenticating proxy sets', async () => {
    const apis = { quotes: { forward: ['x-user', 'cookie'] } };
    const { address, sent } = await limited('direct', {}, { settings: { apis }, answers });

    for (const payload of [...waysToGive('x-user', 'admin'), ...waysToGive('cookie', 'user=admin')]) {
      expect(await overSocket(address, { 'x-user': 'mallory' }, payload)).toEqual([DATA]);
      expect(await overSocket(address, {}, payload)).toEqual([DATA]);
    }

    const forwarded = sent.map(({ headers }) => headers);
    expect(new Set(forwarded.map((headers) => JSON.stringify(headers)))).toEqual(
      new Set(['{"x-user":"mallory"}', '{}']),
    );
  });

  it('do not replace the certificate that a proxy forwards', async () => {
    const uri = (name: string) => `spiffe://shop/${name}`;
    const callers = [
      { uri: uri('low'), scopes: ['jokes'] },
      { uri: uri('admin'), scopes: ['quotes'] },
    ];
    const { address, sent } = await guarded(
      'direct',
      { certificates: { format: 'xfcc', callers }, anonymous: ['jokes'] },
      {
        answers,
        settings: {
          server: { trustedProxies: ['127.0.0.1'] },
          apis: { quotes: { forward: ['x-forwarded-client-cert'] } },
        },
      },
    );
    const certificate = (name: string) => `Hash=ab;URI=${uri(name)}`;

    for (const payload of waysToGive('x-forwarded-client-cert', certificate('admin'))) {
      const low = { 'x-forwarded-client-cert': certificate('low') };
      expect(await overSocket(address, low, payload)).toEqual(['FORBIDDEN']);
      expect(await overSocket(address, {}, payload)).toEqual(['UNAUTHENTICATED']);
    }
    expect(sent).toEqual([]);
    expect(await overSocket(address, { 'x-forwarded-client-cert': certificate('admin') }, {})).toEqual([DATA]);
  });

  it('do not replace the address that a proxy adds', async () => {
    const { address, sent } = await limited(
      'direct',
      { rules: [{ name: 'address', per: 'address', limit: 3, within: 'day' }] },
      {
        answers,
        settings: {
          server: { trustedProxies: ['127.0.0.1'] },
          apis: { quotes: { forward: ['x-forwarded-for'] } },
        },
      },
    );
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const results: unknown[] = [];

    for (let at = 1; at <= 5; at++) {
      results.push(...(await overSocket(address, headers, { 'x-forwarded-for': `198.51.100.${at}` })));
    }

    expect(results).toEqual([DATA, DATA, DATA, 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(sent.map((request) => request.headers)).toEqual([headers, headers, headers]);
  });

  it('are credentials that the handshake does not have', async () => {
    const [jokes, quotes] = [apiKey('jokes', ['jokes']), apiKey('quotes', ['quotes'])];
    const keys = [jokes.entry, quotes.entry];
    const { address } = await guarded('direct', { keys, anonymous: ['jokes'] }, { answers });

    for (const payload of [
      ...waysToGive('x-api-key', quotes.key),
      ...waysToGive('authorization', `Bearer ${quotes.key}`),
    ]) {
      expect(await overSocket(address, {}, payload)).toEqual([DATA]);
    }
    for (const payload of waysToGive('x-api-key', quotes.key)) {
      expect(await overSocket(address, { 'x-api-key': jokes.key }, payload)).toEqual(['FORBIDDEN']);
    }
    for (const payload of waysToGive('authorization', `Bearer ${quotes.key}`)) {
      expect(await overSocket(address, { authorization: `Bearer ${jokes.key}` }, payload)).toEqual(['FORBIDDEN']);
    }
  });
});
