import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';
import { pageExamples, runExamples } from '#test/page-examples';
import { installFolder } from '../../scripts/install-folder.ts';
import { composers } from './composers.ts';
import { PACKAGES } from './packages.ts';
import { subgraphOf } from './supergraph.ts';

const PAGE = 'docs/federation.md';
const [ofOthers = '', node = ''] = [...readFileSync(PAGE, 'utf8').matchAll(/^```graphql\n([\s\S]*?)^```$/gm)].map(
  ([, code]) => code,
);
const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@external", "@requires"])';

it.each(Object.entries(composers))(
  'docs/federation.md has schemas that the composer of %s composes',
  (_vendor, compose) => {
    expect(installFolder(PACKAGES)).toBe(true);
    const { sdl, ...subgraph } = subgraphOf('manifold', ['countries']);
    const travel = { name: 'travel', url: 'http://travel.example/graphql', sdl: `${LINK}\n${ofOthers}` };

    expect(compose([{ ...subgraph, sdl: `${sdl}\n${node}` }, travel]).errors).toEqual([]);
  },
  900_000,
);

it('docs/federation.md has an example that prints what it shows', async () => {
  const { origin } = await sandboxOf(['logistics'], { seed: 'manifold' });
  const examples = pageExamples(PAGE);

  const outputs = await runExamples(examples, (program) => program.replaceAll('http://127.0.0.1:4100', origin));

  expect(outputs).toEqual(examples.map(({ printed }) => printed));
});
