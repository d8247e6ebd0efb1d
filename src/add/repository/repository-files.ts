import { parse, print } from 'graphql';
import { PACKAGE } from '../../package.ts';
import { formattedCode, importsFrom, quoted } from '../files/code.ts';
import { contractFile } from '../files/contract.ts';
import { examplesText } from '../files/examples.ts';
import { codeField, schemaFile } from '../files/schema.ts';
import { modelsFile, modulesOf } from '../files/subgraph.ts';
import type { GraphType } from '../graph/types.ts';
import { contractTypeOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { testFile } from './test-file.ts';

/** The lists of this repository that have a line for each API or edge, with their texts. */
export const LISTS = ['.meshrc.yaml', 'src/subgraphs/index.ts', 'src/edges/index.ts'] as const;

export type Lists = Readonly<Record<(typeof LISTS)[number], string>>;

/** The files of an API in this repository by their paths: its own, and the lists with a line for it. */
export function repositoryFiles(plan: Plan, lists: Lists): ReadonlyMap<string, string> {
  const { slug } = plan.made;
  const folder = `src/subgraphs/${slug}`;
  const { components } = plan.made;
  const renamed = plan.types.all.filter(({ name, component }) => contractTypeOf(name, components) !== component);
  const code = Object.entries({
    ...modulesOf(plan, 'repository'),
    'models.ts': renamed.length > 0 ? modelsFile(renamed) : undefined,
    'sandbox.ts': sandboxFile(slug),
    'audits.ts': auditsFile(plan),
    [`${slug}.test.ts`]: testFile(plan),
  }).flatMap(([name, text]) =>
    text === undefined ? [] : [[`${folder}/${name}`, formattedCode(inRepository(text, slug))] as const],
  );
  return new Map([
    [`mesh/${slug}.yaml`, contractFile(plan)],
    [`${folder}/schema.graphql`, `${print(parse(schemaFile(plan)))}\n`],
    ...code,
    [`examples/${slug}.graphql`, examplesText(plan, 'repository')],
    ['.meshrc.yaml', `${lists['.meshrc.yaml'].trimEnd()}\n${meshSource(slug)}\n`],
    [
      'src/subgraphs/index.ts',
      withLine(lists['src/subgraphs/index.ts'], `export { ${slug} } from './${slug}/index.ts';`),
    ],
    ...countryEdge(plan, lists['src/edges/index.ts']),
  ]);
}

function meshSource(slug: string): string {
  return (
    `  - { name: ${slug}, handler: { openapi: { source: ./mesh/${slug}.yaml } }, ` +
    `transforms: [{ prefix: { value: ${slug}_, includeRootOperations: true } }] }`
  );
}

function withLine(list: string, line: string): string {
  return `${[...list.trimEnd().split('\n'), line].toSorted().join('\n')}\n`;
}

/** Names of the package that are not those of `#graph`. */
const OF_UPSTREAM: ReadonlySet<string> = new Set(['orNull', 'outcome', 'UpstreamError']);

/** Code that imports this repository's own modules instead of the package. */
function inRepository(code: string, slug: string): string {
  const own = code.replaceAll("'./contract.ts'", `'#contracts/${slug}'`);
  return own.replace(new RegExp(`^import (type )?\\{ (.*) \\} from '${PACKAGE}';\n`, 'm'), (_line, areTypes, names) => {
    const all = String(names)
      .split(', ')
      .map((name) => (areTypes === undefined ? name : `type ${name}`));
    const [graph, upstream] = [false, true].map((isUpstream) =>
      all.filter((name) => OF_UPSTREAM.has(name.replace('type ', '')) === isUpstream),
    );
    return importsFrom([
      ['#graph', graph ?? []],
      ['#upstream', upstream ?? []],
    ]);
  });
}

function sandboxFile(slug: string): string {
  return `import { contractMock } from '#sandbox';

/** Samples of everything, made from the contract: put data of the API's own in their place. */
export const sandbox = contractMock(${quoted(slug)});
`;
}

/** `audits.ts`: what audits of all APIs take as it is. */
function auditsFile({ types, roots, mutations }: Plan): string {
  const parts = types.all.filter(
    ({ key, compound, fields }) =>
      key === undefined &&
      !compound &&
      fields.some(({ named, type, name }) => named === 'ID' && type.endsWith('!') && /id$/i.test(name)),
  );
  const withoutEdge = mutations.filter(
    ({ name, edge, outcome }) =>
      name.startsWith('create') &&
      !edge &&
      outcome.kind === 'value' &&
      roots.some((root) => root.isConnection && root.target === outcome.shown.target),
  );
  const exceptions = {
    'what has a key is a node, or a part of one': parts.map(
      ({ name }) => `${name}: 'no operation reads one by its key',`,
    ),
    'creations tell the edge where a connection exists': withoutEdge.map(
      ({ success }) => `${success}: 'the API tells no cursor of what is new',`,
    ),
  };
  const found = Object.entries(exceptions).filter(([, reasons]) => reasons.length > 0);
  const rules = found.map(([rule, reasons]) => `${quoted(rule)}: {\n${reasons.join('\n')}\n},`).join('\n');
  const further = selfReferences(types.all).flatMap(({ type, name }) => {
    const root = roots.find(
      (each) => each.isConnection && each.target === type && each.args.every(({ isWhere }) => isWhere),
    );
    return root ? [quoted(`{ ${root.name}(first: 3) { nodes { ${name} { id } } } }`)] : [];
  });
  return `import { type Audits, BY_CONTRACT } from '#test/own-audits';

export const audits: Audits = {
...BY_CONTRACT,
${rules === '' ? '' : `rules: {\n${rules}\n},`}
${further.length === 0 ? '' : `further: [${further.join(', ')}],`}
};
`;
}

function selfReferences(types: readonly GraphType[]): { readonly type: GraphType; readonly name: string }[] {
  return types.flatMap((type) =>
    type.references.filter(({ target }) => target === type).map(({ name }) => ({ type, name })),
  );
}

/** The edge to countries, if fields have their codes. */
function countryEdge({ made: { slug }, types }: Plan, list: string): [string, string][] {
  const found = types.all.flatMap(({ name, codes }) => {
    const countries = codes.filter(({ of }) => of === 'Country');
    return countries.length === 0 ? [] : [{ name, countries }];
  });
  if (found.length === 0) return [];
  const folder = `src/edges/${slug}-countries`;
  const schema = found.map(({ name, countries }) => `extend type ${name} {\n${countries.map(codeField).join('\n')}\n}`);
  const resolvers = found.map(
    ({ name, countries }) =>
      `${name}: {\n${countries.map((each) => `${each.name}: from(${quoted(each.field.member)}, countryByCode),`).join('\n')}\n},`,
  );
  const code = {
    'index.ts': `import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const ${slug}Countries = edge(import.meta, {
between: [${quoted(slug)}, 'countries'],
resolvers,
});
`,
    'resolvers.ts': `import { from } from '#graph';
import { countryByCode } from '#subgraphs/countries/calls';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
${resolvers.join('\n')}
};
`,
  };
  return [
    [`${folder}/schema.graphql`, `${print(parse(schema.join('\n')))}\n`],
    ...Object.entries(code).map(([name, text]): [string, string] => [`${folder}/${name}`, formattedCode(text)]),
    ['src/edges/index.ts', withLine(list, `export { ${slug}Countries } from './${slug}-countries/index.ts';`)],
  ];
}
