import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { served } from '#test/served';
import { projectOf } from './project.ts';

const CODE = `
import { graphql } from './gql/index.ts';
import type { CountriesQuery } from './gql/graphql.ts';

export const Countries = graphql(\`query Countries { countries(first: 1) { nodes { code flag { emoji } } } }\`);
type Country = NonNullable<CountriesQuery['countries']>['nodes'][number];
export const code = (country: Country): string => country.code ?? '';
`;
const FRAGMENT = `
import { graphql } from './gql/index.ts';
import type { CountriesQuery } from './gql/graphql.ts';

export const Country = graphql(\`fragment Code on Country { code }\`);
export const Countries = graphql(\`query Countries { countries(first: 1) { nodes { ...Code } } }\`);
type Country = NonNullable<CountriesQuery['countries']>['nodes'][number];
export const code = (country: Country): string => country.code ?? '';
`;

it('takes the graph of a gateway by its URL', async () => {
  const { gateway } = await gatewayOverSandbox('countries');
  const { address } = await served(gateway);

  const project = await projectOf(CODE, { schema: address });

  expect(await project.types()).toBe('');
  expect(Object.keys(JSON.parse(project.manifest) as object)).toHaveLength(1);
});

it('writes an empty manifest for a project without operations', async () => {
  const project = await projectOf('export {};');

  expect(project.manifest).toBe('{}\n');
  expect(await project.types()).toBe('');
});

it('fails for an operation that does not fit the graph, and names the field', async () => {
  await expect(projectOf(CODE.replace('emoji', 'colour'))).rejects.toThrow('Cannot query field "colour" on type');
});

it('has fields of fragments in their operation, if they are not masked', async () => {
  const masked = await projectOf(FRAGMENT);
  const open = await projectOf(FRAGMENT, { fragmentMasking: false });

  expect(await masked.types()).toContain("Property 'code' does not exist");
  expect(await open.types()).toBe('');
});

it('writes imports with an extension, and types of scalars', async () => {
  const { folder } = await projectOf(CODE, { importExtension: '.ts', scalars: { CountryCode: '`${string}`' } });
  const read = (file: string) => readFileSync(join(folder, 'gql', file), 'utf8');

  expect(read('index.ts')).toContain('export * from "./gql.ts";');
  expect(read('gql.ts')).toContain("import * as types from './graphql.ts';");
  expect(read('graphql.ts')).toContain('code: `${string}`');
});
