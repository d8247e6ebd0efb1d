import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contractTypeOf } from '../src/add/names.ts';

const mesh = parse(readFileSync(new URL('../.meshrc.yaml', import.meta.url), 'utf8')) as {
  sources: { name: string }[];
};

/** The APIs that `.meshrc.yaml` lists, in its order. */
export const slugs = mesh.sources.map(({ name }) => name);

/**
 * The source types of resolvers, for Code Generator: the types of the same names that the subgraph's `models.ts` exports, and else
 * those of its contract.
 */
export function mappersIn(folder: string): Record<string, string> {
  return Object.assign({}, ...slugs.map((slug) => ({ ...contractTypes(folder, slug), ...models(folder, slug) })));
}

function models(folder: string, slug: string): Record<string, string> {
  const names = namesIn(`${folder}/${slug}/models.ts`, /^export (?:type|interface) (\w+)/gm);
  return Object.fromEntries(names.map((name) => [name, `./${slug}/models.ts#${name} as ${name}Model`]));
}

/** What resolvers make is none of the contract's types: rejections, successes and connections. */
function contractTypes(folder: string, slug: string): Record<string, string> {
  const known = new Set(namesIn(`mesh/generated/${slug}.ts`, /^export (?:type|interface) (\w+)/gm));
  const names = namesIn(
    `${folder}/${slug}/schema.graphql`,
    /^type (\w+)\b(?<!Success|Connection|Edge)(?![^{]*\bRejection\b)/gm,
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = contractTypeOf(name, known);
      return found ? [[name, `../../mesh/generated/${slug}.ts#${found} as ${name}Model`]] : [];
    }),
  );
}

function namesIn(file: string, name: RegExp): string[] {
  return existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(name)].map(([, found = '']) => found) : [];
}

/** Enums with an UNRECOGNIZED value, whose resolvers may return any string. */
export function openEnums(): Record<string, string> {
  const schemas = globSync('src/{graph,subgraphs/*,edges/*}/*.graphql').map((file) => readFileSync(file, 'utf8'));
  const names = schemas.flatMap((text) =>
    [...text.matchAll(/^enum (\w+) \{[^}]*\bUNRECOGNIZED\b/gm)].map(([, name]) => name),
  );
  return Object.fromEntries(names.map((name) => [name, 'string'])) as Record<string, string>;
}
