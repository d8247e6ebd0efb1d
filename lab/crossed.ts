import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { runCrossed } from './crossed/run.ts';
import { BREAKABLE, type Broken } from './identities/run.ts';
import { printedSeed } from './questions.ts';

const DEFAULT = 20_000;

helpOnRequest(`npm run lab -- crossed [--operations <n>] [--seed <text>] [--break <key>]

Sends ${DEFAULT.toLocaleString('en')} random operations of several callers, in flight together and by all ways to send one, to a gateway that caches, shares
calls and operations, projects rows and counts budgets, with mutations between them. Each answer is compared with that of a gateway
without all of it, each window of a list with pages of another size, and the calls with the price. The exit code is 1 where
something differs.

  --seed   equal seeds send equal operations; unless given, a new one, which is printed
  --break  breaks a key on purpose, which the run has to notice: ${Object.keys(BREAKABLE).join(', ')}`);

const { values } = parseArgs({
  options: { operations: { type: 'string' }, seed: { type: 'string' }, break: { type: 'string' } },
});
const seed = printedSeed(values.seed);
const started = performance.now();
const { count, windows, refused, calls, problems } = await runCrossed({
  seed,
  broken: values.break as Broken | undefined,
  count: Number(values.operations ?? DEFAULT),
  progress: (line) => console.log(line),
});
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${count} operations in ${seconds} s, ${windows} of them windows of lists; ${refused} refused for a scope`);
console.log(`${calls.full} calls, where ${calls.plain} would be made without caches and sharing`);
console.log(`${problems.length} differences, seed ${seed}`);
process.exit(problems.length > 0 ? 1 : 0);
