import { mkdirSync } from 'node:fs';
import { runComparison, UNOBSERVED } from './compare.ts';
import { SCRATCH } from './contestants/contestant.ts';
import { callersIn } from './measure/variants.ts';

mkdirSync(SCRATCH, { recursive: true });
const quick = { name: 'quick', limit: 1_000_000, within: 'second' };
const calls = { name: 'calls', of: 'cost', limit: 1_000_000_000, within: 'minute' };
const parallel = { name: 'parallel', of: 'concurrency', limit: 1000 };

/** A caller with an API key, and these budgets. */
async function callerWith(id: string, name: string, rules: readonly object[]) {
  const [, key] = await callersIn(SCRATCH, rules.length > 0 ? { ...UNOBSERVED, budgets: { rules } } : UNOBSERVED);
  return { ...key, id, name };
}

await runComparison({
  name: 'budgets',
  about: 'Measures what budgets cost: a caller with an API key and budgets, against one without budgets.',
  variants: [
    { contestant: await callerWith('none', 'a caller without a budget', []) },
    { contestant: await callerWith('one', 'requests of a second', [quick]), goal: 0.97 },
    { contestant: await callerWith('three', 'requests, cost and concurrency', [quick, calls, parallel]), goal: 0.97 },
  ],
  questions: [
    { title: 'one call for each request', workload: 'transaction', alike: false },
    { title: 'equal requests, coalesced', workload: 'transaction', alike: true },
  ],
});
