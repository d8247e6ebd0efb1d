import { documentOf } from '../documents/sources.ts';
import { hash } from '../random.ts';
import { type Drift, sitesOf } from './drift-sites.ts';
import type { Fault, FaultContext, OutgoingReply } from './fault.ts';

const EXACT_INTEGER = /"\u{f8ff}([^"]*)"/gu;
const KINDS: readonly Drift[] = ['missing', 'text', 'word'];

/**
 * Changes the response as a new version of the API might. Unless a field is named, seed and operation determine
 * it; the header `x-sandbox-drift` names it.
 */
export const drift: Fault = {
  name: 'drift',
  allowed: `one of ${KINDS.join(', ')}, and a field if it is not to be chosen: "text orders[].lineItems[].quantity"`,
  help: 'Omits a required field, sends a number as text, or an enum value that the contract does not list.',
  step(found) {
    const [word, field, ...more] = typeof found === 'string' ? found.split(' ') : [];
    const kind = KINDS.find((each) => each === word);
    if (!kind || field === '' || more.length > 0) return undefined;
    return async (context, next) => {
      const answer = await next();
      return answer && drifted(context, answer, { kind, field });
    };
  },
};

interface DriftOptions {
  readonly kind: Drift;
  readonly field: string | undefined;
}

function drifted(context: FaultContext, answer: OutgoingReply, { kind, field }: DriftOptions): OutgoingReply {
  const { contract, operation, world } = context;
  const document = documentOf(contract.slug);
  const described = operation && document.answer(operation.id, answer.status);
  if (!described?.isJson || typeof answer.body !== 'string' || answer.body === '') return answer;
  const body: unknown = JSON.parse(answer.body, exactly);
  const sites = sitesOf(document, described.schema, body, kind);
  const paths = [...sites.keys()].toSorted();
  const path = field ?? paths[hash(`${world.seed}/${operation?.id}/${kind}`) % paths.length];
  const changes = sites.get(path ?? '');
  for (const change of changes ?? []) change();
  const headers = { ...answer.headers, 'x-sandbox-drift': (changes && path) ?? 'nowhere' };
  return { ...answer, headers, body: JSON.stringify(body).replaceAll(EXACT_INTEGER, '$1') };
}

/** Integers beyond the safe range become marked text until the body is serialized again. */
function exactly(_key: string, value: unknown, context?: { source: string }): unknown {
  const isExact = typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value);
  return isExact ? value : `\u{f8ff}${context?.source}`;
}
