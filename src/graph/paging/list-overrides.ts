import type { Batch, Lookup } from '../batch.ts';
import type { OperationName, PartOf } from '../operation.ts';

/** Deviations of a field's list from its contract. */
export interface ListOverrides<Name extends OperationName> {
  /** Reads the rows of a response. It has to return all rows: a shorter page would look like the end of the list. */
  rows?(answer: PartOf<Name, 'answer'>): readonly PartOf<Name, 'item'>[];
  /** Arguments that select members of rows, not rows. Cursors are not bound to them. */
  readonly projection?: Partial<PartOf<Name, 'args'>>;
  /** The `projection` of lists whose tokens are valid only with the same arguments. */
  readonly variants?: Variants<Name>;
  /** The member that sorts the rows, for upstreams without an order. */
  readonly orderBy?: keyof PartOf<Name, 'item'> & string;
  /** Receives the response of each page that is read, for members beside the rows. */
  onAnswer?(answer: PartOf<Name, 'answer'>): void;
  /** The lookup whose rows these are, as a whole: objects that were listed are not looked up again. */
  readonly primes?: Batch<PartOf<Name, 'item'>> | Lookup<PartOf<Name, 'item'>>;
  /** Whether an upstream error means an empty list. */
  emptyOn?(error: unknown): boolean;
  /** Selects the field's rows of a list that is paged by keys. Its reads have to be declared. */
  readonly filter?: (row: PartOf<Name, 'item'>, ...others: never[]) => boolean;
}

/** Variants of the arguments of a list. The first page chooses one; cursors carry its name to all further pages. */
interface Variants<Name extends OperationName> {
  /** Lower-case letters only. */
  readonly chosen: string;
  /** The arguments of a variant. Throws if they do not cover the selection. */
  args(variant: string): Partial<PartOf<Name, 'args'>>;
}
