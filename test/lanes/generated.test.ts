import { execute, type GraphQLObjectType, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readExamples } from '#gateway';
import { Random } from '#sandbox';
import { bothLanes } from '#test/lanes/both';
import { type KnownValues, valuesOfExamples } from '#test/lanes/known-values';
import { type Operation, OperationMaker } from '#test/lanes/operation-maker';
import { spoil } from '#test/lanes/spoil';
import { wholeGraph } from '#test/lanes/whole-graph';
import { inOrder } from '../../src/gateway/error-order.ts';
import { toPublicError } from '../../src/gateway/public-error.ts';

/*
 * Requests that nobody wrote, down both lanes. More of them, or others: LANES_OPERATIONS=20000 LANES_SEED=today.
 */
const COUNT = Number(process.env['LANES_OPERATIONS'] ?? 2000);
const SEED = process.env['LANES_SEED'] ?? 'lanes';
/** One in so many is spoilt. */
const SPOILT = 4;
/** It takes an OpenID provider, which takes its time to begin anew. */
const SLOW = 'startAuthorization';
const HEADERS = { 'content-type': 'application/json', authorization: 'Bearer sandbox' };

type Graph = Awaited<ReturnType<typeof graphWithLanes>>;

async function graphWithLanes() {
  const { sandbox, gateway, readsAll } = await wholeGraph();
  const { express, yoga } = await bothLanes(gateway);
  const ask = (lane: typeof express, operation: Operation) =>
    lane({ headers: HEADERS, body: JSON.stringify(operation) });
  return {
    sandbox,
    gateway,
    readsAll,
    express: (operation: Operation) => ask(express, operation),
    yoga: (operation: Operation) => ask(yoga, operation),
  };
}

/** What is known from the examples, and from what they are answered. */
async function knownFrom({ gateway, express }: Graph): Promise<KnownValues> {
  const texts = readExamples().flatMap(({ operations }) => operations.map(({ text }) => text));
  const known = valuesOfExamples(gateway.schema, texts);
  for (const query of texts.filter((text) => !/^mutation/m.test(text))) {
    known.learnFrom(JSON.parse((await express({ query })).body));
  }
  return known;
}

/** What graphql itself answers, nothing of this project between it and resolvers that are given all there is. */
async function byGraphql({ readsAll }: Graph, { query, variables, operationName }: Operation): Promise<string> {
  const caller = { requestId: 'same', header: (name: string) => (HEADERS as Record<string, string>)[name] };
  const { schema } = readsAll;
  const contextValue = readsAll.contextOf(caller);
  const args = { schema, document: parse(query), contextValue, variableValues: variables, operationName };
  const { errors, data } = await execute(args);
  if (!errors) return JSON.stringify({ data });
  const told = inOrder(errors, data).slice(0, readsAll.settings.limits.errors);
  return JSON.stringify({ errors: told.map((error) => toPublicError(error, 'same')), data });
}

interface Compared {
  /** Whether anything was run, and not refused before. */
  readonly ran: boolean;
  readonly different: object | undefined;
}

/** Asks the same of both lanes, and of graphql. `before` each, something is done. */
async function compare(graph: Graph, operation: Operation, before = () => {}): Promise<Compared> {
  before();
  const express = await graph.express(operation);
  before();
  const yoga = await graph.yoga(operation);
  const ran = express.body.includes('"data":');
  if (JSON.stringify(express) !== JSON.stringify(yoga)) return { ran, different: { operation, express, yoga } };
  if (!ran) return { ran, different: undefined };
  before();
  const graphql = await byGraphql(graph, operation);
  return { ran, different: graphql === express.body ? undefined : { operation, express, graphql } };
}

describe('a made operation', { timeout: 1_000_000 }, () => {
  it('that is a query is answered alike by both lanes, and by graphql itself', async () => {
    const graph = await graphWithLanes();
    const known = await knownFrom(graph);
    const { schema, randomFields: without } = graph.gateway;
    const query = schema.getQueryType() as GraphQLObjectType;
    const fields = Object.keys(query.getFields()).filter((name) => !without.has(`Query.${name}`));
    const found: object[] = [];
    let ran = 0;

    for (let index = 0; index < COUNT; index++) {
      const random = new Random(`${SEED} ${index}`);
      const made = new OperationMaker(schema, known, random, { without }).make(query, [
        fields[index % fields.length] ?? '',
      ]);
      const compared = await compare(graph, index % SPOILT === 0 ? spoil(made, random) : made);
      if (compared.ran) ran += 1;
      if (compared.different) found.push({ index, ...compared.different });
    }

    expect(found.slice(0, 3)).toEqual([]);
    expect(ran / COUNT).toBeGreaterThan(0.7);
    expect(ran / COUNT).toBeLessThan(0.95);
  });

  it('that changes something, or is left to chance, is answered alike by a sandbox that begins anew', async () => {
    const graph = await graphWithLanes();
    const known = await knownFrom(graph);
    const { schema, randomFields } = graph.gateway;
    const fields = rootFields(schema).filter(([root, name]) =>
      root === schema.getQueryType() ? randomFields.has(`Query.${name}`) : name !== SLOW,
    );
    const found: object[] = [];

    for (let index = 0; index < COUNT / 40; index++) {
      const random = new Random(`${SEED} apart ${index}`);
      const [root, name] = random.pick(fields);
      const made = new OperationMaker(schema, known, random).make(root, random.chance(0.3) ? [name, name] : [name]);
      const operation = index % SPOILT === 0 ? spoil(made, random) : made;
      const compared = await compare(graph, operation, () => graph.sandbox.reset());
      if (compared.different) found.push({ index, ...compared.different });
    }

    expect(found.slice(0, 3)).toEqual([]);
  });
});

function rootFields(schema: GraphQLSchema): (readonly [GraphQLObjectType, string])[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    root ? Object.keys(root.getFields()).map((name) => [root, name] as const) : [],
  );
}
