import type { GraphQLResolveInfo } from 'graphql';
import type { OperationFacts, Scope, Upstream } from '#upstream';
import type { Load, Lookups } from './batch.ts';
import type { FieldCalls } from './calls/field-calls.ts';
import type { Download, DownloadArguments } from './download-rule.ts';

/** The context of every resolver. */
export interface Context {
  /** The operations of all APIs, called with this caller's identity. */
  readonly upstream: Upstream;
  /** Lookups, batched and cached for the request. */
  readonly load: Load;
  readonly lookups: Lookups;
  readonly scope: Scope;
  readonly graph: GraphSettings;
  /** Whether the response is incremental, so that lists with `@stream` may be `PagedItems`. */
  readonly streams?: boolean;
  /** Throws if the caller may not refetch objects of this type by their `id`. */
  authorizeNode(type: string): void;
}

/** Settings and data that all requests share. */
export interface GraphSettings {
  /** The page size without `first` and `last`, and the maximum. */
  readonly page: { readonly default: number; readonly maximum: number };
  /** The bytes of all files of a request, and the time for them to arrive, at most. */
  readonly upload: { readonly bytes: number; readonly ms: number };
  /** The HMAC key that binds cursors to their connection. */
  readonly cursorSecret: string;
  facts(operation: string): OperationFacts;
  /** Offers a download, by the field that has it, to the caller of a context. It makes no call. */
  offerDownload(field: string, args: DownloadArguments, context: Context): Download;
  /** The APIs whose operations outside the specification may be called. */
  readonly extras: ReadonlySet<string>;
  /** The types behind `Query.node`, by name. */
  readonly nodes: ReadonlyMap<string, NodeType>;
  /** Absent if the graph is no subgraph of a federated one. */
  readonly federation?: FederatedGraph | undefined;
}

/** The graph as a subgraph of a federated one. */
export interface FederatedGraph {
  /** The types of `Query._entities`, by name. */
  readonly entities: ReadonlyMap<string, EntityType>;
  readonly mostRepresentations: number;
}

/** The identification and refetching of objects of a type. */
export interface NodeType {
  readonly key: (source: never, ...others: never[]) => string | number;
  /** The upstream calls of `load`; none unless given. */
  readonly calls?: FieldCalls;
  /** The keys of a federated graph, besides `id`. */
  readonly keys?: readonly EntityKey[];
  load(key: string, context: Context, info: GraphQLResolveInfo): Promise<unknown>;
}

/** Fields whose values identify an object of a type in a federated graph, besides its `id`. */
export interface EntityKey {
  /** Their names. They are scalars or enums of the type. */
  readonly fields: readonly string[];
  /** The text between the values of several fields in the key of the type. */
  readonly separator?: string;
  /** The lookup by the key, if the type's own does not take it. */
  readonly load?: NodeType['load'];
  /** The upstream calls of `load`. */
  readonly calls?: FieldCalls;
}

/** A type whose objects another subgraph of a federated graph may refer to. */
export interface EntityType {
  readonly name: string;
  /** The first one of which a representation has all fields is used. */
  readonly lookups: readonly EntityLookup[];
  /** Whether it has fields of ours. If not, it is only referred to. */
  readonly isResolvable: boolean;
}

/** How an object is found by the values of key fields. */
export interface EntityLookup {
  readonly fields: readonly string[];
  readonly calls: FieldCalls;
  /** Whether the found object has to have these values: a lookup may take other keys too. */
  readonly isVerified: boolean;
  /** Takes a text for each field. */
  find(values: readonly string[], context: Context, info: GraphQLResolveInfo): Promise<unknown>;
}
