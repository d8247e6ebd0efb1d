import type { Figures } from './figures.ts';
import type { Answer } from './send.ts';

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

type Verdict = Pick<Figures, 'verdict' | 'nodes'>;

/** The verdict of a response: `answered`, the code of its first error, or a description of its absence. */
export function verdictOf({ status, text, isWhole }: Pick<Answer, 'status' | 'text' | 'isWhole'>): Verdict {
  if (status === 0) return { verdict: 'no answer', nodes: 0 };
  if (!isWhole) return { verdict: 'too long to read', nodes: 0 };
  const answer = parsed(text);
  if (!answer) return { verdict: `HTTP ${status}`, nodes: 0 };
  const nodes = nodesIn(answer.data);
  const [error] = answer.errors ?? [];
  if (!error) return { verdict: 'answered', nodes };
  const code = error.extensions?.code ?? `HTTP ${status}`;
  return { verdict: answer.data == null ? code : `partial ${code}`, nodes };
}

function parsed(text: string): GraphqlAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The number of objects, and of list items that are no objects. */
function nodesIn(value: unknown): number {
  let nodes = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const members: unknown[] = Object.values(next);
    nodes += Array.isArray(next) ? members.filter((item) => typeof item !== 'object' || item === null).length : 1;
    for (const member of members) if (typeof member === 'object') left.push(member);
  }
  return nodes;
}
