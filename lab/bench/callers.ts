import { mkdirSync } from 'node:fs';
import { runComparison, UNOBSERVED } from './compare.ts';
import { SCRATCH } from './contestants/contestant.ts';
import { callersIn } from './measure/variants.ts';

mkdirSync(SCRATCH, { recursive: true });
const [none, key, token] = await callersIn(SCRATCH, UNOBSERVED);

await runComparison({
  name: 'callers',
  about: `Measures what it costs to identify callers, by an API key and by a token, with scopes, against a gateway without \`auth\`. The goals
are 0.97 and 0.92.`,
  variants: [{ contestant: none }, { contestant: key, goal: 0.97 }, { contestant: token, goal: 0.92 }],
  questions: [
    { title: 'one call for each request', workload: 'transaction', alike: false },
    { title: 'equal requests, coalesced', workload: 'transaction', alike: true },
  ],
});
