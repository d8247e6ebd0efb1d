let executions = 0;
let reasons: string[] = [];

/** An operation was run by the executor. */
export function countExecution(): void {
  executions += 1;
}

/** An operation was run by graphql-js itself. */
export function countFallback(reason: string): void {
  reasons.push(reason);
}

/** What was counted since the last call. */
export function takeUsage(): { executions: number; reasons: string[] } {
  const usage = { executions, reasons: [...new Set(reasons)] };
  executions = 0;
  reasons = [];
  return usage;
}
