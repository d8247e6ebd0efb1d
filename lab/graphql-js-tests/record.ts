import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import { usage } from './usage.ts';

beforeEach(() => void Object.assign(usage, { executions: 0, reasons: new Set() }));

afterEach(({ task }) => {
  const error = task.result?.errors?.[0];
  const outcome = { name: task.fullTestName, passed: !error, error: error?.stack ?? error?.message };
  appendFileSync(
    process.env['GRAPHQL_JS_FINDINGS'] ?? '',
    `${JSON.stringify({ ...outcome, ...usage, reasons: [...usage.reasons] })}\n`,
  );
});
