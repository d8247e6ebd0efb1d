import { execute, type GraphQLObjectType, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readExamples } from '#gateway';
import { Random } from '#sandbox';
import { allRoutes } from '#test/routes/all';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { spoil } from '#test/routes/spoil';
import { wholeGraph } from '#test/routes/whole-graph';
import { ROUTES, type Route } from '#test/served';
import { inOrder } from '../../src/gateway/pipeline/shape/error-order.ts';
import { toPublicError } from '../../src/gateway/pipeline/shape/public-error.ts';

/*
 * Generated requests, by all routes. More of them, or others: ROUTES_OPERATIONS=20000 ROUTES_SEED=today.
 */
const COUNT = Number(process.env['ROUTES_OPERATIONS'] ?? 2000);
const SEED = process.env['ROUTES_SEED'] ?? 'routes';
/** One in so many is spoilt. */
const SPOILT = 4;
/** It takes an OpenID provider, which takes its time to begin anew. */
const SLOW = 'startAuthorization';
const HEADERS = { 'content-type': 'application/json', authorization: 'Bearer sandbox' };

type Graph = Awaited<ReturnType<typeof graphWithRoutes>>;

async function graphWithRoutes() {
  const { sandbox, gateway, readsAll } = await wholeGraph();
  const routes = await allRoutes(gateway);
  const ask = (route: Route, operation: Operation) =>
    routes[route]({ headers: HEADERS, body: JSON.stringify(operation) });
  return { sandbox, gateway, readsAll, ask };
}

/** What is known from the examples, and from what they are answered. */
async function knownFrom({ gateway, ask }: Graph): Promise<KnownValues> {
  const texts = readExamples().flatMap(({ operations }) => operations.map(({ text }) => text));
  const known = valuesOfExamples(gateway.schema, texts);
  for (const query of texts.filter((text) => !/^mutation/m.test(text))) {
    known.learnFrom(JSON.parse((await ask('direct', { query })).body));
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
  const shown = inOrder(errors, data).slice(0, readsAll.settings.limits.errors);
  const omittedErrors = errors.length - shown.length;
  return JSON.stringify({
    errors: shown.map((error) => toPublicError(error, { requestId: 'same', suggestions: true })),
    data,
    ...(omittedErrors > 0 && { extensions: { omittedErrors } }),
  });
}

interface Compared {
  /** Whether anything was run, and not refused before. */
  readonly ran: boolean;
  readonly different: object | undefined;
}

/** Asks the same by all routes, and of graphql. `before` each, something is done. */
async function compare(graph: Graph, operation: Operation, before = () => {}): Promise<Compared> {
  before();
  const direct = await graph.ask('direct', operation);
  const ran = direct.body.includes('"data":');
  for (const route of ROUTES.slice(1)) {
    before();
    const other = await graph.ask(route, operation);
    if (JSON.stringify(direct) !== JSON.stringify(other))
      return { ran, different: { operation, direct, route, other } };
  }
  if (!ran) return { ran, different: undefined };
  before();
  const graphql = await byGraphql(graph, operation);
  return { ran, different: graphql === direct.body ? undefined : { operation, direct, graphql } };
}

describe('a made operation', { timeout: 1_000_000 }, () => {
  it('that is a query is answered alike by all routes, and by graphql itself', async () => {
    const graph = await graphWithRoutes();
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
    const graph = await graphWithRoutes();
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
