import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isUnionType,
} from 'graphql';
import { replaceResult } from './nullify-empty-strings.ts';

/** An argument, or a field of an input. */
interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
}

const DEEPEST = 8;
/** Inputs may hold themselves, and then have ever more paths with each level. */
const MOST_PATHS = 200;

/**
 * The path of the argument with this name, or of the field with it in the inputs of a field, such as `where.createdAt`. The spelling may
 * be that of an API: `order_ids` is `orderIds`. The bare name where several at one depth have it, and undefined where none has.
 */
export function argumentPath(inputs: readonly Input[], name: string): string | undefined {
  const wanted = `.${spelling(name)}`;
  let level = inputs.map((input) => ({ path: input.name, input }));
  for (let depth = 0; depth < DEEPEST && level.length <= MOST_PATHS; depth++) {
    const found = level.filter(({ path }) => spelling(`.${path}`).endsWith(wanted));
    if (found.length > 0) return found.length === 1 ? found[0]?.path : found[0]?.input.name;
    level = level.flatMap(({ path, input }) => {
      const type = getNamedType(input.type);
      if (!isInputObjectType(type)) return [];
      return Object.values(type.getFields()).map((field) => ({ path: `${path}.${field.name}`, input: field }));
    });
  }
  return undefined;
}

const spelling = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase();

/** A name in a message. One that stands after `the` is of something else. */
const NAME = /(?<!\bthe )`([A-Za-z_][\w.]*)`/g;

/** A message whose names of arguments are their paths, and these paths. */
export function withArgumentPaths(message: string, inputs: readonly Input[]): { text: string; paths: string[] } {
  const paths = new Set<string>();
  const text = message.replaceAll(NAME, (quoted, name: string) => {
    const path = argumentPath(inputs, name);
    if (path === undefined) return quoted;
    paths.add(path);
    return `\`${path}\``;
  });
  return { text, paths: [...paths] };
}

/** Makes the `fields` of rejections paths in the input of their mutations. Names that it does not have are left out. */
export function nameRefusedFields(schema: GraphQLSchema): void {
  const invalid = schema.getType('InvalidInput');
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const type of isInterfaceType(invalid) ? schema.getPossibleTypes(invalid) : []) {
    const inputs = mutations
      .filter(({ type: result }) => {
        const named = getNamedType(result);
        return isUnionType(named) && named.getTypes().includes(type);
      })
      .map(({ args }) => {
        const input = getNamedType(args.find(({ name }) => name === 'input')?.type);
        return isInputObjectType(input) ? Object.values(input.getFields()) : args;
      });
    const pathOf = (name: string) =>
      inputs
        .values()
        .map((each) => argumentPath(each, name))
        .find(Boolean);
    const { fields } = type.getFields();
    if (fields) {
      replaceResult(fields, (names) => {
        const paths = Array.isArray(names) ? names.flatMap((name) => pathOf(String(name)) ?? []) : [];
        return [...new Set(paths)];
      });
    }
  }
}
