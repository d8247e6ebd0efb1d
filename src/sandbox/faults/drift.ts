import { documentOf } from '../documents/document.ts';
import { hash } from '../random.ts';
import { type Drift, sitesOf } from './drift-sites.ts';
import type { Fault, FaultContext, Outgoing } from './fault.ts';

const KEPT = /"\u{f8ff}([^"]*)"/gu;
const KINDS: readonly Drift[] = ['missing', 'text', 'word'];

/**
 * Changes what comes back as a new version of the interface might. Unless it is named, which field it is follows from
 * the seed and the operation; the header `x-sandbox-drift` tells it.
 */
export const drift: Fault = {
  name: 'drift',
  allowed: `one of ${KINDS.join(', ')}, with the field if it is to be a certain one: "text orders[].lineItems[].quantity"`,
  help: 'Leaves a required field out, sends a number as text, or an enum word that nobody knows.',
  step(found) {
    const [word, field, ...more] = typeof found === 'string' ? found.split(' ') : [];
    const kind = KINDS.find((each) => each === word);
    if (!kind || field === '' || more.length > 0) return undefined;
    return async (exchange, next) => {
      const answer = await next();
      return answer && drifted(exchange, answer, { kind, field });
    };
  },
};

interface Wanted {
  readonly kind: Drift;
  readonly field: string | undefined;
}

function drifted(exchange: FaultContext, answer: Outgoing, { kind, field }: Wanted): Outgoing {
  const { contract, operation, world } = exchange;
  const document = documentOf(contract.slug);
  const told = operation && document.answer(operation.id, answer.status);
  if (!told?.isJson || typeof answer.body !== 'string' || answer.body === '') return answer;
  const body: unknown = JSON.parse(answer.body, exactly);
  const sites = sitesOf(document, told.schema, body, kind);
  const paths = [...sites.keys()].toSorted();
  const path = field ?? paths[hash(`${world.seed}/${operation?.id}/${kind}`) % paths.length];
  const changes = sites.get(path ?? '');
  for (const change of changes ?? []) change();
  const headers = { ...answer.headers, 'x-sandbox-drift': (changes && path) ?? 'nowhere' };
  return { ...answer, headers, body: JSON.stringify(body).replaceAll(KEPT, '$1') };
}

/** Integers that no number holds are kept as text with a sign before it, until they are written again. */
function exactly(_key: string, value: unknown, context?: { source: string }): unknown {
  const isExact = typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value);
  return isExact ? value : `\u{f8ff}${context?.source}`;
}
