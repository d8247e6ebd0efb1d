import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTables } from '../../scripts/markdown.ts';
import { failuresTable, sharedTable } from './tables.ts';

it('the page has a place for each table', () => {
  const failure = { name: 'a gateway is killed', requests: 1234, lostReads: 0, wrong: 1, stale: 2, slowestMs: 4200 };
  const failures = failuresTable([{ ...failure, lostMutations: 1, recoveredMs: undefined, details: [] }], 0);
  expect(failures).toContain('| a gateway is killed, 1,234 requests | 0 | 3 | 1 | 4.2 s | – |');
  const shared = sharedTable({
    quotas: { seconds: 20, calls: 40, mostInSecond: 2, callsOfDay: 200 },
    failed: { seconds: 45, calls: 83, mostInSecond: 2, callsOfDay: 200 },
    freedMs: 11_000,
    hot: { requests: 120, wrong: 0, calls: [1, 1] },
    delays: [1, 2, 3],
  });
  expect(shared).toContain(
    '| keys that 60 callers ask for at once, each new | at most 1 calls for a key, 0 wrong answers |',
  );
  const page = withTables(readFileSync('docs/measurements.md', 'utf8'), { failures, shared });
  for (const table of [failures, shared]) expect(page).toContain(table);
});
