import {
  type ConstDirectiveNode,
  type DirectiveNode,
  type FieldNode,
  type GraphQLSchema,
  getNullableType,
  isListType,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Random } from '#sandbox';

const SHARE = 0.4;
/** Below the default of `limits.directives`. */
const MOST = 30;

/** The same operation with `@defer` around selections anywhere, and with `@stream` on lists. */
export function inRandomParts(schema: GraphQLSchema, query: string, random: Random): string {
  const info = new TypeInfo(schema);
  // Fields of one response key need the same `@stream`.
  const streams = new Map<string, DirectiveNode | undefined>();
  let left = MOST;
  const chance = () => left > 0 && random.chance(SHARE) && left-- > 0;
  const inParts = visit(
    parse(query),
    visitWithTypeInfo(info, {
      SelectionSet: {
        leave(node: SelectionSetNode): SelectionSetNode | undefined {
          const type = info.getParentType();
          if (!type || type === schema.getMutationType() || type === schema.getSubscriptionType()) return undefined;
          const selections = runsOf(node.selections, random).flatMap((run) => (chance() ? [deferred(run)] : run));
          return { ...node, selections };
        },
      },
      Field: {
        leave(node: FieldNode): FieldNode | undefined {
          const { value: name } = node.name;
          if (!isListType(getNullableType(info.getType()))) return undefined;
          if (!streams.has(name)) streams.set(name, chance() ? stream(random.int(0, 3)) : undefined);
          const given = streams.get(name);
          return given && { ...node, directives: [...(node.directives ?? []), given] };
        },
      },
    }),
  );
  return print(inParts);
}

/** The selections, divided at random. */
function runsOf(selections: readonly SelectionNode[], random: Random): SelectionNode[][] {
  const runs: SelectionNode[][] = [];
  for (const each of selections) {
    const last = runs.at(-1);
    if (last && random.chance(0.5)) last.push(each);
    else runs.push([each]);
  }
  return runs;
}

function deferred(selections: readonly SelectionNode[]): SelectionNode {
  return {
    kind: Kind.INLINE_FRAGMENT,
    directives: [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'defer' } }],
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
}

function stream(initialCount: number): ConstDirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: 'stream' },
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: 'initialCount' },
        value: { kind: Kind.INT, value: String(initialCount) },
      },
    ],
  };
}
