import { type FieldNode, type GraphQLSchema, Kind, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { type Example, readExamples } from '#gateway';
import type { KnownArguments } from './known-arguments.ts';

/** A root field as an example asks for it. */
export interface RootUse {
  readonly kind: 'query' | 'mutation';
  readonly field: string;
  /** In GraphQL's notation, such as `(first: 3)`. */
  readonly args: string;
  readonly headers: Example['headers'];
}

/** Root fields that read no property of an API by themselves. */
const OF_NO_API: ReadonlySet<string> = new Set(['node', 'nodes', 'currency']);

/** Every use of a root field in the examples, those of an API first. */
export function rootUses(slug: string): RootUse[] {
  const others = readExamples().filter(({ name }) => name !== slug);
  return [...examplesOf(slug), ...others.flatMap(({ operations }) => operations)].flatMap(({ text, headers }) =>
    parse(text).definitions.flatMap((each) => {
      if (each.kind !== Kind.OPERATION_DEFINITION || each.operation === 'subscription') return [];
      const kind = each.operation;
      return each.selectionSet.selections
        .filter((field) => field.kind === Kind.FIELD)
        .filter(({ name }) => !OF_NO_API.has(name.value))
        .map((field) => ({ kind, field: field.name.value, args: argumentsOf(field), headers }));
    }),
  );
}

/** The arguments that the examples of an API give to fields below the root. */
export function exampleArguments(slug: string, schema: GraphQLSchema): KnownArguments {
  const known = new Map<string, string>();
  const info = new TypeInfo(schema);
  for (const { text } of examplesOf(slug)) {
    visit(
      parse(text),
      visitWithTypeInfo(info, {
        Field(node) {
          const name = `${info.getParentType()?.name}.${node.name.value}`;
          if (node.arguments?.length && !known.has(name)) known.set(name, argumentsOf(node));
        },
      }),
    );
  }
  return (name) => known.get(name);
}

function examplesOf(slug: string): readonly Example[] {
  return readExamples().find(({ name }) => name === slug)?.operations ?? [];
}

function argumentsOf({ arguments: args = [] }: FieldNode): string {
  return args.length === 0 ? '' : `(${args.map(print).join(', ')})`;
}
