import type { RequestRules } from '#contract';
import { parseMask, unknownMember } from '../mask.ts';
import type { SandboxRequest } from '../request.ts';
import { bodyViolations } from './body-violations.ts';
import { isLetPass, type Leniency } from './leniency.ts';
import { queryViolations } from './query-violations.ts';
import type { Violation } from './violation.ts';

/** The rules of its operation that a request breaks, but for those that the API lets pass. */
export async function requestViolations(
  request: SandboxRequest,
  rules: RequestRules,
  operation: string,
  leniencies: readonly Leniency[],
): Promise<Violation[]> {
  const found = [
    ...queryViolations(rules, request.query),
    ...maskViolations(rules, request.query),
    ...(rules.body ? await bodyViolations(rules.body, request) : []),
  ];
  return found.filter((each) => !isLetPass(each, operation, leniencies));
}

function maskViolations({ members }: RequestRules, query: URLSearchParams): Violation[] {
  const mask = query.get('fields');
  if (!members || !mask) return [];
  const fields = parseMask(mask);
  const unknown = fields ? unknownMember(fields, members) : mask;
  return unknown === undefined
    ? []
    : [{ in: 'query', path: ['fields'], rule: 'mask', allowed: [unknown], value: mask }];
}
