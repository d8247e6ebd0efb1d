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
import { declared, readsOf } from './reads/declared.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** Types that take an empty text, or never come as text. */
const OTHERS = new Set(['String', 'JSON', 'Base64', 'Int', 'Float', 'Boolean']);

/**
 * Makes every optional field `null` where the upstream sends an empty text for none, and leaves empty texts out of lists:
 * no address, date, code or id is empty.
 */
export function absentWhenEmpty(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const absent = ruleFor(field);
      if (absent) field.resolve = replaced(field, absent);
    }
  }
}

function ruleFor({ type }: GraphQLField<unknown, unknown>): ((value: unknown) => unknown) | undefined {
  const named = getNamedType(type);
  if (!isLeafType(named) || OTHERS.has(named.name)) return undefined;
  if (isListType(getNullableType(type))) return withoutEmpty;
  return isNonNullType(type) ? undefined : nullIfEmpty;
}

function nullIfEmpty(value: unknown): unknown {
  return value === '' ? null : value;
}

function withoutEmpty(value: unknown): unknown {
  return Array.isArray(value) && value.includes('') ? value.filter((each) => each !== '') : value;
}

/** The field's resolver with the rule applied to its value. It reads what the resolver reads. */
function replaced({ name, resolve }: GraphQLField<unknown, unknown>, absent: (value: unknown) => unknown): Resolver {
  const isDefault = !resolve || resolve === defaultFieldResolver;
  const inner: Resolver = isDefault ? (source) => (source as Readonly<Record<string, unknown>>)[name] : resolve;
  const resolver: Resolver = (...all) => {
    const value = inner(...all);
    return value instanceof Promise ? value.then(absent) : absent(value);
  };
  const reads = isDefault ? { paths: [[name]], passesOn: true } : readsOf(inner);
  return reads ? declared(resolver, reads) : resolver;
}
