import { writeFileSync } from 'node:fs';
import { getNullableType, isListType, isObjectType } from 'graphql';
import * as edges from '#edges';
import type { DeclaredCalls } from '#graph';
import * as subgraphs from '#subgraphs';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { uncachedGraph } from './graph.ts';
import { Measurements, measurable } from './measure.ts';
import { generatedOperation, knownValues } from './operations.ts';

const FILE = 'src/gateway/price/typical-sizes.json';
const SEED = 'typical sizes';
/** Fewer objects than this are no measurement. */
const LEAST_PARENTS = 3;
/** The least share: rare objects exist. */
const LEAST = 0.05;

/** Measures typical sizes over the sandbox, and writes them to their file. */
export async function learn(count: number): Promise<void> {
  const graph = await uncachedGraph();
  const { schema } = graph.gateway;
  const known = await knownValues(graph);
  const measured = new Measurements(schema);
  const generated = Array.from({ length: count }, (_, index) => generatedOperation(schema, known, SEED, index));
  for (const operation of [...exampleTexts().map((query) => ({ query })), ...generated]) {
    const changed = asMeasurable(schema, operation);
    const executed = changed && (await graph.execute(changed));
    if (changed && executed) measured.add(changed, executed);
    if (isMutation(operation.query)) graph.reset();
  }
  await graph.close();
  const isList = (field: string) => {
    const [type = '', name = ''] = field.split('.');
    const owner = schema.getType(type);
    const returned = isObjectType(owner) ? owner.getFields()[name]?.type : undefined;
    return (
      returned !== undefined && (isListType(getNullableType(returned)) || returned.toString().includes('Connection'))
    );
  };
  // Most generated ids name nothing: a field at the root is taken to find its object.
  const isRoot = (field: string) => /^(Query|Mutation)\./.test(field);
  const items = ratios(measured.items, (field, ratio) =>
    isList(field) ? field !== 'Query.nodes' : ratio < 1 && !isRoot(field),
  );
  const loading = fieldsThatLoad();
  const calls = ratios(measured.distinct, (field, ratio) => ratio < 1 && loading.has(field));
  writeFileSync(FILE, `${JSON.stringify({ items, calls }, null, 2)}\n`);
}

/** Absent for a document that does not parse. */
function asMeasurable(...[schema, operation]: Parameters<typeof measurable>) {
  try {
    return measurable(schema, operation);
  } catch {
    return undefined;
  }
}

function ratios(
  sums: Measurements['items'],
  isTypical: (field: string, ratio: number) => boolean,
): Record<string, number> {
  return Object.fromEntries(
    [...sums]
      .filter(([, { parents }]) => parents >= LEAST_PARENTS)
      .map(
        ([field, { parents, found }]) => [field, Math.max(LEAST, Math.round((100 * found) / parents) / 100)] as const,
      )
      .filter(([field, ratio]) => isTypical(field, ratio))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Fields below the root with a look-up for each object. */
function fieldsThatLoad(): ReadonlySet<string> {
  const declared: DeclaredCalls[] = [...Object.values(subgraphs), ...Object.values(edges)].map(
    ({ calls = {} }) => calls,
  );
  return new Set(declared.flatMap((each) => Object.keys(each)).filter((field) => !/^(Query|Mutation)\./.test(field)));
}
