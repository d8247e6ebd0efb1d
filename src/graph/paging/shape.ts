import type { OperationName, PartOf } from './operation.ts';

/** How a field's list differs from what the contract says of the operation. */
export interface Shape<Name extends OperationName> {
  /** The rows, where they stand elsewhere. All of them: a page from which rows are missing looks like the list's end. */
  rows?(answer: PartOf<Name, 'answer'>): readonly PartOf<Name, 'item'>[];
  /** Arguments that say what is sent of each row, not which rows there are: cursors are not bound to them. */
  readonly projection?: Partial<PartOf<Name, 'args'>>;
  /** The same for lists whose tokens are good only with the same arguments. */
  readonly variants?: Variants<Name>;
  /** The member by which the rows are put in order, for upstreams that have none. */
  readonly orderBy?: keyof PartOf<Name, 'item'> & string;
  /** What is done with a failure: an empty list, where the upstream calls nothing an error. */
  emptyOn?(error: unknown): boolean;
  /** Which rows are the field's, where a list that is paged by keys has others among them. A declared function. */
  readonly belongs?: (row: PartOf<Name, 'item'>, ...others: never[]) => boolean;
}

/** Ways to ask for the pages of a list. The first page chooses one, and cursors carry it to all others. */
interface Variants<Name extends OperationName> {
  /** In small letters. */
  readonly chosen: string;
  /** The arguments of a variant. It throws where those do not serve the selection. */
  args(variant: string): Partial<PartOf<Name, 'args'>>;
}
