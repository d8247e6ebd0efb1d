/** The time in which a candidate leads. */
export interface Term {
  /**
   * Greater than that of every earlier term of the role. The leader sends it along, and receivers ignore messages with a smaller one: their
   * sender may not know yet that its term has ended. 0 for a term that is not shared.
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
   * cancels the candidacy and ends the term, so that another candidate is elected at once.
   */
  campaign(role: string, lead: (term: Term) => void): () => void;
}

type Lead = (term: Term) => void;

/** The candidates for a role; the first one leads. */
interface Election {
  readonly candidates: Lead[];
  fence: number;
  term: AbortController | undefined;
}

/** Elections among the candidates of one process: the one that has waited longest leads until it cancels. */
export class MemoryLeadership implements Leadership {
  readonly #elections = new Map<string, Election>();

  campaign(role: string, lead: Lead): () => void {
    const election = this.#elections.get(role) ?? { candidates: [], fence: 0, term: undefined };
    this.#elections.set(role, election);
    // The same function may campaign twice.
    const candidate: Lead = (term) => lead(term);
    election.candidates.push(candidate);
    elect(election);
    return () => cancel(election, candidate);
  }
}

function elect(election: Election): void {
  const [leader] = election.candidates;
  if (!leader || election.term) return;
  const term = new AbortController();
  election.term = term;
  election.fence += 1;
  const { fence } = election;
  queueMicrotask(() => {
    if (!term.signal.aborted) leader({ fence, signal: term.signal, isShared: true });
  });
}

function cancel(election: Election, candidate: Lead): void {
  const at = election.candidates.indexOf(candidate);
  if (at < 0) return;
  election.candidates.splice(at, 1);
  if (at > 0) return;
  election.term?.abort();
  election.term = undefined;
  elect(election);
}
