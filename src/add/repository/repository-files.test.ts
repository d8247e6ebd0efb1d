import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answering, documentOf } from '../harness.ts';
import { graphNames, newApi } from '../index.ts';

const recipe = { $ref: '#/components/schemas/Recipe' };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const lists = {
  '.meshrc.yaml': 'sources:\n',
  'src/subgraphs/index.ts': "export { tv } from './tv/index.ts';\n",
  'src/edges/index.ts': '',
};

/** A list with a batch look-up, an item, its bytes, and a member of each kind that leads somewhere. */
const { files } = newApi(
  documentOf(
    {
      '/recipes': {
        operationId: 'listRecipes',
        summary: 'Lists recipes, newest first.',
        parameters: [
          { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
          { name: 'cursor', in: 'query', schema: { type: 'string' } },
        ],
        responses: answering({
          type: 'object',
          properties: { recipes: { type: 'array', items: recipe }, next_cursor: { type: 'string' } },
        }),
      },
      '/recipes/{id}': { operationId: 'getRecipe', parameters: [id], responses: answering(recipe) },
      '/recipes/{id}/card': {
        operationId: 'getCard',
        parameters: [id],
        responses: { '200': { description: '', content: { 'application/pdf': {} } } },
      },
    },
    {
      components: {
        schemas: {
          Recipe: {
            type: 'object',
            required: ['id'],
            properties: {
              id: { type: 'integer' },
              vegetarian: { type: 'boolean' },
              state: { type: 'string', enum: ['draft', 'published'] },
              based_on: { type: 'integer' },
              country: { type: 'string', description: 'ISO 3166 code.' },
              currency: { type: 'string', description: 'ISO 4217 code.' },
              cost: { type: 'number' },
            },
          },
        },
      },
    },
  ),
  {
    slug: 'recipes',
    only: [],
    existing: graphNames([readFileSync('schema/manifold.graphql', 'utf8')]),
    place: { lists },
  },
);

it('are all that an API needs in this repository, and the lists with a line for it', () => {
  expect([...files.keys()].filter((name) => !name.startsWith('src/subgraphs/recipes/')).toSorted()).toEqual([
    '.meshrc.yaml',
    'examples/recipes.graphql',
    'mesh/recipes.yaml',
    'src/edges/index.ts',
    'src/edges/recipes-countries/index.ts',
    'src/edges/recipes-countries/resolvers.ts',
    'src/edges/recipes-countries/schema.graphql',
    'src/subgraphs/index.ts',
  ]);
  expect(files.get('src/subgraphs/index.ts')).toBe(
    "export { recipes } from './recipes/index.ts';\nexport { tv } from './tv/index.ts';\n",
  );
});

it('have the words of the graph, and fields for what codes and keys lead to', () => {
  const schema = files.get('src/subgraphs/recipes/schema.graphql');
  const lines = [
    '"Recipes, newest first."',
    'isVegetarian: Boolean',
    'status: RecipeStatus',
    'basedOnId: ID',
    'basedOn: Recipe',
    'countryCode: CountryCode',
    'currencyCode: CurrencyCode',
    'currency: Currency',
    'cost: Money',
    'card: Download!',
  ];

  expect(lines.filter((line) => !schema?.includes(`  ${line}\n`))).toEqual([]);
  expect(files.get('src/edges/recipes-countries/schema.graphql')).toContain('  country: Country\n');
});

it('import the modules of this repository, and name no package', () => {
  const texts = [...files].filter(([name]) => name.endsWith('.ts')).map(([, text]) => text);

  expect(texts.filter((text) => /manifold-gateway|contract\.ts'/.test(text))).toEqual([]);
  expect(files.get('src/subgraphs/recipes/batches.ts')).toContain("import type { Batch } from '#graph';");
});
