import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { declareReads, readsOf } from './reads/declare-reads.ts';
import { from } from './reads/from.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;
type Rule = (value: unknown) => unknown;

/** Types with a valid empty string, and types that are never strings. */
const EXEMPT_TYPES = new Set(['String', 'JSON', 'Base64', 'Int', 'Float', 'Boolean']);

/**
 * Makes every optional scalar field `null` if the upstream sends an empty string, and drops empty strings from lists:
 * addresses, dates, codes and ids are never empty.
 */
export function nullifyEmptyStrings(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = ruleFor(field);
      if (rule) replaceResult(field, rule);
    }
  }
}

function ruleFor({ type }: GraphQLField<unknown, unknown>): Rule | undefined {
  const named = getNamedType(type);
  if (!isLeafType(named) || EXEMPT_TYPES.has(named.name)) return undefined;
  if (isListType(getNullableType(type))) return withoutEmpty;
  return isNonNullType(type) ? undefined : nullIfEmpty;
}

function nullIfEmpty(value: unknown): unknown {
  return value === '' ? null : value;
}

function withoutEmpty(value: unknown): unknown {
  return Array.isArray(value) && value.includes('') ? value.filter((each) => each !== '') : value;
}

/** Wraps the field's resolver: applies the rule to its result, and declares the same reads. */
export function replaceResult(field: GraphQLField<unknown, unknown>, rule: Rule): void {
  const inner =
    field.resolve === undefined || field.resolve === defaultFieldResolver ? memberOf(field.name) : field.resolve;
  const resolver: Resolver = (...all) => {
    const value = inner(...all);
    return value instanceof Promise ? value.then(rule) : rule(value);
  };
  field.resolve = resolver;
  const reads = readsOf(inner);
  if (!reads) return;
  const { member, ...rest } = reads;
  const isNullable = rule === nullIfEmpty && member;
  declareReads(resolver, isNullable ? { ...rest, member: { ...member, emptyIsNull: true } } : rest);
}

const memberOf = (name: string) => from<Readonly<Record<string, unknown>>, string>(name) as Resolver;
