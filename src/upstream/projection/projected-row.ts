declare const PROJECTED: unique symbol;

/**
 * A row of an answer from which a projection may have left out members. Paging reads its key and the members it declares;
 * resolvers read theirs.
 */
export interface ProjectedRow {
  readonly [PROJECTED]: true;
}
