import { globSync, readdirSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, isNonNullType, isObjectType, isTypeExtensionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Slug, slugs } from '#contracts';
import * as edges from '#edges';
import type { Edge } from '#graph';
import * as subgraphs from '#subgraphs';
import { gatewayOf } from '#test/harness';

const all = Object.entries(edges) as [string, Edge][];
const folders = readdirSync('src/edges', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const urls = Object.fromEntries(slugs.map((slug) => [slug, 'http://127.0.0.1:9']));
const schemaWithout = (slug?: Slug) => gatewayOf(urls, slug && { apis: { [slug]: { enabled: false } } }).schema;

/** The fields that an edge adds, as `Type.field`. */
const fieldsOf = ({ typeDefs }: Edge) =>
  parse(typeDefs)
    .definitions.filter(isTypeExtensionNode)
    .flatMap((each) =>
      'fields' in each ? (each.fields ?? []).map(({ name }) => `${each.name.value}.${name.value}`) : [],
    );

function fieldIn(schema: GraphQLSchema, path: string) {
  const [type = '', field = ''] = path.split('.');
  const found = schema.getType(type);
  return isObjectType(found) ? found.getFields()[field] : undefined;
}

describe('the edges', () => {
  it('are one folder each, and the registry lists exactly these', () => {
    expect(all.map(([name]) => name).toSorted()).toEqual(folders.map(({ name }) => camelCase(name)).toSorted());
  });

  it.each(all)('%s is named after what it joins, and imports the batches of its ends only', (name, { between }) => {
    const folder = folders.find((each) => camelCase(each.name) === name)?.name ?? '';
    const named = folder.split('-').filter((word) => (slugs as readonly string[]).includes(word));
    const imported = globSync(`src/edges/${folder}/*.ts`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'#subgraphs\/(\w+)\/batches'/g)].map(([, slug]) => slug),
    );

    expect([...between].toSorted()).toEqual(named.toSorted());
    expect(imported.filter((slug) => !between.includes(slug as Slug))).toEqual([]);
  });

  it.each(all)('%s takes nothing else with it when it fails', (_name, edge) => {
    const schema = schemaWithout();
    const fields = fieldsOf(edge);

    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((path) => isNonNullType(fieldIn(schema, path)?.type))).toEqual([]);
  });

  it.each(all)('%s is there with all of its ends, and without any of them it is not', (_name, edge) => {
    const served = edge.between.filter((slug) => slug in subgraphs);
    const isThere = (schema: GraphQLSchema) => fieldsOf(edge).map((path) => fieldIn(schema, path) !== undefined);

    expect(served).toEqual(edge.between);
    expect(isThere(schemaWithout()).every(Boolean)).toBe(true);
    for (const slug of edge.between) expect(isThere(schemaWithout(slug)).some(Boolean)).toBe(false);
  });
});
