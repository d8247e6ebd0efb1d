import type { GraphRoot } from '../graph/roots.ts';
import type { GraphField, GraphType } from '../graph/types.ts';
import { capitalized, unique } from '../names.ts';
import type { Plan } from '../plan.ts';
import { hasTotal } from './schema.ts';
import { literal, sampleOfArgument } from './values.ts';

const MOST_EXAMPLES = 4;
/** Of an operation. A document has 2,000 tokens at most. */
const MOST_ROOTS = 6;
const MOST_FIELDS = 8;
const MOST_DEPTH = 2;

/** `examples/<slug>.graphql`: up to four operations, which use the first root fields. */
export function examplesFile(plan: Plan): string {
  const { made } = plan;
  const most = MOST_EXAMPLES * MOST_ROOTS;
  // A required body has members whose values nobody knows.
  const roots = plan.roots.filter(({ body }) => !body?.isRequired).slice(0, most);
  const taken = new Set<string>();
  const size = Math.ceil(roots.length / MOST_EXAMPLES);
  const groups = Array.from({ length: Math.ceil(roots.length / size) }, (_, index) =>
    roots.slice(index * size, (index + 1) * size),
  );
  const operations = groups.map((group) => {
    const [first] = group;
    const own = capitalized(first?.name ?? made.slug);
    const name = unique(taken.has(own) ? `${capitalized(made.slug)}${own}` : own, taken);
    const says = group.map(({ description }) => description).join(' ');
    return `${comment(says)}\nquery ${name} {\n${group.map((root) => selectionOf(plan, root)).join('\n')}\n}`;
  });
  return `${operations.join('\n\n')}\n`;
}

/** A comment in the form that the tests require. */
function comment(says: string): string {
  const text = says.length < 18 ? `${says.replace(/\.$/, '')}, as the API has it.` : says;
  return `# ${capitalized(text).replace(/[^.]$/, '$&.')}`;
}

function selectionOf({ made }: Plan, root: GraphRoot): string {
  const { name, args, isConnection, target } = root;
  const given = args
    .filter(({ parameter }) => parameter.required)
    .map((each) => `${each.name}: ${literal(each, sampleOfArgument(made, root, each))}`);
  const all = [...given, ...(isConnection ? ['first: 3'] : [])];
  const field = `${name}${all.length > 0 ? `(${all.join(', ')})` : ''}`;
  if (!target) return field;
  const fields = fieldsOf(target, []);
  if (!isConnection) return `${field} { ${fields} }`;
  return `${field} { ${hasTotal(root) ? 'totalCount' : ''} nodes { ${fields} } }`;
}

/** The first leaf fields of a type, and a few object fields. */
function fieldsOf(type: GraphType, above: readonly GraphType[]): string {
  const { fields, key } = type;
  const within = [...above, type];
  const plain = fields.filter(({ target }) => !target).slice(0, MOST_FIELDS);
  const leads = ({ target }: GraphField) => target !== undefined && !within.includes(target);
  const leading = above.length < MOST_DEPTH ? fields.filter(leads).slice(0, 2) : [];
  const below = leading.flatMap(({ name, target }) => {
    const inner = target && target.fields.some((each) => !each.target) ? fieldsOf(target, within) : '';
    return inner === '' ? [] : [`${name} { ${inner} }`];
  });
  const own = [...(key === undefined ? [] : ['id']), ...plain.map(({ name }) => name), ...below];
  return own.length > 0 ? own.join(' ') : '__typename';
}
