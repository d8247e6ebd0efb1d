import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { graphNames, guessesOf, LISTS, newApi, omissionsOf, readOpenApi, slugOf, slugProblem, Unsupported } from '#add';
import { helpOnRequest } from './help-on-request.ts';
import { slugs } from './sources.ts';

helpOnRequest(`npm run new-api -- <file or URL> [options]

Adds an API to this repository, as \`manifold add\` adds one to a folder outside of it: the contract, the folder with schema, resolvers,
mock and tests, examples, an edge to countries, and the lines of lists. docs/adding-an-api.md says what is left to do.

  --name <slug>        the short name; by default from the title
  --only <part>        only operations with this tag or operationId, or below this path; may be repeated
  --query <operation>  a POST operation that only reads; may be repeated`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    query: { type: 'string', multiple: true, default: [] },
  },
});

try {
  await create(positionals[0] ?? refuse('Name an OpenAPI document: npm run new-api -- <file or URL>'));
} catch (error) {
  if (!(error instanceof Unsupported)) throw error;
  refuse(error.message);
}

async function create(file: string): Promise<void> {
  const openapi = await readOpenApi(file);
  const slug = values.name ?? slugOf(openapi.document.info?.title, file);
  const problem = slugProblem(slug, slugs);
  if (problem) refuse(`--name: ${problem}`);
  const texts = Object.fromEntries(LISTS.map((list) => [list, readFileSync(list, 'utf8')])) as Record<
    (typeof LISTS)[number],
    string
  >;
  const { plan, files } = newApi(openapi, {
    slug,
    only: values.only,
    queries: values.query,
    existing: graphNames([readFileSync('schema/manifold.graphql', 'utf8')]),
    place: { lists: texts },
  });
  for (const [name, text] of files) {
    if (!existsSync(dirname(name))) mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, text);
  }
  execFileSync(
    'biome',
    ['check', '--write', ...files.keys()].filter((each) => !/\.(?:ya?ml)$/.test(each)),
    { stdio: 'pipe' },
  );
  console.log(`Wrote ${files.size} files:\n  ${[...files.keys()].join('\n  ')}`);
  print('Guesses, to be read against the documentation', guessesOf(plan));
  print('Left out', omissionsOf(plan));
  console.log('\nNext: npm run generate && npm run coverage -- --only ' + slug + ', and docs/adding-an-api.md');
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n  ${lines.join('\n  ')}`);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
