/** Operations that the executor ran since a test began, and why graphql-js itself ran others. */
export const usage = { executions: 0, reasons: new Set<string>() };
