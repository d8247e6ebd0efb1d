import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { loadMocks } from '#sandbox';
import * as all from '#subgraphs';
import { runExamples } from './examples.ts';
import { apiPage } from './graph-docs/api-page.ts';
import { examplesPage, indexPage } from './graph-docs/index-page.ts';
import { withErrorCodes, withLeniencies, withSandboxTables } from './graph-docs/tables.ts';
import { type TypeAddress, typesIn } from './graph-docs/types.ts';
import { specificationPage } from './specification/page.ts';

/*
 * Writes `docs/graph.md`, `docs/graph/<slug>.md` and `docs/graph/examples.md` from the schemas, the contracts, and the examples, which it runs over the
 * sandbox to list their calls; the tables of APIs in `docs/sandbox.md` and `docs/sandbox-fidelity.md`, and of codes in `docs/errors.md`; and
 * `docs/specification.md`.
 */
const subgraphs = slugs.flatMap((slug) => Object.values(all).filter((each) => each.slug === slug));
const base = readFileSync('src/graph/base.graphql', 'utf8');
const pages = new Map([
  ...typesIn(parse(base)).map(({ name }) => [name.value, ''] as const),
  ...subgraphs.flatMap(({ slug, typeDefs }) => typesIn(parse(typeDefs)).map(({ name }) => [name.value, slug] as const)),
]);

const ran = await runExamples();
rmSync('docs/graph', { recursive: true, force: true });
mkdirSync('docs/graph');
for (const subgraph of subgraphs) {
  const sources = { subgraph, edges: Object.values(edges), ran, address: addressFrom(subgraph.slug) };
  writeFileSync(`docs/graph/${subgraph.slug}.md`, await apiPage(sources));
}
writeFileSync('docs/graph.md', indexPage({ subgraphs, edges: Object.values(edges), base, address: addressFrom('') }));
writeFileSync('docs/graph/examples.md', examplesPage(ran));
const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
writeFileSync('docs/specification.md', specificationPage(slugs, schema));
const mocks = await loadMocks(subgraphs.map(({ slug }) => slug));
writeFileSync('docs/sandbox.md', withSandboxTables(readFileSync('docs/sandbox.md', 'utf8'), mocks));
writeFileSync('docs/sandbox-fidelity.md', withLeniencies(readFileSync('docs/sandbox-fidelity.md', 'utf8'), mocks));
writeFileSync('docs/errors.md', withErrorCodes(readFileSync('docs/errors.md', 'utf8')));

/** The addresses of types, relative to the page of an API, or to the graph's own page if `from` is empty. */
function addressFrom(from: string): TypeAddress {
  return (name) => {
    const type = /^(\w+?)(?:Connection|Edge)$/.exec(name)?.[1] ?? name;
    const of = pages.get(type);
    if (of === undefined) return undefined;
    const page = of === from ? '' : of === '' ? '../graph.md' : from === '' ? `graph/${of}.md` : `${of}.md`;
    return `${page}#${type.toLowerCase()}`;
  };
}
