import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { schemaChanges } from '#gateway';
import { withUnreleased } from '../../scripts/changelog.ts';

const read = (file: string) => readFileSync(`schema/${file}`, 'utf8');

it('declares every breaking change of the graph since its last release: `npm run graph-changelog`', async () => {
  const changes = await schemaChanges(read('released.graphql'), buildSchema(read('manifold.graphql')));
  const breaking = (changelog: string) => /## Unreleased\n\n### Breaking\n\n((?:- .*\n)*)/.exec(changelog)?.[1] ?? '';

  expect(breaking(read('CHANGELOG.md'))).toBe(breaking(withUnreleased('', changes)));
});
