import type { ViolatedRule, Violation } from './violation.ts';

/** Violations of the contract that an API lets pass. A condition that is absent holds for all. */
export interface Leniency {
  readonly in?: Violation['in'];
  readonly rules?: readonly ViolatedRule[];
  /** Parameters, or members of the body. */
  readonly names?: readonly string[];
  readonly operations?: readonly string[];
  /** The accepted requests and the reason, for `docs/sandbox-fidelity.md`. */
  readonly what: string;
  readonly why: string;
}

/** The leniency of most servers. */
export const UNKNOWN_PARAMETERS: Leniency = {
  in: 'query',
  rules: ['unknown', 'repeated'],
  what: 'unknown query parameters; of repeated ones, the first counts',
  why: 'the server reads what it knows',
};

/** The leniency of servers that read what they know of a body. */
export const UNKNOWN_MEMBERS: Leniency = {
  in: 'body',
  rules: ['unknown'],
  what: 'unknown members of the body',
  why: 'the server reads what it knows',
};

/** Whether an API lets a violation pass. */
export function isLetPass(violation: Violation, operation: string, leniencies: readonly Leniency[]): boolean {
  return leniencies.some(
    (each) =>
      (each.in ?? violation.in) === violation.in &&
      (each.rules?.includes(violation.rule) ?? true) &&
      (each.names?.includes(String(violation.path[0] ?? '')) ?? true) &&
      (each.operations?.includes(operation) ?? true),
  );
}
