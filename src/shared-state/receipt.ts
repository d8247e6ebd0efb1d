/**
 * What a store has granted. Only its holder can end it, and it ends where it was counted: in Redis, in the primary or in this
 * process. Ending it again has no effect.
 */
export interface Receipt<State = unknown> {
  /** Ends it with the units that were used in fact; 0 gives back what was held. `now` is for stores without a clock of their own. */
  end(used: number, now?: number): State;
}
