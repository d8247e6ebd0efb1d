import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { valuesOfExamples } from '#test/routes/known-values';
import { requireLinux, runCommand } from '../bench/command.ts';
import type { Archive } from './archive.ts';
import { TestBench } from './bench.ts';
import { boundsOf, exceeded } from './bounds.ts';
import { endsOf } from './ends.ts';
import { MEASURES } from './figures.ts';
import { measureCarefully } from './measure-carefully.ts';
import { help, type WorstCaseOptions, worstCaseOptionsFrom } from './options.ts';
import { lineOf, report } from './report.ts';
import type { CostlyRequest } from './request.ts';
import { search } from './search.ts';
import { SEEDS } from './seeds.ts';

const warmUp = exampleTexts()
  .filter((text) => !isMutation(text))
  .map(asRequest);

await runCommand(worstCaseOptionsFrom, help, async (options) => {
  requireLinux();
  const bench = await TestBench.start({ warmUp });
  const holds = options.known === undefined ? await searchOn(bench, options) : await measureKnown(bench, options.known);
  process.exitCode = holds ? 0 : 1;
});

async function searchOn(bench: TestBench, { minutes, seed, json }: WorstCaseOptions): Promise<boolean> {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema/manifold.graphql'), 'utf8'));
  const bounds = boundsOf(bench.limits);
  const material = { schema, known: valuesOfExamples(schema) };
  const archive = await search(bench, { minutes, seed, bounds, material, progress: json ? undefined : printProgress });
  await bench.stop();
  const costliest = new Set(MEASURES.flatMap((measure) => archive.worst(measure) ?? []));
  const found = report(archive, await endsOf([...costliest], warmUp), bounds);
  console.log(json ? JSON.stringify(found.json, undefined, 2) : found.text);
  return found.holds;
}

async function measureKnown(bench: TestBench, name: string): Promise<boolean> {
  const bounds = boundsOf(bench.limits);
  let holds = true;
  for (const request of SEEDS.filter((each) => each.name.includes(name))) {
    const figures = await measureCarefully(bench, request, bounds);
    console.log(lineOf({ request, figures }, bounds));
    if (exceeded(figures, bounds).length > 0) holds = false;
  }
  await bench.stop();
  return holds;
}

function asRequest(query: string): CostlyRequest {
  return { name: 'an example', form: 'post', query };
}

function printProgress(measured: number, archive: Archive): void {
  const worst = MEASURES.map((measure) => `${measure} ${archive.worst(measure)?.figures[measure].toFixed(0)}`);
  console.error(`${measured} requests: ${worst.join(', ')}`);
}
