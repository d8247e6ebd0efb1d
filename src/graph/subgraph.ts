import { readFileSync } from 'node:fs';
import { type CompiledContract, type Contract, readContract } from '#contract';
import type { Slug } from '#contracts';
import { callsIn } from './calls/carried-calls.ts';
import type { DeclaredCalls, FieldCall } from './calls/field-calls.ts';
import type { NodeType } from './context.ts';
import type { MoneyRule } from './default-resolvers.ts';
import type { DownloadRules } from './download-rule.ts';
import type { ForeignEntities } from './entities/foreign-entities.ts';
import type { HookRule, LiveFields } from './live/index.ts';

/** Resolvers by type and field. Each folder types its own. */
export type AnyResolvers = Readonly<Record<string, object>>;

/** One API's part of the schema. It is executable on its own. */
export interface Subgraph {
  readonly slug: Slug;
  /** The contract of an API that is not of this package. */
  readonly contract?: Contract;
  readonly typeDefs: string;
  readonly resolvers: AnyResolvers;
  /** The types that implement `Node`, and how their objects are refetched. */
  readonly nodes: Readonly<Record<string, NodeType>>;
  /** Fields with a random value. Operations that select them are never coalesced. */
  readonly random: readonly FieldPath[];
  /** Fields over operations outside the specification. The setting `extras` switches them off. */
  readonly extras: readonly FieldPath[];
  /** The upstream calls of its fields; a field without a declaration makes none. */
  readonly calls?: DeclaredCalls;
  /** Entities of other subgraphs of a federated graph that it defines, to refer to them or to add fields. */
  readonly foreignEntities?: ForeignEntities;
  /** The sources of its subscriptions. */
  readonly live?: LiveFields;
  /** The bytes that its fields offer as downloads. */
  readonly downloads?: DownloadRules;
  /** How it says that its sources have something new; absent for APIs that do not. */
  readonly hook?: HookRule | undefined;
  /** How it sends amounts, for fields of the type `Money` without a resolver. */
  readonly money?: MoneyRule | undefined;
  /** Of an API outside of this repository: what the sandbox needs. */
  readonly own?: OwnApi;
}

/** The contract of an API outside of this repository, and its mock in the sandbox if it has one. */
export interface OwnApi {
  readonly compiled: CompiledContract;
  readonly sandbox?: unknown;
  /** Operations for GraphiQL's tabs. */
  readonly examples?: string | undefined;
  /** The module of `defineSubgraph`, by which installations of this package are told apart. */
  readonly definedBy?: string;
}

/** A field by its type and name, such as `Query.orders`, or an argument, such as `Query.orders(where:)`. */
export type FieldPath = `${string}.${string}`;

/** Fields that join APIs. The schema includes them if it includes all APIs of `between`. */
export interface Edge {
  readonly between: readonly [Slug, ...Slug[]];
  readonly typeDefs: string;
  readonly resolvers: AnyResolvers;
  /** The upstream calls of its fields; a field without a declaration makes none. */
  readonly calls?: DeclaredCalls;
  /** Entities of other subgraphs that it defines. The edge is part of the schema only with the setting `federation`. */
  readonly foreignEntities?: ForeignEntities;
}

/** Creates a subgraph from its folder, which has a `schema.graphql`. */
export function subgraph(
  module: ImportMeta,
  parts: {
    slug: Slug;
    resolvers: object;
    nodes?: Readonly<Record<string, NodeType>>;
    /** The upstream's values of enums, if they differ. */
    enums?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    random?: readonly FieldPath[];
    /** Fields over operations whose `x-origin` is not the specification, besides those whose calls tell that. */
    extras?: readonly FieldPath[];
    /** The upstream calls of fields. */
    calls?: DeclaredCalls;
    /** The sources of its subscriptions. */
    live?: LiveFields;
    /** The bytes that its fields offer as downloads. */
    downloads?: DownloadRules;
    /** How it says that they have something new. */
    hook?: HookRule;
    /** How it sends amounts. */
    money?: MoneyRule;
  },
): Subgraph {
  const {
    slug,
    resolvers,
    nodes = {},
    enums,
    random = [],
    extras = [],
    calls = {},
    live = {},
    downloads,
    hook,
    money,
  } = parts;
  const typeDefs = readSchema(module);
  const all = { ...resolvers, ...enums } as AnyResolvers;
  const declared = { ...callsIn({ ...all, Subscription: live }), ...calls };
  return {
    slug,
    nodes,
    random,
    calls: declared,
    live,
    downloads,
    hook,
    money,
    resolvers: all,
    typeDefs,
    get extras() {
      return [...extras, ...fieldsOfExtras(slug, declared)];
    },
  };
}

/** The fields that call operations outside the specification alone, whatever their arguments are. */
function fieldsOfExtras(slug: Slug, calls: DeclaredCalls): FieldPath[] {
  const { operations } = readContract(slug);
  const isExtra = (call: FieldCall) => {
    const name = call.kind === 'loads' ? call.by.operation : call.operation;
    return operations[name.slice(slug.length + 1)]?.extra === true;
  };
  return Object.entries(calls).flatMap(([field, each]) =>
    'variantOf' in each || each.length === 0 || !each.every(isExtra) ? [] : [field as FieldPath],
  );
}

/** Creates an edge from its folder, which has a `schema.graphql`. */
export function edge(
  module: ImportMeta,
  parts: { between: Edge['between']; resolvers: object; calls?: DeclaredCalls },
): Edge {
  const resolvers = parts.resolvers as AnyResolvers;
  return { ...parts, resolvers, calls: { ...callsIn(resolvers), ...parts.calls }, typeDefs: readSchema(module) };
}

function readSchema(module: ImportMeta): string {
  return readFileSync(new URL('./schema.graphql', module.url), 'utf8');
}
