import { describe, expect, it } from 'vitest';
import { gatewayOver, json, text } from '#test/harness';
import type { NodeType } from './context.ts';
import { MissingKeyError } from './errors.ts';
import { fromGlobalId, toGlobalId, upstreamKey } from './node.ts';

const nodes = new Map(['Order', 'Joke'].map((name) => [name, { key: () => '', load: async () => null } as NodeType]));
const context = { graph: { nodes } as never };
const key = (value: string) => upstreamKey('Order', value, context);

describe('a global id', () => {
  it.each(['a', 'a:b', 'é', '0', 0, 7])('names its type and key: %j', (key) => {
    expect(fromGlobalId(toGlobalId('Quote', key))).toEqual({ type: 'Quote', key: String(key) });
  });

  it.each(['', null, undefined])('is not made of an absent key: %j', (key) => {
    expect(() => toGlobalId('Quote', key)).toThrow(new MissingKeyError('Quote'));
  });
});

describe('an object without a key', () => {
  it('fails where its id is selected', async () => {
    const lenses = [{ LensName: 'Named' }, { LensDescription: 'of no name' }];
    const { run } = await gatewayOver('reviews', [json({ LensSummaries: lenses })]);

    const { data, errors } = await run('{ lenses(first: 2) { nodes { id name } } }');

    expect(data).toEqual({ lenses: null });
    expect(errors).toMatchObject([
      {
        message: 'The API sent a value without the key that identifies it: Lens has no `id`.',
        path: ['lenses', 'nodes', 1, 'id'],
        extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
      },
    ]);
  });
});

describe('an id that this graph never gave out', () => {
  it.each(['UXVvdGU6cTE=', ' UXVvdGU6cTE', 'UXVvdGU6cTE\n', 'UXVvdGU6cTE.x', 'UXVvdGU6cTF'])(
    'is refused in another encoding, before any call: %j',
    async (id) => {
      const { run, sent } = await gatewayOver('quotes', () => json({}, 404));

      const { data, errors } = await run('query ($id: ID!) { node(id: $id) { id } quote(id: $id) { id } }', { id });

      expect(data.node).toBeNull();
      expect(errors?.[0]).toMatchObject({ message: '`id` is not one that this graph gave out.', path: ['node'] });
      expect(sent.map(({ target }) => target)).toEqual([`/quotes/${encodeURIComponent(id)}`]);
    },
  );

  it.each([
    ['readers', 'Reader:r-1', json({})],
    ['blockchain', 'AddressBalance:BC1QX', text('7')],
    ['countries', 'Country:xa', json([{ cca2: 'XA', cca3: 'XAA', name: { common: 'A' } }])],
    ['quotes', 'Quote:q1/', json({ _id: 'q1', content: 'c', author: 'a', tags: [] })],
  ] as const)('is refused, although %s finds a row by %s', async (slug, id, reply) => {
    const { run } = await gatewayOver(slug, () => reply);

    const { data, errors } = await run('query ($id: ID!) { node(id: $id) { id } }', {
      id: Buffer.from(id).toString('base64url'),
    });

    expect(data).toEqual({ node: null });
    expect(errors).toMatchObject([
      { message: '`id` is not one that this graph gave out.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

describe('upstreamKey', () => {
  it('is the key of a global id of the type, with any characters', () => {
    expect(key(toGlobalId('Order', '12-34:5\n6'))).toBe('12-34:5\n6');
  });

  it('refuses a global id of another type, naming both', () => {
    expect(() => key(toGlobalId('Joke', 'a'))).toThrow('This `id` is of the type Joke: Order is expected.');
  });

  it.each([
    ['a plain key', '12-34567-89012'],
    ['a key that decodes to a type that the graph does not have', toGlobalId('Ghost', 'a')],
    ['a global id with padding, which this graph never gives out', `${toGlobalId('Order', 'ab')}==`],
    ['a key longer than any global id', 'T3JkZXI6'.repeat(1000)],
    ['an empty key', ''],
  ])('leaves %s as it is', (_case, value) => {
    expect(key(value)).toBe(value);
  });
});
