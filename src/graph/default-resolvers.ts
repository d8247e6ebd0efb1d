import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { currencyOf } from './currency.ts';
import type { Money } from './money.ts';
import { declareReads, membersOf, readsOf } from './reads/declare-reads.ts';

type Field = GraphQLField<unknown, unknown>;
type Resolver = GraphQLFieldResolver<unknown, unknown>;
type Row = Readonly<Record<string, never>>;

/** How an API sends amounts: makes `Money` of the member with the name of its field, and of the member with the currency if it is another. */
export interface MoneyRule {
  readonly of: (amount: never, currency: never) => Money | null | undefined;
  readonly currency?: string;
}

/**
 * Gives fields without a resolver those that are alike in all types: `raw` is the row as it was sent, a currency is that of
 * the code beside it, such as `currencyCode`, and an amount is made by the rule of its type.
 */
export function resolveByDefault(schema: GraphQLSchema, moneyOf: ReadonlyMap<string, MoneyRule> = new Map()): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultOf(field, type, moneyOf.get(type.name));
      if (resolve) field.resolve = resolve;
    }
  }
}

function defaultOf({ name, type }: Field, parent: GraphQLObjectType, money: MoneyRule | undefined) {
  const named = getNamedType(type).name;
  if (name === 'raw' && named === 'JSON') return (row: unknown) => row;
  if (named === 'Currency') return currencyBeside(parent.getFields()[`${name}Code`]);
  return money && named === 'Money' ? moneyAt(name, money) : undefined;
}

function currencyBeside(code: Field | undefined): Resolver | undefined {
  if (!code) return undefined;
  const { name, resolve } = code;
  const codeOf: Resolver = resolve ?? ((row) => (row as Row)[name]);
  const reads = resolve ? readsOf(resolve) : { paths: [membersOf(name)] };
  const resolver: Resolver = (...all) => currencyOf(codeOf(...all) as string | null | undefined);
  return reads ? declareReads(resolver, { paths: reads.paths, passesThrough: false }) : resolver;
}

function moneyAt(name: string, { of, currency = name }: MoneyRule): Resolver {
  const paths = [...new Set([name, currency])].map(membersOf);
  return declareReads((row: Row) => of(row[name] as never, row[currency] as never), {
    paths,
    passesThrough: false,
  }) as Resolver;
}
