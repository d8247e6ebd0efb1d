import type { GraphType } from '../graph/types.ts';
import type { Plan } from '../plan.ts';
import { named } from '../reduce/schemas.ts';
import { quoted, record } from './code.ts';
import { batchName, lookupRoot } from './resolvers.ts';

/** `index.ts` of the interface's folder. */
export function subgraphFile(plan: Plan): string {
  const { made, types, roots } = plan;
  const nodes = types.all.filter((type) => lookupRoot(roots, type));
  const enums = types.enums.all.flatMap(({ name, values }) => {
    const others = values.filter((value) => value.name !== value.word);
    return others.length === 0
      ? []
      : [`${name}: { ${others.map((each) => `${each.name}: ${quoted(each.word)}`).join(', ')} },`];
  });
  const isText = (type: GraphType) => keyType(plan, type) !== 'bigint';
  const wired = nodes.map(({ component }) => component);
  const imports = [
    ...(nodes.length > 0 ? [`import type { ${wired.join(', ')} } from '#contracts/${made.slug}';`] : []),
    `import { ${[...(nodes.every(isText) ? [] : ['from']), ...(nodes.length > 0 ? ['nodeType'] : []), 'subgraph'].join(', ')} } from '#graph';`,
    ...(nodes.length > 0 ? [`import { ${nodes.map(batchName).join(', ')} } from './batches.ts';`] : []),
    "import { resolvers } from './resolvers.ts';",
  ];
  const identities = nodes.map((type) => {
    const key = isText(type) ? quoted(String(type.key)) : `from(${quoted(String(type.key))}, String)`;
    return `${type.name}: nodeType<${type.component}>({ key: ${key}, load: (key, { load }) => load(${batchName(type)}, key) }),`;
  });
  return `${imports.join('\n')}

export const ${made.slug} = subgraph(import.meta, {
  slug: ${quoted(made.slug)},
  resolvers,
${enums.length > 0 ? `  enums: {\n${enums.join('\n')}\n},` : ''}
${identities.length > 0 ? `  nodes: {\n${identities.join('\n')}\n},` : ''}
});
`;
}

/** `models.ts` of the interface's folder. */
export function modelsFile({ made, types }: Plan): string {
  const lines = types.all.map(({ name, component }) => `export type ${name} = Wire.${component};`);
  return `import type * as Wire from '#contracts/${made.slug}';\n\n${lines.join('\n')}\n`;
}

/** `batches.ts` of the interface's folder; `undefined` if no object is looked up by its own key. */
export function batchesFile({ made, roots, types }: Plan): string | undefined {
  const lookups = types.all.flatMap((type) => {
    const root = lookupRoot(roots, type);
    return root?.lookup ? [{ type, root, parameter: root.lookup.argument.parameter.name }] : [];
  });
  if (lookups.length === 0) return undefined;
  const constants = lookups.map(({ type, root, parameter }) => {
    const call = `${made.slug}.${root.operation.id}(${record([[parameter, 'key']])})`;
    return `export const ${batchName(type)}: Lookup<${type.component}> = {
  one: ({ ${made.slug} }, key) => orNull(${call}),
};`;
  });
  return `import type { ${lookups.map(({ type }) => type.component).join(', ')} } from '#contracts/${made.slug}';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';

${constants.join('\n\n')}
`;
}

function keyType({ made }: Plan, { component, key = '' }: GraphType): 'bigint' | 'other' {
  const { schema } = named(made.components, made.components.get(component)?.properties?.[key] ?? {});
  return schema.format === 'int64' ? 'bigint' : 'other';
}
