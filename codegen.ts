import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappersIn, openEnums, slugs } from './scripts/sources.ts';
import { manifold } from './src/codegen/index.ts';

/** The types and data of each API's calls, from the schemas that Mesh annotated. */
const calls: CodegenConfig['generates'] = Object.fromEntries(
  slugs.flatMap((slug) =>
    (['types', 'data'] as const).map((output) => [
      `mesh/generated/${slug}.${output === 'types' ? 'ts' : 'json'}`,
      {
        schema: `mesh/generated/${slug}.graphql`,
        plugins: ['./scripts/contract/plugin.ts'],
        config: { slug, output },
      },
    ]),
  ),
);

/** The types of the resolvers, beside the schemas they resolve. */
const resolversIn = (folder: 'subgraphs' | 'edges'): CodegenConfig['generates'] => ({
  [`src/${folder}/`]: {
    schema: ['src/graph/*.graphql', 'src/subgraphs/*/schema.graphql', 'src/edges/*/schema.graphql'],
    preset: 'graphql-modules',
    presetConfig: {
      baseTypesPath: '../subgraphs/schema.generated.ts',
      importBaseTypesFrom: '#schema',
      filename: 'types.generated.ts',
      useGraphQLModules: false,
      requireRootResolvers: true,
      encapsulateModuleTypes: 'none',
    },
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      contextType: '../graph/context.ts#Context',
      mappers: {
        Money: '../graph/money.ts#Money as MoneyModel',
        Currency: '../graph/currency.ts#Currency as CurrencyModel',
        ...openEnums(),
        ...mappersIn('src/subgraphs'),
      },
      useTypeImports: true,
      immutableTypes: true,
      enumsAsTypes: true,
      maybeValue: 'T | null | undefined',
      inputMaybeValue: 'T | null | undefined',
      optionalResolveType: true,
      addInterfaceFieldResolverTypes: true,
      defaultScalarType: 'unknown',
      scalars: {
        ID: { input: 'string', output: 'string | number' },
        DateTime: { input: 'string', output: 'string | number' },
        Decimal: { input: 'string', output: 'string | number | bigint' },
        Date: 'string',
        URL: { input: 'string', output: 'string' },
        BigInt: { input: 'string', output: 'string | number | bigint' },
        JSON: 'unknown',
        Base64: 'string',
        UUID: 'string',
        CountryCode: 'string',
        CurrencyCode: 'string',
        EmailAddress: 'string',
        URI: 'string',
        Upload: '../graph/scalars.ts#Upload as UploadModel',
      },
    },
  },
});

/** The examples' operations as a consuming app has them: `CODEGEN_STEP=examples graphql-codegen`. */
export const examples = () => manifold({ documents: 'examples/*.graphql', output: 'examples/gql/' });

const steps: Readonly<Record<string, () => CodegenConfig>> = {
  calls: () => ({ generates: calls }),
  resolvers: () => ({ generates: { ...resolversIn('subgraphs'), ...resolversIn('edges') } }),
  examples,
};
export default (steps[process.env['CODEGEN_STEP'] ?? ''] ?? steps['resolvers'])?.();
