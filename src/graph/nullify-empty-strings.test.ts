import { buildSchema, type GraphQLObjectType, graphqlSync } from 'graphql';
import { expect, it } from 'vitest';
import { nullifyEmptyStrings } from './nullify-empty-strings.ts';
import { openEnums } from './open-enums.ts';
import { readsOf } from './reads/declare-reads.ts';
import { from } from './reads/from.ts';
import { scalars } from './scalars.ts';

const SDL = `
  scalar URL
  scalar JSON
  enum State { OPEN UNRECOGNIZED }
  type Query { thing: Thing }
  type Thing {
    site: URL
    ownSite: URL!
    sites: [URL!]!
    renamed: URL
    later: URL
    state: State
    id: ID
    text: String
    json: JSON
    count: Int
  }
`;

function schemaOf() {
  const schema = buildSchema(SDL);
  for (const name of ['URL', 'JSON']) Object.assign(schema.getType(name) ?? {}, scalars[name]);
  const fields = (schema.getType('Thing') as GraphQLObjectType).getFields();
  Object.assign(fields['renamed'] ?? {}, { resolve: from<{ address: string }, 'address'>('address') });
  Object.assign(fields['later'] ?? {}, { resolve: async () => '' });
  openEnums(schema);
  nullifyEmptyStrings(schema);
  return { schema, fields };
}

const answerTo = (selected: string, thing: object) =>
  graphqlSync({ schema: schemaOf().schema, source: `{ thing { ${selected} } }`, rootValue: { thing } });

it.each<[string, unknown, unknown]>([
  ['site', '', null],
  ['site', 'https://example.org', 'https://example.org'],
  ['sites', ['', 'https://example.org', ''], ['https://example.org']],
  ['sites', [], []],
  ['state', '', null],
  ['state', 'OTHER', 'UNRECOGNIZED'],
  ['id', '', null],
  ['text', '', ''],
  ['json', '', ''],
])('an optional field %s that is sent as %j is %j', (name, value, expected) => {
  expect(answerTo(name, { [name]: value })).toEqual({ data: { thing: { [name]: expected } } });
});

it('applies to resolvers that return a value or a promise', async () => {
  const { schema, fields } = schemaOf();

  expect(answerTo('renamed', { address: '' })).toEqual({ data: { thing: { renamed: null } } });
  expect(await fields['later']?.resolve?.({}, {}, {}, {} as never)).toBeNull();
  expect(schema.getType('Thing')).toBeDefined();
});

it.each(['ownSite', 'count'])('%s is no optional text, and an empty one stays an error', (name) => {
  expect(answerTo(name, { [name]: '' }).errors).toHaveLength(1);
});

it('declares the reads of the resolver, or the member with the name of the field', () => {
  const { fields } = schemaOf();

  expect(readsOf(fields['renamed']?.resolve as never)?.paths).toEqual([['address']]);
  expect(readsOf(fields['site']?.resolve as never)?.paths).toEqual([['site']]);
  expect(readsOf(fields['later']?.resolve as never)).toBeUndefined();
  expect(fields['text']?.resolve).toBeUndefined();
});
