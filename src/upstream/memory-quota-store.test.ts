import { expect, it } from 'vitest';
import { MemoryQuotaStore } from './quotas.ts';

const MOST_COUNTS = 10_000;
const quota = { name: 'requests', calls: 2, seconds: 3600, burst: 2, per: 'credential' };

it('a count that is in use is not forgotten for those of other credentials, and never has more calls than it allows', () => {
  const store = new MemoryQuotaStore(() => 0);
  const take = (key: string) => store.take([{ name: 'probe.requests', key, quota }]);
  const first = take('used');
  const granted = [first.isGranted];
  for (let n = 0; n < 3 * MOST_COUNTS; n++) {
    take(`other ${n}`);
    if (n % 1000 === 0) granted.push(take('used').isGranted);
  }
  if (first.isGranted) first.receipt.end(1);

  expect(granted.filter(Boolean)).toHaveLength(2);
});
