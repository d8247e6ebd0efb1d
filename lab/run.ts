import { help, labs, page } from './labs.ts';

const [name, ...args] = process.argv.slice(2);
const lab = name !== undefined && Object.hasOwn(labs, name) ? labs[name] : undefined;
if (lab) {
  const [module, , form] = lab;
  const short = args.includes('--short') ? form?.split(' ') : [];
  if (short) {
    // A lab reads its own arguments, as a program does.
    process.argv.splice(2, Infinity, ...short, ...args.filter((each) => each !== '--short'));
    await import(module);
  } else fail(`${name} has no short form.`);
} else if (name === '--page') process.stdout.write(page);
else if (name === undefined || name === '--help') console.log(help);
else fail(`There is no ${name}: npm run lab lists what there is.`);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
