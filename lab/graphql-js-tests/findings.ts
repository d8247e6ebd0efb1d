import { appendFileSync, readFileSync } from 'node:fs';

/** The outcome of one of graphql-js's tests. */
export interface Finding {
  readonly name: string;
  readonly passed: boolean;
  readonly error?: string | undefined;
  /** Operations that were run by the executor. */
  readonly executions: number;
  /** The reasons why graphql-js itself ran other operations. */
  readonly reasons: readonly string[];
}

/** Adds a finding to a file. */
export function addFinding(file: string, finding: Finding): void {
  appendFileSync(file, `${JSON.stringify(finding)}\n`);
}

/** All findings of a file. */
export function readFindings(file: string): Finding[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Finding);
}
