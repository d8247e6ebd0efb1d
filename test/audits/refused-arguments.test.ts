import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import { type RootUse, rootUses } from '#test/fields/root-uses';
import { gatewayOver, json, type Reply } from '#test/harness';

/** Texts that an API is not sent, at one place or another. */
const TEXTS = ['', '..', 'a\0', '\ud800', 'x'.repeat(3000), 'a|b,c'];

type Input = { readonly name: string; readonly type: GraphQLInputType };
type Values = Record<string, unknown>;

/** A text in the arguments of a field, and the types on the way to it. */
interface Place {
  readonly path: readonly string[];
  readonly isList: boolean;
  /** The steps of the path that are alternatives. */
  readonly alternatives: readonly number[];
}

/** Quoted in reasons, and no parameter. */
const COMMON = new Set(['Authorization']);

function pathsIn(inputs: readonly Input[], above = '', depth = 0): string[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    const below = isInputObjectType(named) && depth < 6 ? Object.values(named.getFields()) : [];
    return [name, above + name, ...pathsIn(below, `${above}${name}.`, depth + 1)];
  });
}

function placesIn(inputs: readonly Input[], above: Omit<Place, 'isList'> = { path: [], alternatives: [] }): Place[] {
  if (above.path.length > 3) return [];
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    const path = [...above.path, name];
    const at = isInputObjectType(named) && named.isOneOf ? [...above.alternatives, path.length] : above.alternatives;
    if (isInputObjectType(named)) return placesIn(Object.values(named.getFields()), { path, alternatives: at });
    if (!['String', 'ID'].includes(named.name) || /^(after|before)$/.test(name)) return [];
    return [{ path, alternatives: above.alternatives, isList: isListType(getNullableType(type)) }];
  });
}

/** The same values with another one at a place, whose alternatives are left out. */
function withValue(values: Values, { path, alternatives }: Place, value: unknown, depth = 0): Values {
  const [name = '', ...rest] = path.slice(depth);
  const kept = alternatives.includes(depth) ? {} : values;
  const inner = Object(kept[name] ?? {}) as Values;
  return {
    ...kept,
    [name]: rest.length === 0 ? value : withValue(inner, { path, alternatives, isList: false }, value, depth + 1),
  };
}

function valuesOf({ args }: RootUse): Values {
  const [definition] = parse(`{ f${args} }`).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return {};
  const [field] = definition.selectionSet.selections;
  const given = field?.kind === Kind.FIELD ? (field.arguments ?? []) : [];
  return Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
}

function operationOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  const hasNodes = isObjectType(named) && named.getFields()['nodes'];
  const selection = hasNodes
    ? '{ nodes { __typename } }'
    : '{ __typename ... on InvalidInput { fields } ... on Rejection { message } }';
  const given = args.map(
    (each) => `$${each.name}: ${String(each.type).replace(each.defaultValue === undefined ? '' : /!$/, '')}`,
  );
  return `${kind} (${given.join(', ')}) { result: ${name}(${args.map((each) => `${each.name}: $${each.name}`).join(', ')}) ${isObjectType(named) || 'getTypes' in named || 'getInterfaces' in named ? selection : ''} }`;
}

const quotedIn = (message: string) => [...message.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The first use of each root field of an API with arguments, and where texts are in these. */
async function usesOf(slug: Slug, answer: () => Reply) {
  const { gateway, run } = await gatewayOver(slug, answer);
  const uses = new Map(
    rootUses(slug)
      .toReversed()
      .map((use) => [use.field, use]),
  );
  const fields = [...uses.values()].flatMap((use) => {
    const root = use.kind === 'query' ? gateway.schema.getQueryType() : gateway.schema.getMutationType();
    const field = root?.getFields()[use.field];
    return field && field.args.length > 0 ? [{ use, field, places: placesIn(field.args) }] : [];
  });
  return { fields, run };
}

describe.each(slugs)('%s', (slug) => {
  it('names the argument in words of the graph where the gateway refuses its value', async () => {
    const { fields, run } = await usesOf(slug, () => json({}, 404));
    const wrong: string[] = [];
    for (const { use, field, places } of fields) {
      const operation = operationOf(use.kind, field);
      for (const place of places) {
        for (const text of [...TEXTS, ...(place.isList ? [undefined] : [])]) {
          const value = place.isList ? (text === undefined ? [] : [text]) : text;
          const { errors = [] } = await run(operation, withValue(valuesOf(use), place, value));
          const [{ message, path, extensions }] = errors.length > 0 ? errors : [{}];
          if (path === undefined || extensions?.code !== 'BAD_USER_INPUT') continue;
          const at = place.path.join('.');
          const isNamed = extensions.arguments?.some((each: string) => `${at}.`.startsWith(`${each}.`));
          if (!isNamed) wrong.push(`${use.field}(${at}: ${JSON.stringify(value).slice(0, 20)}): ${message}`);
        }
      }
    }

    expect(wrong).toEqual([]);
  });

  it('names no parameter of an API that refuses one, but the argument', async () => {
    const { operations } = readContract(slug);
    const names = Object.values(operations).flatMap(({ pathParameters, query }) => [...pathParameters, ...query]);
    const refused = [...new Set(names.map(({ name }) => name))].map((field) => ({ field, message: `${field} is bad` }));
    const { fields, run } = await usesOf(slug, () => json({ errors: refused, path: '/id/search/first' }, 400));
    const wrong: string[] = [];
    for (const { use, field } of fields) {
      const paths = new Set(pathsIn(field.args));
      const { data, errors = [] } = await run(operationOf(use.kind, field), valuesOf(use));
      const named = [
        ...errors.flatMap(({ message, extensions }) => [...quotedIn(message), ...(extensions.arguments ?? [])]),
        ...(data?.result?.fields ?? []).map((each: string) => `input.${each}`),
      ];
      for (const name of named) if (!paths.has(name) && !COMMON.has(name)) wrong.push(`${use.field}: ${name}`);
    }

    expect(wrong).toEqual([]);
  });
});
