import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { type Compared, check, TOLERANCE } from './explain-check/check.ts';

const MOST_SHOWN = 20;
const LEAST_CLOSE = 0.9;

helpOnRequest(`npm run lab -- explain-check [--operations 2000] [--seed price] [--off]

Compares the price of operations with the calls that they make over the sandbox: of all examples, and of as many generated
operations, each as a whole and with random \`@defer\` and \`@stream\`. It fails if one makes more calls than its worst case, or if
the expected cost differs from the actual one by more than ${TOLERANCE * 100} % for more than ${Math.round((1 - LEAST_CLOSE) * 100)} % of those whose arguments are accepted.

  --operations  how many operations are generated
  --seed        equal seeds generate equal operations
  --off         lists operations whose expected cost is off`);

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'price' },
    off: { type: 'boolean', default: false },
  },
});
const count = Number(values.operations);

await report();
process.exit();

async function report(): Promise<void> {
  const { all, exceeded, accepted, close } = await check({ count, seed: values.seed });
  console.log(`${all.length} operations were executed; ${all.length - accepted.length} have refused arguments.`);
  console.log(`The worst case was exceeded by ${exceeded.length}.`);
  console.log(`The expected cost is within ${TOLERANCE * 100} % for ${(close * 100).toFixed(1)} % of the others.`);
  const off = accepted.filter(({ isClose }) => !isClose);
  for (const each of [...exceeded, ...(values.off ? off : [])].slice(0, MOST_SHOWN)) console.log(`\n${text(each)}`);
  if (exceeded.length > 0 || close < LEAST_CLOSE) process.exitCode = 1;
}

function text({ operation, worst, expected, actual, exceeded }: Compared): string {
  const figures = `worst ${worst}, expected ${expected}, actual ${actual}`;
  return [figures, ...exceeded, JSON.stringify(operation)].join('\n');
}
