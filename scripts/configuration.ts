import { readFileSync, writeFileSync } from 'node:fs';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { configurationTables, editorSchema } from './configuration/tables.ts';
import { readContract as readDocument } from './contract/document.ts';
import { withTables } from './markdown.ts';

/*
 * Writes the tables of `docs/configuration.md`, and `docs/manifold.schema.json` for editors, from the schema that validates the
 * settings.
 */
const contracts = slugs.map((slug) => readContract(slug));
writeFileSync('docs/manifold.schema.json', `${JSON.stringify(editorSchema(contracts), null, 2)}\n`);
const PAGE = 'docs/configuration.md';
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), configurationTables(contracts, notes)));

/** A contract's descriptions of its settings and servers. */
function notes(slug: string) {
  const { 'x-settings': settings = {}, 'x-servers': servers = {} } = readDocument(slug);
  return { settings: descriptions(settings), servers: descriptions(servers) };
}

function descriptions(named: Readonly<Record<string, { description: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(named).map(([name, { description }]) => [name, description]));
}
