import { PACKAGE } from '../../package.ts';
import type { GraphType } from '../graph/types.ts';
import { wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { named } from '../reduce/schemas.ts';
import { importsFrom, member, quoted } from './code.ts';
import { inputsFile, mutationsFile, refusalsFile } from './mutations.ts';
import { batchesFile, batchName, lookupRoot, resolversFile } from './resolvers.ts';

/** The module's own, which the package's bundler would replace here even in a string. */
const META = ['import', 'meta'].join('.');

type Place = 'outside' | 'repository';

/** The modules of the API's folder that both places have, by their names; `undefined` for those that it does not need. */
export function modulesOf(plan: Plan, place: Place): Readonly<Record<string, string | undefined>> {
  return {
    'index.ts': subgraphFile(plan, place),
    'resolvers.ts': resolversFile(plan),
    'batches.ts': batchesFile(plan),
    'mutations.ts': mutationsFile(plan),
    'inputs.ts': inputsFile(plan),
    'refusals.ts': refusalsFile(plan),
  };
}

/** `index.ts` of the API's folder. */
function subgraphFile(plan: Plan, place: Place): string {
  const { made, types, roots } = plan;
  const nodes = types.all.filter((type) => type.compound ?? lookupRoot(roots, type));
  const enums = types.enums.all.flatMap(({ name, values }) => {
    const others = values.filter((value) => value.name !== value.word);
    return others.length === 0
      ? []
      : [`${name}: { ${others.map((each) => `${each.name}: ${quoted(each.word)}`).join(', ')} },`];
  });
  const isText = (type: GraphType) => !type.compound && keyType(plan, type) !== 'bigint';
  const imports = importsFrom([
    [
      PACKAGE,
      [
        ...(nodes.some((type) => type.compound) ? ['compoundKey'] : []),
        ...(nodes.every(isText) ? [] : ['from']),
        ...(nodes.length > 0 ? ['nodeType'] : []),
        place === 'outside' ? 'defineSubgraph' : 'subgraph',
      ],
    ],
    ['./batches.ts', nodes.map(batchName)],
    ['./resolvers.ts', ['resolvers']],
  ]);
  const identities = nodes.map((type) => {
    const key = keyOf(type, isText(type));
    const field = type.fields.find(({ member: name }) => name === type.key);
    const keys = field ? `, keys: [${quoted(field.name)}]` : '';
    return `${type.name}: nodeType({ by: ${batchName(type)}, key: ${key}${keys} }),`;
  });
  const downloads = types.all.flatMap((type) => type.downloads.map((each) => downloadRule(plan, type, each)));
  const parts = Object.entries({ enums, nodes: identities, downloads })
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${name}: {\n${lines.join('\n')}\n},\n`);
  const begin =
    place === 'repository'
      ? `subgraph(${META}, {\nslug: ${quoted(made.slug)},`
      : `defineSubgraph({\nslug: ${quoted(made.slug)},\nmodule: ${META},\ncontract: './contract.json',`;
  return `${imports}
export const ${made.slug} = ${begin}
  resolvers,
${parts.join('')}});
`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'octet-stream': 'bin',
  'svg+xml': 'svg',
  jpeg: 'jpg',
  mpeg: 'mp3',
  gzip: 'gz',
};

function downloadRule(
  { roots }: Plan,
  { name: typeName }: GraphType,
  { name, root }: GraphType['downloads'][number],
): string {
  const found = roots.find((each) => each.name === root);
  const argument = found?.parent?.argument.name ?? 'id';
  const mediaType = found?.operation.mediaType ?? 'application/octet-stream';
  const [, kind = ''] = mediaType.split('/');
  return `${quoted(`${typeName}.${name}`)}: {
query: ${quoted(`query Download($id: ID!) { ${root}(${argument}: $id) }`).replaceAll('$id', `$${argument}`)},
bytesIn: ({ ${root} }) => ${root} as string | null,
contentType: ${quoted(mediaType)},
fileName: ${quoted(`${wordsOf(name).join('-')}.${ENDINGS[kind] ?? (/^\w+$/.test(kind) ? kind : 'bin')}`)},
},`;
}

/** The member with the key, or a function of it or of several. */
function keyOf({ key, compound }: GraphType, isText: boolean): string {
  if (compound) {
    const members = compound.members.map(quoted).join(', ');
    const row = compound.members.map((name) => member('row', name)).join(', ');
    return `from([${members}], (row) => compoundKey(${row}))`;
  }
  return isText ? quoted(String(key)) : `from(${quoted(String(key))}, String)`;
}

/** `models.ts` of the API's folder, for these types. */
export function modelsFile(types: readonly GraphType[]): string {
  const lines = types.map(({ name, component }) => `export type ${name} = Wire.${component};`);
  return `import type * as Wire from './contract.ts';\n\n${lines.join('\n')}\n`;
}

/** Keys beyond 2^53 are bigints. */
function keyType({ made }: Plan, { component, key = '' }: GraphType): 'bigint' | 'other' {
  const { schema } = named(made.components, made.components.get(component)?.properties?.[key] ?? {});
  return schema.format === 'int64' ? 'bigint' : 'other';
}
