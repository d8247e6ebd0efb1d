import {
  execute,
  type GraphQLObjectType,
  type GraphQLSchema,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { OPEN_IDENTITY } from '#gateway';
import { Random } from '#sandbox';
import { allRoutes } from '#test/routes/all-routes';
import { corruptOperation } from '#test/routes/corrupt-operation';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { SLOW_FIELDS } from '#test/routes/quick-root-fields';
import { wholeGraph } from '#test/routes/whole-graph';
import { ROUTES, type Route } from '#test/served';
import { compileArguments } from '../../src/gateway/execution/values.ts';
import { inOrder, toPublicError } from '../../src/gateway/result/errors.ts';
import { furtherErrors } from '../../src/gateway/result/respond.ts';

/*
 * Generated operations, by all routes. ROUTES_OPERATIONS=20000 and ROUTES_SEED=today set their number and seed. By default, each
 * of the 76 fields of queries is asked for five times.
 */
const COUNT = Number(process.env['ROUTES_OPERATIONS'] ?? 400);
const SEED = process.env['ROUTES_SEED'] ?? 'routes';
/** Every fourth operation is corrupted. */
const CORRUPTED_INTERVAL = 4;
const HEADERS = { 'content-type': 'application/json', authorization: 'Bearer sandbox' };

type Graph = Awaited<ReturnType<typeof graphWithRoutes>>;

async function graphWithRoutes() {
  const { sandbox, gateway, readsAll } = await wholeGraph();
  const routes = await allRoutes(gateway);
  const ask = (route: Route, operation: Operation) =>
    routes[route]({ headers: HEADERS, body: JSON.stringify(operation) });
  return { sandbox, gateway, readsAll, ask };
}

/** Input values from the examples and from their responses. */
async function knownFrom({ gateway, ask }: Graph): Promise<KnownValues> {
  const known = valuesOfExamples(gateway.schema);
  for (const query of exampleTexts().filter((text) => !isMutation(text))) {
    known.learnFrom(JSON.parse((await ask('direct', { query })).body));
  }
  return known;
}

/** The result of graphql-js over the resolvers, with whole rows, as an oracle. */
async function byGraphql({ readsAll }: Graph, { query, variables, operationName }: Operation): Promise<string> {
  const caller = {
    requestId: 'same',
    identity: OPEN_IDENTITY,
    header: (name: string) => (HEADERS as Record<string, string>)[name],
  };
  const { schema } = readsAll;
  const contextValue = readsAll.contextOf(caller);
  const document = parse(query);
  const args = { schema, document, contextValue, variableValues: variables, operationName };
  const { errors, data } = await execute(args);
  if (!errors) return JSON.stringify({ data });
  // Messages name the arguments of fields as they were compiled.
  const types = new TypeInfo(schema);
  const compiled = visitWithTypeInfo(types, {
    Field(node) {
      const definition = types.getFieldDef();
      if (definition) compileArguments(definition, node);
    },
  });
  visit(document, compiled);
  const all = inOrder(errors, data);
  const { errors: limit } = readsAll.settings.limits;
  const further = data ? furtherErrors(all.slice(limit), 0, limit) : [];
  const omittedErrors = Math.max(0, all.length - limit);
  return JSON.stringify({
    errors: [...all.slice(0, limit), ...further].map((error) =>
      toPublicError(error, { requestId: 'same', suggestions: true }),
    ),
    data,
    ...(omittedErrors > 0 && { extensions: { omittedErrors } }),
  });
}

interface Compared {
  /** Whether the operation was executed, not refused. */
  readonly ran: boolean;
  readonly different: object | undefined;
}

/** Compares the responses of all routes and graphql-js. Calls `before` each request. */
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

describe('a generated operation', { timeout: 1_000_000 }, () => {
  it('that is a query has the same response by all routes, and by graphql-js', async () => {
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
      const compared = await compare(graph, index % CORRUPTED_INTERVAL === 0 ? corruptOperation(made, random) : made);
      if (compared.ran) ran += 1;
      if (compared.different) found.push({ index, ...compared.different });
    }

    expect(found.slice(0, 3)).toEqual([]);
    expect(ran / COUNT).toBeGreaterThan(0.7);
    expect(ran / COUNT).toBeLessThan(0.95);
  });

  it('that is a mutation or random has the same response by all routes after a reset of the sandbox', async () => {
    const graph = await graphWithRoutes();
    const known = await knownFrom(graph);
    const { schema, randomFields } = graph.gateway;
    const fields = rootFields(schema).filter(([root, name]) =>
      root === schema.getQueryType() ? randomFields.has(`Query.${name}`) : !SLOW_FIELDS.has(`Mutation.${name}`),
    );
    const found: object[] = [];

    for (let index = 0; index < COUNT / 40; index++) {
      const random = new Random(`${SEED} apart ${index}`);
      const [root, name] = random.pick(fields);
      const made = new OperationMaker(schema, known, random).make(root, random.chance(0.3) ? [name, name] : [name]);
      const operation = index % CORRUPTED_INTERVAL === 0 ? corruptOperation(made, random) : made;
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
