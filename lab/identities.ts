import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { BREAKABLE, type Broken, runIdentities } from './identities/run.ts';

const DEFAULT = 100_000;

helpOnRequest(`npm run lab -- identities [--operations <n>] [--seed <text>] [--break <key>]

Fifty callers send ${DEFAULT.toLocaleString('en')} operations at random: with API keys, tokens, and without a credential, with different scopes and
forwarded headers. Each answer is compared with the caller's own. The exit code is 1 where one is another caller's.

  --break <key>   Breaks a key on purpose, which the run has to notice:
${Object.entries(BREAKABLE)
  .map(([name, meaning]) => `                  ${name.padEnd(10)}${meaning}`)
  .join('\n')}`);

const { values } = parseArgs({
  options: { operations: { type: 'string' }, seed: { type: 'string' }, break: { type: 'string' } },
});
const count = Number(values.operations ?? DEFAULT);
const started = performance.now();
const { crossed, examples, refused, calls } = await runIdentities({
  count,
  seed: values.seed ?? 'identities',
  broken: values.break as Broken | undefined,
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${count} operations of 50 callers in ${seconds} s: ${refused} refused, ${calls} calls of the upstream`);
console.log(`${crossed} crossed answers`);
for (const each of examples) console.log(`  ${each}`);
process.exitCode = crossed > 0 ? 1 : 0;
