import { member, quoted } from '../../../src/add/files/code.ts';
import type { GraphRoot } from '../../../src/add/graph/roots.ts';
import type { GraphType } from '../../../src/add/graph/types.ts';
import { camelCase, plural, wordsOf } from '../../../src/add/names.ts';
import type { Plan } from '../../../src/add/plan.ts';

/** `sandbox.ts` of the API's folder: a stand-in with samples for data. */
export function sandboxFile({ made, roots, types }: Plan): string {
  const seeded = types.all.filter((type) =>
    roots.some((root) => root.target === type && (root.isConnection || root.lookup)),
  );
  const handlers = roots.map((root) => handler(made.slug, root));
  const open = made.operations.filter((each) => each.open).map(({ id }) => quoted(id));
  const helpers = ['empty', 'json', 'sampleAnswer', 'samplePage', 'sampleRows', 'standIn'];
  const body = `/** Samples of everything, made from the contract: put data of the API's own in their place. */
export const sandbox = standIn({
  slug: ${quoted(made.slug)},
  about: { data: 'samples made from its contract' },
  seed: (${seeded.length > 0 ? 'world: World): State' : ')'} => ({
${seeded.map((type) => `${rowsName(type)}: sampleRows(world, ${quoted(made.slug)}, ${quoted(type.component)}, ROWS),`).join('\n')}
  }),
${made.scheme ? '  unauthorized: () => empty(401),' : ''}
${open.length > 0 ? `  open: [${open.join(', ')}],` : ''}
  handlers: {
${handlers.join('\n')}
  },
});
`;
  const used = helpers.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const imports = [...used, ...(seeded.length > 0 ? ['type World'] : [])];
  const state = seeded.map((type) => `readonly ${rowsName(type)}: readonly ${type.component}[];`);
  return [
    ...(seeded.length > 0
      ? [`import type { ${seeded.map(({ component }) => component).join(', ')} } from '#contracts/${made.slug}';`]
      : []),
    `import { ${imports.join(', ')} } from '#sandbox';`,
    '',
    ...(seeded.length > 0 ? [`interface State {\n${state.join('\n')}\n}\n\nconst ROWS = 40;\n`] : []),
    body,
  ].join('\n');
}

function handler(slug: string, { operation, isConnection, lookup, target }: GraphRoot): string {
  const name = quoted(`${slug}.${operation.id}`);
  if (isConnection && target) {
    const rows = rowsName(target);
    return `${operation.id}: (request, { ${rows} }, world) => samplePage(${name}, request, ${rows}, world),`;
  }
  if (!lookup || !target) return `${operation.id}: (_request, _state, world) => sampleAnswer(${name}, world),`;
  const rows = rowsName(target);
  const type =
    operation.mediaType === 'application/json'
      ? ''
      : `, 200, { 'content-type': ${quoted(operation.mediaType ?? 'application/json')} }`;
  return `${operation.id}(request, { ${rows} }) {
    const key = request.parameter(${quoted(lookup.argument.parameter.name)});
    const found = ${rows}.find((each) => String(${member('each', lookup.key)}) === key);
    return found ? json(found${type}) : empty(404);
  },`;
}

/** The rows of a type in the stand-in's state. */
function rowsName({ component }: GraphType): string {
  const words = wordsOf(component);
  return camelCase([...words.slice(0, -1), plural(words.at(-1) ?? 'row')]);
}
