import type { OperationFacts, Scope, Upstream } from '#upstream';
import type { Load } from './batch.ts';

/** What every resolver is given. */
export interface Context {
  /** The interfaces' calls, on behalf of this caller. */
  readonly upstream: Upstream;
  /** Look-ups, batched over the whole request. */
  readonly load: Load;
  readonly scope: Scope;
  readonly graph: GraphSettings;
}

/** What resolvers share from request to request. */
export interface GraphSettings {
  /** Rows of a connection when `first` and `last` are left out, and at most. */
  readonly page: { readonly default: number; readonly maximum: number };
  /** With what cursors are bound to their connection. */
  readonly cursorSecret: string;
  facts(operation: string): OperationFacts;
  /** The look-ups behind `node`, by the name of the type. */
  readonly nodes: ReadonlyMap<string, NodeType>;
}

/** How things of a type are identified and found again. */
export interface NodeType {
  readonly key: (source: never, ...others: never[]) => string | number;
  load(key: string, context: Context): Promise<unknown>;
}
