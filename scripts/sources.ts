import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';

const mesh = parse(readFileSync(new URL('../.meshrc.yaml', import.meta.url), 'utf8')) as {
  sources: { name: string }[];
};

/** The APIs that `.meshrc.yaml` lists, in its order. */
export const slugs = mesh.sources.map(({ name }) => name);

/**
 * The source types of resolvers, for Code Generator: the types of the same names that the subgraph's `models.ts` exports.
 */
export function mappersIn(folder: string): Record<string, string> {
  const models = globSync(`${folder}/*/models.ts`).flatMap((file) => {
    const subgraph = basename(dirname(file));
    const names = readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)/gm);
    return [...names].map(([, name]) => [String(name), `./${subgraph}/models.ts#${name} as ${name}Model`]);
  });
  return Object.fromEntries(models) as Record<string, string>;
}

/** Enums with an UNRECOGNIZED value, whose resolvers may return any string. */
export function openEnums(): Record<string, string> {
  const schemas = globSync('src/{graph,subgraphs/*,edges/*}/*.graphql').map((file) => readFileSync(file, 'utf8'));
  const names = schemas.flatMap((text) =>
    [...text.matchAll(/^enum (\w+) \{[^}]*\bUNRECOGNIZED\b/gm)].map(([, name]) => name),
  );
  return Object.fromEntries(names.map((name) => [name, 'string'])) as Record<string, string>;
}
