import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { schemaChanges } from '#gateway';
import { withoutDescriptions, withRelease, withUnreleased } from './changelog.ts';
import { helpOnRequest } from './help-on-request.ts';

const [LOG, RELEASED, CURRENT] = ['schema/CHANGELOG.md', 'schema/released.graphql', 'schema/manifold.graphql'] as const;

helpOnRequest(`npm run graph-changelog -- [--release <version>]

Writes the changes of the graph since its last release into ${LOG}, under Unreleased. A test fails while a breaking change
is missing there.

  --release <version>  also give them this version, and make the current schema the one that later changes start from`);
const { values } = parseArgs({ options: { release: { type: 'string' } } });

const changes = await schemaChanges(readFileSync(RELEASED, 'utf8'), buildSchema(readFileSync(CURRENT, 'utf8')));
const written = withUnreleased(readFileSync(LOG, 'utf8'), changes);
const date = new Date().toISOString().slice(0, 10);
writeFileSync(LOG, values.release === undefined ? written : withRelease(written, values.release, date));
if (values.release !== undefined) writeFileSync(RELEASED, withoutDescriptions(readFileSync(CURRENT, 'utf8')));
