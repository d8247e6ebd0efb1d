import {
  type DocumentNode,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { Settings } from '#config';
import { operationLimits } from './operation-limits.ts';
import { parseWithin } from './parse-within.ts';

/** Reads a document, if it is valid and within the limits. */
export type ReadDocument = (text: string) => DocumentNode | undefined;

/** Reads documents by the rules by which Yoga reads them, which says of the others what is wrong with them. */
export function documentReader(
  schema: GraphQLSchema,
  { limits, server }: Pick<Settings, 'limits' | 'server'>,
): ReadDocument {
  const parse = parseWithin(limits);
  const introspection = server.introspection ? [] : [NoSchemaIntrospectionCustomRule];
  const rules = [...specifiedRules, operationLimits(limits), ...introspection];
  return (text) => {
    try {
      const document = parse(text);
      return validate(schema, document, rules, { maxErrors: 1 }).length === 0 ? document : undefined;
    } catch {
      return undefined;
    }
  };
}
