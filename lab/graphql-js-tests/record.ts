import { afterEach, beforeEach } from 'vitest';
import { addFinding } from './findings.ts';
import { takeUsage } from './usage.ts';

beforeEach(() => void takeUsage());

afterEach(({ task }) => {
  const error = task.result?.errors?.[0];
  addFinding(process.env['GRAPHQL_JS_FINDINGS'] ?? '', {
    name: task.fullTestName,
    passed: !error,
    error: error?.stack ?? error?.message,
    ...takeUsage(),
  });
});
