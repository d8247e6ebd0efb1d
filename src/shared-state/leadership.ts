/** The time in which a candidate leads. */
export interface Term {
  /**
   * Greater than that of every term of the role before. Who acts for the role sends it along, and who receives two different
   * ones ignores the smaller: its sender may not know yet that its term has ended. 0 for a term that is not shared.
   */
  readonly fence: number;
  /** Aborted when the term ends: another candidate may lead from now on. */
  readonly signal: AbortSignal;
  /** Whether other replicas follow. Without a connection to them, each leads by itself. */
  readonly isShared: boolean;
}

/** Elects one of the replicas for work that only one should do, such as polling an upstream. */
export interface Leadership {
  /**
   * Takes part in the elections for a role, and calls `lead` with each term that is won. `lead` must not throw. The returned function
   * withdraws and ends the term, so that another candidate is elected at once.
   */
  campaign(role: string, lead: (term: Term) => void): () => void;
}
