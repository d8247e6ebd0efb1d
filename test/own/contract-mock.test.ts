import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { defineSubgraph } from '#own';
import { bytesOf, LocalSandbox, ownMock } from '#sandbox';
import { changed, inEnvelope, withoutEnvelope } from '../../src/sandbox/contract-mock/json.ts';
import { resourceKey } from '../../src/sandbox/contract-mock/resource-key.ts';

const TICKETS = readFileSync('examples/tickets.yaml', 'utf8');

/** A list whose page is asked for in the body of a POST. */
const SEARCH = {
  openapi: '3.1.0',
  info: { title: 'Desk', version: '1' },
  'x-api': { id: 'own', slug: 'desk' },
  security: [{ token: [] }],
  paths: {
    '/tickets/query': {
      post: {
        operationId: 'queryTickets',
        summary: 'Tickets.',
        'x-root': 'query.tickets',
        'x-reads': true,
        'x-example': { body: { page_size: 5 } },
        'x-paging': {
          style: 'token',
          token: 'start_cursor',
          limit: 'page_size',
          in: 'body',
          items: '/results',
          next: '/next_cursor',
          default: 10,
          maximum: 50,
        },
        'x-row-key': '/id',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { start_cursor: { type: 'string' }, page_size: { type: 'integer' } },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Tickets.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    results: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
                    next_cursor: { type: ['string', 'null'] },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
};

/** Sends requests to the mock that is made from a contract. */
function mock(contract: string | object = TICKETS) {
  const { own } = defineSubgraph({ slug: 'desk', contract, schema: 'type A { a: Int }\n', resolvers: {} });
  const sandbox = new LocalSandbox(own ? [ownMock(own)] : [], { seed: 'manifold' });
  const connection = { closed: () => new Promise<undefined>(() => undefined), reset: () => undefined };
  return async (method: string, path: string, { body, token = 'Bearer a' }: { body?: object; token?: string } = {}) => {
    const reply = await sandbox.answer(
      {
        slug: 'desk',
        method,
        path,
        base: 'http://sandbox/desk',
        headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
        body: Buffer.from(body ? JSON.stringify(body) : ''),
      },
      connection as never,
    );
    const answer = reply ? await text(bytesOf(reply)) : '';
    return { status: reply?.status, body: answer.startsWith('{') ? (JSON.parse(answer) as any) : undefined };
  };
}

describe('a mock that is made from a contract', () => {
  it('pages a list as its contract says, and filters by members of rows', async () => {
    const send = mock();
    const first = await send('GET', '/tickets?page=2&per_page=15');
    const open = await send('GET', '/tickets?status=solved&per_page=2');

    expect(first.body.total).toBe(40);
    expect(first.body.tickets.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 15 }, (_, i) => i + 16),
    );
    expect(open.body).toMatchObject({ total: 20, tickets: [{ status: 'solved' }, { status: 'solved' }] });
    expect((await send('GET', '/tickets?ids=7,9')).body.tickets.map(({ id }: { id: number }) => id)).toEqual([7, 9]);
    expect((await send('GET', '/tickets/7/comments?limit=2')).body).toMatchObject({ next_cursor: '2' });
  });

  it('pages a list whose parameters are in the body of a POST', async () => {
    const send = mock(SEARCH);
    const pageAfter = async (body: object) => {
      const { results, next_cursor } = (await send('POST', '/tickets/query', { body })).body;
      return [results.length, results[0].id, next_cursor ?? null];
    };

    expect(await pageAfter({ page_size: 15 })).toEqual([15, 1, '15']);
    expect(await pageAfter({ page_size: 15, start_cursor: '15' })).toEqual([15, 16, '30']);
    expect(await pageAfter({ page_size: 15, start_cursor: '30' })).toEqual([10, 31, null]);
  });

  it('remembers what was created and deleted', async () => {
    const send = mock();
    const made = await send('POST', '/tickets', { body: { subject: 'Lamp', requester: { name: 'Ann' } } });

    expect([made.status, made.body.id, made.body.subject, made.body.requester.name]).toEqual([201, 41, 'Lamp', 'Ann']);
    expect((await send('GET', '/tickets?per_page=1')).body).toMatchObject({
      total: 41,
      tickets: [{ subject: 'Lamp' }],
    });
    expect((await send('GET', '/tickets/41')).body).toEqual(made.body);
    expect(await send('DELETE', '/tickets/41')).toEqual({ status: 204, body: undefined });
    expect((await send('GET', '/tickets/41')).status).toBe(404);
    expect((await send('DELETE', '/tickets/41')).status).toBe(404);
    expect((await send('GET', '/tickets/40')).status).toBe(200);
  });

  it('refuses requests that its contract does not allow, and callers without a credential', async () => {
    const send = mock();

    expect((await send('POST', '/tickets', { body: { status: 'open' } })).status).toBe(400);
    expect((await send('GET', '/tickets?per_page=51')).status).toBe(400);
    expect((await send('GET', '/tickets', { token: '' })).status).toBe(401);
    expect((await send('GET', '/lamps')).status).toBe(404);
  });
});

describe('the key of a resource', () => {
  it.each([
    [{ id: 1, number: 7 }, 'issue_number', 'id', 'number'],
    [{ id: 1, ticket_id: 7 }, 'ticketId', 'id', 'ticket_id'],
    [{ id: 1, name: 'a' }, 'customer', 'id', 'id'],
    [{ gid: 'a', name: 'b' }, 'task', 'gid', 'gid'],
    [{ login: 'a' }, 'username', undefined, undefined],
  ])('of %j by {%s} is %s', (row, parameter, listKey, member) => {
    expect(resourceKey(row, parameter, listKey)).toBe(member);
  });
});

describe('changes of a row', () => {
  it.each([
    [
      { a: 'x', b: 1 },
      { a: 'y', c: 2 },
      { a: 'y', b: 1 },
    ],
    [{ a: { b: 1, c: 2 } }, { a: { b: 3 } }, { a: { b: 3, c: 2 } }],
    [
      { a: 1, b: true },
      { a: '7', b: 'false' },
      { a: 7, b: false },
    ],
    [{ a: ['x'] }, { a: ['y', 'z'] }, { a: ['y', 'z'] }],
    [{ a: [{ b: 1 }] }, { a: ['y'] }, { a: [{ b: 1 }] }],
    [{ a: 'x' }, { a: null }, { a: null }],
    [{ a: 'x' }, { a: 7 }, { a: 'x' }],
  ])('of %j by %j are %j', (row, changes, result) => {
    expect(changed(row, changes)).toEqual(result);
  });

  it('are within the envelope of a request, and shown within that of a response', () => {
    expect(withoutEnvelope({ data: { name: 'a' } }, { name: 'b' })).toEqual({ name: 'a' });
    expect(withoutEnvelope({ name: { first: 'a' } }, { name: {} })).toEqual({ name: { first: 'a' } });
    expect(inEnvelope({ errors: [], customer: { id: 'x', name: 'y' } }, { id: '1', name: 'a' })).toEqual({
      errors: [],
      customer: { id: '1', name: 'a' },
    });
    expect(inEnvelope({ id: 'x', owner: { id: 'y' }, name: 'z' }, { id: '1', name: 'a' })).toEqual({
      id: '1',
      owner: { id: 'y' },
      name: 'a',
    });
  });
});
