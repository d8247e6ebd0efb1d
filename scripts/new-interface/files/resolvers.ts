import type { GraphRoot } from '../graph/roots.ts';
import type { GraphField, GraphType } from '../graph/types.ts';
import { camelCase, wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { quoted, record } from './code.ts';
import { variableName } from './variable-name.ts';

/** `resolvers.ts` of the interface's folder. */
export function resolversFile(plan: Plan): string {
  const { roots, types } = plan;
  const parts = types.all.flatMap((type) => {
    const lines = resolversOf(type);
    return lines.length === 0 ? [] : [`${type.name}: {\n${lines.join('\n')}\n},`];
  });
  const body = `export const resolvers: Resolvers = {
  Query: {
${roots.map((root) => rootResolver(plan, root)).join('\n')}
  },
${parts.join('\n')}
};
`;
  return `${importsFor(plan, body)}import type { Resolvers } from './types.generated.ts';\n\n${body}`;
}

/** The constant of `batches.ts` that looks up objects of a type. */
export function batchName({ component, key = 'key' }: GraphType): string {
  const noun = wordsOf(component);
  const words = wordsOf(key);
  const isDoubled = noun.every((word, index) => words[index] === word) && words.length > noun.length;
  return camelCase([...noun, 'by', ...(isDoubled ? words.slice(noun.length) : words)]);
}

/** The root field whose operation looks up objects of a type. */
export function lookupRoot(roots: readonly GraphRoot[], type: GraphType): GraphRoot | undefined {
  if (type.key === undefined) return undefined;
  return roots.find(({ target, lookup }) => target === type && lookup?.key === type.key);
}

function importsFor({ roots, types }: Plan, body: string): string {
  const graph = ['from', 'listFrom', 'paged'].filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const upstream = /\borNull\(/.test(body) ? "import { orNull } from '#upstream';\n" : '';
  const batches = types.all.filter((type) => lookupRoot(roots, type)).map(batchName);
  return [
    graph.length > 0 ? `import { ${graph.join(', ')} } from '#graph';\n` : '',
    upstream,
    batches.length > 0 ? `import { ${batches.join(', ')} } from './batches.ts';\n` : '',
  ].join('');
}

function rootResolver({ made, roots }: Plan, root: GraphRoot): string {
  const { name, operation, args, isConnection, lookup, target } = root;
  const variables = args.map((argument) => variableName(argument.name, made.slug));
  const given = record(args.map(({ parameter }, index) => [parameter.name, variables[index] ?? '']));
  const taken = args.map((argument, index) => renamed(argument.name, variables[index] ?? ''));
  if (isConnection) {
    const rest = args.length === 0 ? 'window' : `{ ${taken.join(', ')}, ...window }`;
    const call = `paged(context, info, ${quoted(`${made.slug}.${operation.id}`)}, ${given}, window)`;
    return `${name}: (_root, ${rest}, context, info) => ${call},`;
  }
  if (lookup && target && lookupRoot(roots, target) === root) {
    const argument = lookup.argument.name;
    const key = variableName(argument, made.slug);
    return `${name}: (_root, { ${renamed(argument, key)} }, { load }) => load(${batchName(target)}, ${key}),`;
  }
  const first = args.length === 0 ? '_args' : `{ ${taken.join(', ')} }`;
  const call = `${made.slug}.${operation.id}(${args.length === 0 ? '' : given})`;
  const found = args.some(({ parameter }) => parameter.in === 'path') ? `orNull(${call})` : call;
  return `${name}: (_root, ${first}, { upstream: { ${made.slug} } }) => ${found},`;
}

/** A member of a pattern, in a variable. */
function renamed(name: string, variable: string): string {
  return name === variable ? name : `${name}: ${variable}`;
}

function resolversOf(type: GraphType): string[] {
  const own = type.fields.flatMap((field) => {
    const resolver = resolverOf(field);
    return resolver === undefined ? [] : [`${field.name}: ${resolver},`];
  });
  return type.isRow ? [...own, 'raw: (row) => row,'] : own;
}

function resolverOf({ name, member, named, isList, isOptional, schema }: GraphField): string | undefined {
  const path = quoted(member);
  if (isList) return isOptional ? `listFrom(${path})` : name === member ? undefined : `from(${path})`;
  // A key that passes 2^53 is a bigint, which no ID takes.
  if (named === 'ID' && schema.format === 'int64') {
    return isOptional ? `from(${path}, (key) => key?.toString())` : `from(${path}, String)`;
  }
  return name === member ? undefined : `from(${path})`;
}
