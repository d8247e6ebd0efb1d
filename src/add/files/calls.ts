import { PACKAGE } from '../../package.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { Plan } from '../plan.ts';
import { quoted } from './code.ts';
import { importsFrom } from './modules.ts';
import { batchName, lookupRoot } from './resolvers.ts';

/** `calls.ts` of the API's folder: the upstream calls of each field, by which operations are priced. */
export function callsFile(plan: Plan): string {
  const { made, roots, types, mutations } = plan;
  const callOf = (root: GraphRoot): string => {
    const operation = quoted(`${made.slug}.${root.operation.id}`);
    if (root.isConnection) return `pages(${operation})`;
    const isLookup = root.lookup && root.target && lookupRoot(roots, root.target) === root;
    return isLookup && root.target ? `loads(${batchName(root.target)})` : `each(${operation})`;
  };
  const nested = types.all.flatMap(({ name, lists }) =>
    lists.map((list) => [
      `${name}.${list.name}`,
      `pages(${quoted(`${made.slug}.${operationOf(roots, list.root.name)}`)})`,
    ]),
  );
  const references = types.all.flatMap(({ name, references: all }) =>
    all.map((each) => [`${name}.${each.name}`, `loads(${batchName(each.target)})`]),
  );
  const fields = [
    ...roots.map((root) => [`Query.${root.name}`, callOf(root)]),
    ...mutations.map(({ name, operation }) => [`Mutation.${name}`, `each(${quoted(`${made.slug}.${operation.id}`)})`]),
    ...nested,
    ...references,
  ];
  const body = `export const calls: DeclaredCalls = {
${fields.map(([field = '', call = '']) => `${quoted(field)}: [${call}],`).join('\n')}
};
`;
  const used = ['each', 'loads', 'pages'].filter((name) => body.includes(` [${name}(`));
  const batches = types.all.filter((type) => lookupRoot(roots, type)).map(batchName);
  return `${importsFrom([
    [PACKAGE, ['type DeclaredCalls', ...used]],
    ['./batches.ts', batches.filter((name) => body.includes(`loads(${name})`))],
  ])}\n${body}`;
}

function operationOf(roots: readonly GraphRoot[], rootName: string): string {
  return roots.find(({ name }) => name === rootName)?.operation.id ?? '';
}
