import { type Cost, FREE } from '../../limits/price/price.ts';
import { requestError } from '../../request-error.ts';
import type { RequestParameters } from '../read/parameters.ts';
import type { ExecutionOutcome, LaterParts } from './execution-outcome.ts';
import type { Executable } from './executor.ts';

const NO_FIELDS: ReadonlyMap<string, number> = new Map();

/**
 * Adds the reports that a request asks for in its `extensions`: `cost: true` reports the price beside the actual calls,
 * `explain: true` explains the operation instead of executing it, which budgets do not count, and `explain: "run"` does both. Of a
 * incremental response, the first one has the explanation and the last one the cost.
 */
export function withReports(
  executable: Executable,
  extensions: RequestParameters['extensions'],
  allowsExplain: boolean,
): Executable {
  const { cost, explain } = extensions ?? {};
  if (!cost && !explain) return executable;
  if (explain && !allowsExplain) {
    throw requestError('`extensions.explain` is switched off.', { code: 'PERMISSION_DENIED', status: 403 });
  }
  const runs = !explain || explain === 'run';
  const report = (outcome: ExecutionOutcome): ExecutionOutcome => {
    const explanation = explain ? { explain: executable.explain() } : {};
    const reported = cost || runs ? { cost: outcome.cost } : {};
    const { result, parts } = outcome;
    return {
      ...outcome,
      body: undefined,
      freshness: undefined,
      result: { ...result, extensions: { ...result.extensions, ...explanation, ...(parts ? {} : reported) } },
      parts: parts && withCost(parts),
    };
  };
  return {
    ...executable,
    isShareable: false,
    price: runs ? executable.price : FREE,
    rootFields: () => (runs ? executable.rootFields() : NO_FIELDS),
    subscribed: runs ? executable.subscribed : undefined,
    live: runs ? executable.live : undefined,
    start(done) {
      if (runs) return executable.start((outcome) => done(report(outcome)));
      const { price: estimated } = executable;
      done(report({ result: { data: null }, body: undefined, freshness: undefined, cost: { estimated, actual: 0 } }));
      return () => undefined;
    },
  };
}

/** Adds the cost of all parts to the last one. */
function withCost(parts: LaterParts): LaterParts {
  let cost: Cost | undefined;
  parts.onEnd((total) => {
    cost = total;
  });
  return {
    ...parts,
    async next() {
      const increment = await parts.next();
      return increment && !increment.hasNext ? { ...increment, extensions: { cost } } : increment;
    },
  };
}
