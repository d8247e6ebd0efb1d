import { isObjectType } from 'graphql';
import { elementsOf } from './elements.ts';
import type { Rule } from './rule.ts';

/** Rules of nullable fields. */
export const nullabilityRules: readonly Rule[] = [
  {
    name: 'a nullable field of the root or of a list says when it is null',
    broken: {
      schema: `directive @semanticNonNull on FIELD_DEFINITION
        type Query {
          a: AConnection
          b: AConnection @semanticNonNull
          "Null if there is none."
          c: A
          d: A
        }
        type A { a: Int } type AConnection { a: Int }`,
      found: ['Query.a', 'Query.d'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(
          ({ role, isRequired, directives }) =>
            role === 'output' && !isRequired && !directives.includes('semanticNonNull'),
        )
        .filter(({ owner, named }) => named.name.endsWith('Connection') || (owner === 'Query' && isObjectType(named)))
        .filter(({ description }) => !/\b[Nn]ull\b/.test(description))
        .map(({ path }) => path),
  },
];
