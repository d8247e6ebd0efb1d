import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { valuesOfExamples } from '#test/routes/known-values';
import { argumentsOf, positive, requireLinux, runCommand } from './bench/command.ts';
import {
  type Archive,
  boundsOf,
  exceeded,
  type Figures,
  type Found,
  MEASURES,
  type Measure,
  measureCarefully,
  search,
  TestBench,
} from './worst-case/search.ts';
import { SEEDS } from './worst-case/seeds.ts';

const MINUTES = 10;
const MOST_SHOWN = 1200;

const help = `Searches for the requests within the default limits that cost a gateway most.

Usage: npm run lab -- worst-case [options]

  --minutes <n>   Duration of the search (${MINUTES}), after the known requests are measured
  --seed <text>   The same seed changes requests in the same way, if they cost the same (today's date)
  --known <text>  Only measure the known requests with this text in their names; all if it is empty
  --json          Print the costliest requests as JSON, with whole documents
  --help          Print this

Exits with 1 if a request is beyond the bounds.`;

await runCommand(optionsFrom, help, async ({ minutes, seed, known, json }) => {
  requireLinux();
  const texts = exampleTexts().filter((text) => !isMutation(text));
  const bench = await TestBench.start(texts.map((query) => ({ name: 'an example', form: 'post', query })));
  const all: Found[] = [];
  if (known === undefined) {
    const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
    const material = { schema, known: valuesOfExamples(schema) };
    all.push(...(await search(bench, { minutes, seed, material, progress })).all);
  } else {
    for (const request of SEEDS.filter(({ name }) => name.includes(known))) {
      all.push({ request, figures: await measureCarefully(bench, request) });
    }
  }
  await bench.stop();
  const bounds = boundsOf(bench.limits);
  const beyond = all.filter(({ figures }) => exceeded(figures, bounds).length > 0);
  if (json) console.log(JSON.stringify(all, undefined, 2));
  else
    for (const each of all.toSorted((one, other) => other.figures.stallMs - one.figures.stallMs)) print(each, beyond);
  console.log(
    beyond.length > 0 ? `${beyond.length} of ${all.length} are beyond the bounds` : 'All are within the bounds',
  );
  process.exitCode = beyond.length > 0 ? 1 : 0;
});

function optionsFrom(args: readonly string[]) {
  const { values } = argumentsOf({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      known: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const { known, json = false, seed = new Date().toISOString().slice(0, 10) } = values;
  return { minutes: positive('minutes', values.minutes) ?? MINUTES, seed, known, json };
}

/** A request beyond the bounds is shown, repetitions in short; `--json` has all of it. */
function print(found: Found, beyond: readonly Found[]): void {
  const { request, figures } = found;
  const isBeyond = beyond.includes(found);
  console.log(`${isBeyond ? '✗' : '✓'} ${request.name}: ${figuresLine(figures)}`);
  if (!isBeyond) return;
  const { name: _name, ...parts } = request;
  for (const [part, text] of Object.entries(parts)) {
    if (text !== undefined)
      console.log(`    ${part} ${shortened(typeof text === 'string' ? text : JSON.stringify(text))}`);
  }
}

function figuresLine({ verdict, nodes, ...figures }: Figures): string {
  const amounts = MEASURES.map((measure) => `${measure} ${amount(measure, figures[measure])}`);
  return [verdict, ...amounts, `${nodes} nodes`].join(', ');
}

function amount(measure: Measure, value: number): string {
  return measure.endsWith('Bytes') ? `${(value / 1024 ** 2).toFixed(1)} MiB` : value.toFixed(0);
}

function shortened(text: string): string {
  const counted = text.replace(
    /(.{1,60}?)\1{9,}/gsu,
    (all, piece: string) => `⟨${piece} × ${all.length / piece.length}⟩`,
  );
  return JSON.stringify(counted.slice(0, MOST_SHOWN)).slice(1, -1) + (counted.length > MOST_SHOWN ? '…' : '');
}

function progress(measured: number, archive: Archive): void {
  const worst = MEASURES.map((measure) => `${measure} ${archive.worst(measure)?.figures[measure].toFixed(0)}`);
  console.error(`${measured} requests: ${worst.join(', ')}`);
}
