import type * as Wire from '#contracts/notebooks';
import type { Connection } from '#graph';

export type NotebookOperationError = Wire.Status;

/** An instance by its name. Everything else of it is fetched when it is selected. */
export type NotebookInstance = Pick<Wire.Instance, 'name'>;

export interface NotebookOperationConnection extends Connection<Wire.Operation> {
  readonly unreachable: readonly string[];
}

/** A version of an operation that is followed. */
export interface NotebookOperationChanged {
  readonly cursor: string;
  readonly operation: Wire.Operation;
}
