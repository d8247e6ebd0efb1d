import { parse, print } from 'graphql';
import { sampleText } from '#contract';
import type { Schema } from '#contract/compile';
import type { GraphInputField } from '../graph/inputs.ts';
import type { GraphMutation, ParameterField } from '../graph/mutations.ts';
import type { GraphArgument, GraphRoot } from '../graph/roots.ts';
import type { GraphField, GraphType } from '../graph/types.ts';
import { capitalized, unique, wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { NewApi } from '../reduce/api.ts';
import { named } from '../reduce/schemas.ts';
import { hasTotal } from './schema.ts';

const MOST_EXAMPLES = 4;
/** Of an operation. A document has 2,000 tokens at most. */
const MOST_ROOTS = 6;
const MOST_FIELDS = 8;
const MOST_DEPTH = 2;

/** The examples of an API: up to four queries, of the first root fields; in the repository, of all, and a mutation for each. */
export function examplesText(plan: Plan, place: 'outside' | 'repository' = 'outside'): string {
  const written = place === 'repository' ? plan.mutations : [];
  const mutations = written.map((each) => {
    const selected =
      each.outcome.kind === 'value' && each.outcome.shown.target
        ? `${each.outcome.name} { ${fieldsOf(each.outcome.shown.target, [])} }`
        : outcomeField(each);
    const selection = `... on ${each.success} { ${selected} }`;
    return `${comment(each.description)}\nmutation ${capitalized(each.name)} {\n${selectionOf(plan, each, selection)}\n}`;
  });
  return [...queriesOf(plan, place), ...mutations]
    .map((example) => {
      // GraphQL's printer drops comments, which name the examples.
      const comments = example.split('\n').filter((line) => line.startsWith('#'));
      return `${comments.join('\n')}\n${print(parse(example))}\n`;
    })
    .join('\n');
}

function outcomeField({ outcome }: GraphMutation): string {
  return outcome.kind === 'done' ? 'isDone' : outcome.name;
}

/** A mutation with what it requires. */
export function selectionOf({ made }: Plan, { name, parameters, members }: GraphMutation, selection: string): string {
  const required = parameters.filter(({ parameter }) => parameter.required);
  const keys = required.map((each) => `${each.name}: ${JSON.stringify(sampleOfKey(made, each))}`);
  const values = members
    .filter(({ isRequired, target }) => isRequired && !target)
    .map((field) => `${field.name}: ${literalOf(field)}`);
  const given = [...keys, ...values];
  return `${name}${given.length > 0 ? `(input: { ${given.join(', ')} })` : ''} { ${selection} }`;
}

function literalOf({ isList, type, enum: words, member }: GraphInputField): string {
  const one = words
    ? String(words.values[0]?.name)
    : JSON.stringify(OF_SCALARS[type.replaceAll(/[^\w]/g, '')]?.graph ?? `${member}-7`);
  return isList ? `[${one}]` : one;
}

function queriesOf(plan: Plan, place: 'outside' | 'repository'): string[] {
  const { made } = plan;
  const most = place === 'outside' ? MOST_EXAMPLES * MOST_ROOTS : Infinity;
  // A required body has members whose values nobody knows.
  const roots = plan.roots.filter(({ body }) => !body?.isRequired).slice(0, most);
  const taken = new Set<string>();
  const size = Math.ceil(roots.length / MOST_EXAMPLES);
  const groups = Array.from({ length: Math.ceil(roots.length / size) }, (_, index) =>
    roots.slice(index * size, (index + 1) * size),
  );
  return groups.map((group) => {
    const [first] = group;
    const own = capitalized(first?.name ?? made.slug);
    const name = unique(taken.has(own) ? `${capitalized(made.slug)}${own}` : own, taken);
    const says = group.map(({ description }) => description).join(' ');
    return `${comment(says)}\nquery ${name} {\n${group.map((root) => fieldOf(plan, root)).join('\n')}\n}`;
  });
}

/** A comment in the form that the tests require. */
function comment(says: string): string {
  const text = says.length < 18 ? `${says.replace(/\.$/, '')}, as the API has it.` : says;
  return `# ${capitalized(text).replace(/[^.]$/, '$&.')}`;
}

function fieldOf({ made }: Plan, root: GraphRoot): string {
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
  const own = [
    ...(key === undefined ? [] : ['id']),
    ...plain.map(({ name, named: type }) => (type === 'Money' ? `${name} { amount currencyCode }` : name)),
    ...below,
  ];
  return own.length > 0 ? own.join(' ') : '__typename';
}

/** A value in the form of the upstream, and in that of callers. */
export interface Value {
  readonly wire: unknown;
  readonly graph: unknown;
}

const OF_SCALARS: Readonly<Record<string, Value>> = {
  Int: { wire: 3, graph: 3 },
  Float: { wire: 1.5, graph: 1.5 },
  Boolean: { wire: true, graph: true },
  BigInt: { wire: 4711, graph: '4711' },
  DateTime: { wire: '2026-03-01T09:00:00Z', graph: '2026-03-01T09:00:00Z' },
  Date: { wire: '2026-03-01', graph: '2026-03-01' },
  UUID: { wire: '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a', graph: '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a' },
  URL: { wire: 'https://things.example.test/1', graph: 'https://things.example.test/1' },
  EmailAddress: { wire: 'robin@example.test', graph: 'robin@example.test' },
};

/** A value for an argument. */
function valueOfArgument({ named: type, enum: words, parameter }: GraphArgument): Value {
  const one: Value = words
    ? { wire: words.values[0]?.word, graph: words.values[0]?.name }
    : (OF_SCALARS[type] ?? { wire: `${wordsOf(parameter.originalName).join('-')}-7`, graph: '' });
  const shown = type === 'ID' || type === 'String' ? { wire: one.wire, graph: one.wire } : one;
  return parameter.schema.type === 'array' ? { wire: [shown.wire], graph: [shown.graph] } : shown;
}

/** A value for an argument with which the sandbox's samples have data. */
export function sampleOfArgument(made: NewApi, root: GraphRoot, argument: GraphArgument): Value {
  const { lookup, target, parent } = root;
  const node = parent?.argument === argument ? parent.type : lookup?.argument === argument ? target : undefined;
  if (!node || argument.enum) return valueOfArgument(argument);
  const key = keyOf(made, node);
  return { wire: key, graph: key };
}

/** The key of the first object of a type in the sandbox. */
function keyOf(made: NewApi, { component, key = 'id' }: GraphType): string {
  const property = made.components.get(component)?.properties?.[key] ?? {};
  const { type, format } = named(made.components, property).schema;
  const place = { slug: made.slug, schema: component, property: key, format, index: 0 };
  return [type].flat().includes('integer') ? '1' : sampleText(place, 0);
}

/** A value for a parameter of a mutation. */
export function sampleOfKey(made: NewApi, { node, parameter }: ParameterField): string {
  return node ? keyOf(made, node) : `${parameter.name}-1`;
}

/** The least value that a schema accepts. */
export function sampleOf(components: NewApi['components'], given: Schema, name = ''): unknown {
  const { schema } = named(components, given);
  const { properties = {}, required = [], enum: words, format = '' } = schema;
  if (words) return words[0];
  switch ([schema.type].flat().find((each) => each !== 'null')) {
    case 'object':
      return Object.fromEntries(required.map((each) => [each, sampleOf(components, properties[each] ?? {}, each)]));
    case 'array':
      return [];
    case 'integer':
      return 1;
    case 'number':
      return 1.5;
    case 'boolean':
      return true;
    case 'string':
      return sampleText({ slug: 'sample', schema: name, property: name, format, index: 0 }, 0);
    default:
      return null;
  }
}

/** The required members of a body that are no objects, with a value of each. */
export function sampleOfBody(fields: readonly GraphInputField[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap(({ member, isRequired, isList, type, enum: words, target }) => {
      if (!isRequired || target) return [];
      const one = words ? words.values[0]?.word : (OF_SCALARS[type.replaceAll(/[^\w]/g, '')]?.wire ?? `${member}-7`);
      return [[member, isList ? [one] : one]];
    }),
  );
}

/** A literal of GraphQL. */
export function literal(argument: GraphArgument, { graph }: Value): string {
  const items = [graph].flat().map((each) => (argument.enum ? String(each) : JSON.stringify(each)));
  return Array.isArray(graph) ? `[${items.join(', ')}]` : String(items[0]);
}
