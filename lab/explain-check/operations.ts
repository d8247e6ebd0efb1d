import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { Random } from '#sandbox';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import type { uncachedGraph } from './graph.ts';

type Graph = Awaited<ReturnType<typeof uncachedGraph>>;

/** Every tenth operation is a mutation. */
const MUTATION_INTERVAL = 10;
/** The fields of connections and edges that lead to rows. */
const ROWS = new Set(['nodes', 'edges', 'node']);
const ROWS_SHARE = 0.3;

/** Input values from the examples and from their responses. */
export async function knownValues({ gateway, execute }: Graph): Promise<KnownValues> {
  const known = valuesOfExamples(gateway.schema);
  for (const query of exampleTexts().filter((text) => !isMutation(text))) {
    known.learnFrom((await execute({ query }))?.result);
  }
  return known;
}

/** A generated operation; equal for equal seeds and numbers. */
export function generatedOperation(schema: GraphQLSchema, known: KnownValues, seed: string, number: number): Operation {
  const random = new Random(`${seed} ${number}`);
  const root = number % MUTATION_INTERVAL === 0 ? schema.getMutationType() : schema.getQueryType();
  const names = quickRootFields(root);
  const field = names[Math.floor(number / MUTATION_INTERVAL + number) % names.length] ?? '';
  const maker = new OperationMaker(schema, known, random, { without: SLOW_FIELDS });
  const { query, ...rest } = maker.make(root as GraphQLObjectType, [field]);
  return { query: withRowsAgain(query, random), ...rest };
}

/** The same operation, with some rows selected again by another response name, and with windows of other sizes below. */
function withRowsAgain(query: string, random: Random): string {
  let aliases = 0;
  const again = (node: SelectionNode): readonly SelectionNode[] => {
    if (node.kind !== Kind.FIELD || !ROWS.has(node.name.value) || !random.chance(ROWS_SHARE)) return [node];
    aliases += 1;
    return [node, { ...withOtherWindows(node), alias: { kind: Kind.NAME, value: `rows${aliases}` } }];
  };
  const document = visit(parse(query), {
    SelectionSet: { leave: (node): SelectionSetNode => ({ ...node, selections: node.selections.flatMap(again) }) },
  });
  return print(document);
}

function withOtherWindows(field: FieldNode): FieldNode {
  return visit(field, {
    Argument({ name, value, ...rest }) {
      if (name.value !== 'first' || value.kind !== Kind.INT) return undefined;
      return { ...rest, name, value: { ...value, value: String(Number(value.value) + 1) } };
    },
  });
}
