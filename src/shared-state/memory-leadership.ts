import type { Leadership, Term } from './leadership.ts';

type Lead = (term: Term) => void;

/** The candidates for a role; the first one leads. */
interface Election {
  readonly candidates: Lead[];
  fence: number;
  term: AbortController | undefined;
}

/** Elections among the candidates of one process: the one that has waited longest leads until it withdraws. */
export class MemoryLeadership implements Leadership {
  readonly #elections = new Map<string, Election>();

  campaign(role: string, lead: Lead): () => void {
    const election = this.#elections.get(role) ?? { candidates: [], fence: 0, term: undefined };
    this.#elections.set(role, election);
    // The same function may campaign twice.
    const candidate: Lead = (term) => lead(term);
    election.candidates.push(candidate);
    elect(election);
    return () => withdraw(election, candidate);
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

function withdraw(election: Election, candidate: Lead): void {
  const at = election.candidates.indexOf(candidate);
  if (at < 0) return;
  election.candidates.splice(at, 1);
  if (at > 0) return;
  election.term?.abort();
  election.term = undefined;
  elect(election);
}
