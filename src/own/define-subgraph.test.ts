import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestGateway } from '../testing/index.ts';
import { TICKETS } from './harness.ts';
import {
  defineSubgraph,
  foundBy,
  lookup,
  nodeType,
  type OwnSubgraphParts,
  outcome,
  pagedBy,
  refusedFields,
} from './index.ts';

const SCHEMA = `
extend type Query {
  "Tickets."
  tickets(first: Int, after: String, last: Int, before: String): TicketConnection
  "A ticket."
  ticket(id: ID!): Ticket
}

extend type Mutation {
  "Opens a ticket."
  openTicket(subject: String!): OpenTicketResult
}

union OpenTicketResult = Ticket | InvalidTicket
type InvalidTicket implements InvalidInput & Rejection { code: RejectionCode! message: String! fields: [String!]! }
type TicketConnection { nodes: [Ticket!]! pageInfo: PageInfo! totalCount: Int }
type Ticket implements Node { id: ID! subject: String! status: String! }
`;

/** Context and arguments of operations that only the contract of this test has. */
type Any = any;

const ticketById: Any = lookup('desk.getTicket' as never, 'ticket_id' as never);

const resolvers = {
  Query: {
    tickets: pagedBy('desk.listTickets' as never, () => ({})),
    ticket: foundBy('Ticket', ticketById),
  },
  Mutation: {
    openTicket: (_root: unknown, body: object, { upstream }: Any) =>
      outcome<Any, Any>(upstream.desk.createTicket({ body }), (ticket) => ({ __typename: 'Ticket', ...ticket }), {
        BAD_USER_INPUT: (error) => ({
          __typename: 'InvalidTicket',
          code: 'BAD_USER_INPUT',
          message: 'No.',
          fields: refusedFields(error),
        }),
      }),
  },
};

const PARTS = {
  slug: 'desk',
  contract: TICKETS,
  schema: SCHEMA,
  resolvers,
  nodes: {
    Ticket: nodeType<{ id: number }>({ by: ticketById, key: 'id' }),
  },
} satisfies OwnSubgraphParts;

const gatewayOf = (parts: Partial<OwnSubgraphParts> = {}, settings = {}) =>
  createTestGateway({ only: [], subgraphs: [defineSubgraph({ ...PARTS, ...parts })], settings });
const codesOf = ({ errors = [] }: Any) => errors.map(({ extensions }: Any) => extensions.code);
const targetsOf = ({ requests }: Awaited<ReturnType<typeof gatewayOf>>) =>
  requests.map(({ method, path }) => `${method} ${path}`);

describe('defineSubgraph', () => {
  it.each([
    ['a text', TICKETS],
    ['an object', parse(TICKETS) as object],
    ['JSON', JSON.stringify(parse(TICKETS))],
    ['OpenAPI 3.1', TICKETS.replace('openapi: 3.0.3', 'openapi: 3.1.0')],
    ['a path', new URL('../../examples/tickets.yaml', import.meta.url).pathname],
  ])('serves an API by an OpenAPI document as %s', async (_form, contract) => {
    await using gateway = await gatewayOf({ contract });
    const { data } = await gateway.execute({ query: '{ tickets(first: 3) { totalCount nodes { id subject } } }' });

    expect(data).toEqual({
      tickets: {
        totalCount: 40,
        nodes: [1, 2, 3].map((number) => ({
          id: btoa(`Ticket:${number}`).replaceAll('=', ''),
          subject: `subject ${number}`,
        })),
      },
    });
    expect(targetsOf(gateway)).toEqual(['GET /tickets?page=1&per_page=3']);
  });

  it('is an entity of a federated graph by its key, and adds fields to types of other subgraphs', async () => {
    const schema = `${SCHEMA} type Person { email: ID! firstTicket: Ticket }`.replace(
      'subject: String! st',
      'ticketId: ID! subject: String! st',
    );
    await using gateway = await gatewayOf(
      {
        schema,
        foreignEntities: { Person: ['email'] },
        resolvers: {
          ...resolvers,
          Ticket: { ticketId: ({ id }: Any) => id },
          Person: {
            firstTicket: ({ email }: Any, _args: unknown, { load }: Any) => load(ticketById, email.slice(1, 2)),
          },
        },
        nodes: { Ticket: { ...PARTS.nodes.Ticket, keys: [{ fields: ['ticketId'] }] } },
      },
      { federation: true },
    );
    const { data, errors } = await gateway.execute({
      query: `query ($of: [_Any!]!) {
        _entities(representations: $of) {
          ... on Ticket { subject }
          ... on Person { email firstTicket { subject } }
        }
      }`,
      variables: {
        of: [
          { __typename: 'Ticket', ticketId: 7 },
          { __typename: 'Person', email: 'a4@desk.example' },
        ],
      },
    });

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      _entities: [{ subject: 'subject 7' }, { email: 'a4@desk.example', firstTicket: { subject: 'subject 4' } }],
    });
    expect(targetsOf(gateway)).toEqual(['GET /tickets/7', 'GET /tickets/4']);
  });

  it('has its settings, node type and extras like a built-in API', async () => {
    await using gateway = await gatewayOf(
      { extras: ['Query.tickets'] },
      { apis: { desk: { extras: false, pageSize: 5 } } },
    );
    const { data } = await gateway.execute<any>({ query: '{ ticket(id: "7") { id } }' });
    const again = await gateway.execute({ query: `{ node(id: "${data.ticket.id}") { ... on Ticket { subject } } }` });

    expect(again.data).toEqual({ node: { subject: 'subject 7' } });
    expect(gateway.schema.getQueryType()?.getFields()['tickets']).toBeUndefined();
    expect(targetsOf(gateway)).toEqual(['GET /tickets/7', 'GET /tickets/7']);
  });

  it('has a mock that remembers, unless it brings its own', async () => {
    await using gateway = await gatewayOf();
    const opened = await gateway.execute<any>({
      query: 'mutation { openTicket(subject: "Lamp") { ... on Ticket { id subject } } }',
    });
    const { data } = await gateway.execute<any>({ query: '{ tickets(first: 1) { totalCount nodes { id subject } } }' });

    expect(opened.data.openTicket.subject).toBe('Lamp');
    expect(data.tickets).toEqual({ totalCount: 41, nodes: [opened.data.openTicket] });
    gateway.reset();
    const reset = await gateway.execute({ query: '{ tickets { totalCount } }' });
    expect(reset.data).toEqual({ tickets: { totalCount: 40 } });
  });

  it('refuses a name that is taken or invalid, and a contract of another name', () => {
    const definedAs = (parts: Partial<OwnSubgraphParts>) => () => defineSubgraph({ ...PARTS, ...parts });
    const { compiled } = defineSubgraph(PARTS).own ?? expect.fail('no contract');

    expect(definedAs({ slug: 'quotes' })).toThrow('defineSubgraph: there is an API quotes already');
    expect(definedAs({ slug: 'Help-Desk' })).toThrow('defineSubgraph: "Help-Desk" is no slug: one word of a-z and 0-9');
    expect(definedAs({ slug: 'help', contract: compiled })).toThrow(
      'defineSubgraph: the contract is that of desk, not of help',
    );
    expect(definedAs({ contract: { swagger: '1.2' } })).toThrow('swagger: "1.2" is not supported');
    expect(definedAs({ contract: { 'x-api': { slug: 'desk' } } })).toThrow('info: missing');
    expect(definedAs({ contract: { 'x-interface': { slug: 'desk' } } })).toThrow('x-interface: removed; write `x-api`');
    expect(definedAs({ contract: 'no-such.yaml' })).toThrow('ENOENT');
  });

  it('takes only a part of a document', () => {
    const operationsOf = (only: readonly string[]) =>
      Object.keys(defineSubgraph({ ...PARTS, only }).own?.compiled.contract.operations ?? {});

    expect(operationsOf(['comments'])).toEqual(['listComments']);
    expect(operationsOf(['getTicket', '/tickets/{ticket_id}/comments'])).toEqual(['getTicket', 'listComments']);
    expect(() => operationsOf(['lamps'])).toThrow('there is no operation at these paths');
  });
});

it('types that two APIs define are an error', async () => {
  const clashing = `${SCHEMA} type Order { a: Int }`;

  await expect(
    createTestGateway({ only: ['marketplace'], subgraphs: [defineSubgraph({ ...PARTS, schema: clashing })] }),
  ).rejects.toThrow('desk and marketplace both define Order');
});

it('has faults of its own in tests', async () => {
  const gateway = await gatewayOf();
  const ask = async () => codesOf(await gateway.execute({ query: '{ tickets(first: 1) { nodes { subject } } }' }));

  const end = gateway.fault('desk', { status: 503 });
  const failed = await ask();
  end();
  gateway.fault('desk.listTickets', { status: 500, count: 1 });

  expect([failed, await ask(), await ask()]).toEqual([['UPSTREAM_UNAVAILABLE'], ['UPSTREAM_ERROR'], []]);
  expect(() => gateway.fault('dsk', { status: 503 })).toThrow(/^fault: on: "dsk" is not \*, .* did you mean desk\?$/);
});
