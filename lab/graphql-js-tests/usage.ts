let executions = 0;
let reasons: string[] = [];

/** Counts an operation that the executor ran. */
export function countExecution(): void {
  executions += 1;
}

/** Counts an operation that graphql-js itself ran. */
export function countFallback(reason: string): void {
  reasons.push(reason);
}

/** The counts since the last call. */
export function takeUsage(): { executions: number; reasons: string[] } {
  const usage = { executions, reasons: [...new Set(reasons)] };
  executions = 0;
  reasons = [];
  return usage;
}
