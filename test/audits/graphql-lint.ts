import * as graphqlLint from '@graphql-eslint/eslint-plugin';
import { Linter } from 'eslint';

/** Rules that the graph does not go by, or not in every respect, and why. */
const RULES: Linter.RulesRecord = {
  // The order of fields is the reader's: what matters most comes first.
  '@graphql-eslint/alphabetize': 'off',
  // It is for graphs that only read.
  '@graphql-eslint/no-root-type': 'off',
  // The APIs do not say when they will drop what they deprecate.
  '@graphql-eslint/require-deprecation-date': 'off',
  // Only what `node` finds again has an `id`, which a test below looks at.
  '@graphql-eslint/strict-id-in-types': 'off',
  // Lists that are paged by tokens can only be read forwards.
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  // Short lists inside a thing are plain lists, and what has no key of its own is no node.
  '@graphql-eslint/relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
};

/** What GraphQL ESLint finds in a schema, a line each: the rule, and the line of the schema. */
export function findingsIn(schema: string): string[] {
  const { configs, parser, rules } = graphqlLint;
  const config: Linter.Config = {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': { rules } as never },
    languageOptions: { parser: parser as never, parserOptions: { graphQLConfig: { schema } } },
    rules: {
      ...configs['flat/schema-all'].rules,
      ...configs['flat/schema-relay'].rules,
      ...RULES,
    } as Linter.RulesRecord,
  };
  const lines = schema.split('\n');
  const messages = new Linter().verify(schema, [config], { filename: 'schema.graphql' });
  return messages.map(
    ({ ruleId, line, message }) => `${ruleId?.replace('@graphql-eslint/', '') ?? message}: ${lines[line - 1]?.trim()}`,
  );
}
