import { expect, it } from 'vitest';
import { defineSubgraph } from '#own';
import { mock } from '#test/harness';
import { answering, documentOf, probeOf } from '../../src/add/harness.ts';
import { createGateway } from '../../src/library/index.ts';
import { createTestGateway } from '../../src/testing/index.ts';

const PARAMETER = { name: 'recipe_id', in: 'path', required: true, schema: { type: 'string' } };
const content = (type: string) => ({
  200: { description: 'It.', content: { [type]: { schema: { type: 'string' } } } },
});

it.each([
  ['application/pdf', 'recipeId: ID!\n  ): Base64', true],
  ['image/png', 'Base64', true],
  ['text/csv', 'String', true],
  ['application/xml', 'neither JSON nor bytes', false],
])('an answer of %s becomes %s', (type, expected, isTaken) => {
  const recipe = {
    parameters: [PARAMETER],
    responses: answering({ type: 'object', properties: { id: { type: 'string' } } }),
  };
  const document = documentOf({
    '/recipes/{recipe_id}': recipe,
    '/recipes/{recipe_id}/card': { operationId: 'getRecipeCard', parameters: [PARAMETER], responses: content(type) },
  });
  const { plan, files } = probeOf(document) as unknown as {
    plan: { made: { leftOut: string[] } };
    files: Map<string, string>;
  };

  if (isTaken) expect([...files.values()].join('\n')).toContain(expected);
  else expect(plan.made.leftOut.join('\n')).toContain(expected);
});

const subgraph = defineSubgraph({
  slug: 'recipes',
  contract: {
    openapi: '3.1.0',
    info: { title: 'Recipes', version: '1' },
    servers: [{ url: 'http://127.0.0.1/recipes' }],
    'x-api': { id: 'own', slug: 'recipes' },
    paths: {
      '/card': {
        get: {
          operationId: 'getCard',
          'x-root': 'query.card',
          'x-example': {},
          responses: {
            200: {
              description: 'A card.',
              content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
            },
          },
        },
      },
    },
    components: {},
  },
  schema: 'extend type Query {\n  card: Base64\n}',
  resolvers: { Query: { card: (_root: unknown, _args: unknown, { upstream }: any) => upstream.recipes.getCard() } },
} as never);

it.each([
  ['application/pdf', { data: { card: Buffer.from('%PDF-1.7 é').toString('base64') } }],
  ['text/html', { errors: [{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }] }],
])('bytes of the type %s are read as base64, or refused', async (type, expected) => {
  const url = await mock(() => ({ status: 200, headers: { 'content-type': type }, body: '%PDF-1.7 é' }));
  await using gateway = createGateway({ apis: { recipes: { url } } } as never, { subgraphs: [subgraph] });

  expect(await gateway.execute({ query: '{ card }' })).toMatchObject(expected);
});

it('the mock of a contract answers with bytes', async () => {
  await using gateway = await createTestGateway({ only: [], subgraphs: [subgraph] });

  const { data } = await gateway.execute<{ card: string }>({ query: '{ card }' });

  expect(Buffer.from(data?.card ?? '', 'base64').toString('latin1')).toBe('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n');
});
