import type { Slug } from '#contracts';
import type { OperationFacts, Scope, Upstream } from '#upstream';
import type { Load } from './batch.ts';
import type { FieldCalls } from './calls/field-calls.ts';

/** The context of every resolver. */
export interface Context {
  /** The operations of all interfaces, called with this caller's identity. */
  readonly upstream: Upstream;
  /** Look-ups, batched and cached for the request. */
  readonly load: Load;
  readonly scope: Scope;
  readonly graph: GraphSettings;
  /** Throws if the caller may not refetch objects of this type by their `id`. */
  authorizeNode(type: string): void;
}

/** Settings and data that all requests share. */
export interface GraphSettings {
  /** The page size without `first` and `last`, and the maximum. */
  readonly page: { readonly default: number; readonly maximum: number };
  /** The HMAC key that binds cursors to their connection. */
  readonly cursorSecret: string;
  facts(operation: string): OperationFacts;
  /** Whether operations outside the specification may be called. */
  hasExtras(slug: Slug): boolean;
  /** The types behind `Query.node`, by name. */
  readonly nodes: ReadonlyMap<string, NodeType>;
}

/** The identification and refetching of objects of a type. */
export interface NodeType {
  readonly key: (source: never, ...others: never[]) => string | number;
  /** The upstream calls of `load`; none unless given. */
  readonly calls?: FieldCalls;
  load(key: string, context: Context): Promise<unknown>;
}
