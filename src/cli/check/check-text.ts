import { paint } from '../paint.ts';
import type { Terminal } from '../terminal.ts';
import type { ApiCheck, Drift } from './api-check.ts';

/** The longest path of a member that is printed: its names are the upstream's. */
const LONGEST = 200;

const MARKS = { ok: ['green', 'ok  '], unsure: ['yellow', 'warn'], failed: ['red', 'FAIL'] } as const;

/** A line for a check, and one below it for each member that drifted. */
export function checkText(terminal: Terminal, check: ApiCheck, width: number): string {
  const { slug, ok, operation, milliseconds, drift } = check;
  const [color, word] = MARKS[ok ? (check.answer === 'absent' ? 'unsure' : 'ok') : 'failed'];
  const mark = paint(terminal, color, word);
  const about = operation ? ` (${operation}, ${milliseconds} ms)` : '';
  return [`${mark}  ${slug.padEnd(width)}  ${parts(check).join(', ')}${about}`, ...drift.map(driftLine)].join('\n');
}

function parts({ operation, reachable, credentials, answer, drift, message, hint }: ApiCheck): string[] {
  const reason = hint ? `${message}: ${hint}` : String(message);
  if (!operation) return ['not checked: the contract has no call without effects', ...(message ? [reason] : [])];
  if (!reachable) return [reason];
  return ['reachable', ...CREDENTIALS[credentials], ...answerParts(answer, drift.length), ...(message ? [reason] : [])];
}

const CREDENTIALS: Readonly<Record<ApiCheck['credentials'], readonly string[]>> = {
  accepted: ['credentials accepted'],
  refused: ['credentials refused'],
  none: ['no credentials'],
  callers: ['credentials are those of callers'],
  unknown: [],
};

function answerParts(answer: ApiCheck['answer'], count: number): string[] {
  switch (answer) {
    case 'valid':
      return ['answer within the contract'];
    case 'drifted':
      return [`answer differs from the contract in ${count} ${count === 1 ? 'member' : 'members'}`];
    case 'absent':
      return ['it has no data of the example, or its address is wrong'];
    case 'failed':
    case 'unknown':
      return [];
  }
}

function driftLine({ kind, at, expected, found }: Drift): string {
  // JSON escapes control characters, which a terminal would obey.
  const name = at === '' ? 'the answer' : JSON.stringify(at.slice(0, LONGEST)).slice(1, -1);
  switch (kind) {
    case 'unknown':
      return `      ${name}: unknown, ${found}`;
    case 'missing':
      return `      ${name}: missing`;
    case 'type':
      return `      ${name}: ${found} instead of ${expected.join(' or ')}`;
  }
}
