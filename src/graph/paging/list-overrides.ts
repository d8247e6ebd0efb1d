import type { OperationName, PartOf } from './operation.ts';

/** How the list of a field differs from the one that the contract defines. */
export interface ListOverrides<Name extends OperationName> {
  /** Reads the rows of an answer, where they are elsewhere. All rows: a shorter page would look like the end of the list. */
  rows?(answer: PartOf<Name, 'answer'>): readonly PartOf<Name, 'item'>[];
  /** Arguments that choose members of rows, not rows. Cursors are not bound to them. */
  readonly projection?: Partial<PartOf<Name, 'args'>>;
  /** The same for lists whose tokens are valid only with the same arguments. */
  readonly variants?: Variants<Name>;
  /** The member by which the rows are put in order, for upstreams that have none. */
  readonly orderBy?: keyof PartOf<Name, 'item'> & string;
  /** Whether a failure stands for an empty list, where the upstream reports that as an error. */
  emptyOn?(error: unknown): boolean;
  /** Selects the field's rows, where a list that is paged by keys holds others as well. A declared function. */
  readonly filter?: (row: PartOf<Name, 'item'>, ...others: never[]) => boolean;
}

/** Variants of the arguments of a list. The first page chooses one, and cursors carry its name to all further pages. */
interface Variants<Name extends OperationName> {
  /** In small letters. */
  readonly chosen: string;
  /** The arguments of a variant. It throws where those do not serve the selection. */
  args(variant: string): Partial<PartOf<Name, 'args'>>;
}
