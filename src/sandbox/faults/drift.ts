import { documentOf } from '../documents/document.ts';
import { hash } from '../random.ts';
import { type Drift, sitesOf } from './drift-sites.ts';
import type { Exchange, Fault, Outgoing } from './fault.ts';

const KEPT = /"\u{f8ff}([^"]*)"/gu;
const KINDS: readonly Drift[] = ['missing', 'text', 'word'];

/**
 * Changes what comes back as a new version of the interface might. Which field it is follows from the seed and the
 * operation, and is told in the header `x-sandbox-drift`.
 */
export const drift: Fault = {
  name: 'drift',
  allowed: `one of ${KINDS.join(', ')}`,
  help: 'Leaves a required field out, sends a number as text, or an enum word that nobody knows.',
  step(found) {
    const kind = KINDS.find((each) => each === found);
    return (
      kind &&
      (async (exchange, next) => {
        const answer = await next();
        return answer && drifted(exchange, answer, kind);
      })
    );
  },
};

function drifted({ contract, operation, world }: Exchange, answer: Outgoing, kind: Drift): Outgoing {
  const document = documentOf(contract.slug);
  const told = operation && document.answer(operation.id, answer.status);
  if (!told?.mediaType.endsWith('json') || typeof answer.body !== 'string' || answer.body === '') return answer;
  const body: unknown = JSON.parse(answer.body, exactly);
  const sites = sitesOf(document, told.schema, body, kind);
  const paths = [...sites.keys()].toSorted();
  const path = paths[hash(`${world.seed}/${operation?.id}/${kind}`) % paths.length];
  for (const change of sites.get(path ?? '') ?? []) change();
  const headers = { ...answer.headers, 'x-sandbox-drift': path ?? 'nowhere' };
  return { ...answer, headers, body: JSON.stringify(body).replaceAll(KEPT, '$1') };
}

/** Integers that no number holds are kept as text with a sign before it, until they are written again. */
function exactly(_key: string, value: unknown, context?: { source: string }): unknown {
  const isExact = typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value);
  return isExact ? value : `\u{f8ff}${context?.source}`;
}
