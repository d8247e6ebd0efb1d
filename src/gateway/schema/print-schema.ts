import {
  type ConstDirectiveNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { scopeDirectiveOf } from '../scopes/scope-directive.ts';

/** The schema as text, as in `schema/manifold.graphql`. Fields keep their custom directives, unlike in `printSchema`. */
export function printGraphSchema(schema: GraphQLSchema): string {
  return `# The public graph. Generated: do not edit.\n\n${withDirectives(printSchema(schema), schema)}\n`;
}

function withDirectives(text: string, schema: GraphQLSchema): string {
  const insertions: { readonly at: number; readonly directives: string }[] = [];
  visit(parse(text), {
    FieldDefinition({ name, type }, _key, _parent, _path, ancestors) {
      const owner = ancestors.findLast((each) => 'kind' in each);
      const directives =
        owner && 'name' in owner && owner.name ? customDirectives(schema, owner.name.value, name.value) : '';
      if (directives && type.loc) insertions.push({ at: type.loc.end, directives });
    },
  });
  let printed = '';
  let from = 0;
  for (const { at, directives } of insertions) {
    printed += `${text.slice(from, at)} ${directives}`;
    from = at;
  }
  return printed + text.slice(from);
}

function customDirectives(schema: GraphQLSchema, type: string, field: string): string {
  const owner = schema.getType(type);
  if (!isObjectType(owner) && !isInterfaceType(owner)) return '';
  const definition = owner.getFields()[field];
  if (!definition) return '';
  const custom = (definition.astNode?.directives ?? []).filter((each) => isCustom(each, schema));
  return [...custom.map((each) => print(each)), scopeDirectiveOf(definition)].filter(Boolean).join(' ');
}

function isCustom({ name }: ConstDirectiveNode, schema: GraphQLSchema): boolean {
  const directive = schema.getDirective(name.value);
  return !!directive && !isSpecifiedDirective(directive);
}
