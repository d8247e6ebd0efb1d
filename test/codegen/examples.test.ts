import { readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { buildSchema, isScalarType, isSpecifiedScalarType, print } from 'graphql';
import { expect, it } from 'vitest';
import { examples } from '../../codegen.ts';
import { SCALARS } from '../../src/codegen/index.ts';
import { readExamples } from '../../src/gateway/routes/examples.ts';
import { projectWith } from './project.ts';

const CODE = `
import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import { NordicCountriesDocument, OrdersDocument } from './gql/graphql.ts';

type Country = NonNullable<ResultOf<typeof NordicCountriesDocument>['countries']>['nodes'][number];
const population: number | null | undefined = {} as Country['population'];
const capitals: readonly string[] | null | undefined = {} as Country['capitals'];
// @ts-expect-error -- The field is not selected.
type Absent = Country['currencyCodes'];
const none: VariablesOf<typeof OrdersDocument> = {};
`;

it('types all examples', async () => {
  const files = await generate({ ...examples(), silent: true, errorsOnly: true }, false);
  const project = projectWith(CODE, files);

  const texts = JSON.parse(project.manifest) as Record<string, string>;
  const documents = Object.values(await project.documents());
  expect(documents.map((document) => [document.__meta__.hash, print(document)]).toSorted()).toEqual(
    Object.entries(texts).toSorted(),
  );
  const operations = readExamples().flatMap((file) => file.operations.map(({ name }) => name));
  expect(
    Object.values(texts)
      .map((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1])
      .toSorted(),
  ).toEqual(operations.toSorted());
  expect(await project.types()).toBe('');
}, 120_000);

it('types every scalar of the graph', () => {
  const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );

  expect(Object.keys(SCALARS).toSorted()).toEqual(['ID', ...scalars.map(({ name }) => name)].toSorted());
});
