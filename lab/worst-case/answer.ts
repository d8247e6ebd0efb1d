import type { Figures } from './figures.ts';
import type { Answer } from './send.ts';

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
}

interface GraphqlError {
  readonly extensions?: { readonly code?: string };
}

/** A response of one part, or a part of one. */
interface AnswerPart extends GraphqlAnswer {
  readonly items?: unknown;
  readonly incremental?: readonly AnswerPart[];
  readonly completed?: readonly AnswerPart[];
}

const DELIMITER = '\r\n---';

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
    if (text.startsWith(DELIMITER)) return joined(text);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The data and the errors of all parts of a response. */
function joined(text: string): GraphqlAnswer {
  const bodies = text.split(DELIMITER).flatMap((part) => part.split('\r\n\r\n')[1] ?? []);
  const [first, ...later] = bodies.map((body) => JSON.parse(body) as AnswerPart);
  const parts = later.flatMap(({ incremental = [], completed = [] }) => [...incremental, ...completed]);
  const errors = [first, ...parts].flatMap((part) => part?.errors ?? []);
  return { data: first?.data && [first.data, ...parts.flatMap(({ data, items }) => data ?? items ?? [])], errors };
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
