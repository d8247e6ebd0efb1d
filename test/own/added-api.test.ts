import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkPackage } from '#test/link-package';
import { PROGRAM } from '#test/packed-package';
import { startProduct } from '#test/product';
import { typeErrorsIn } from './type-errors-in.ts';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'manifold-own-'));
const config = join(folder, 'manifold.yaml');
const TICKETS = resolve('examples/tickets.yaml');

beforeAll(() => {
  linkPackage(folder);
  execFileSync(process.execPath, [PROGRAM, 'add', TICKETS, '--name', 'desk'], { cwd: folder });
  writeFileSync(config, `subgraphs: [${folder}/apis/desk/index.ts]\n`);
  const [, edges = ''] = /^```ts\n([\s\S]*?)^```/m.exec(readFileSync('docs/resolvers.md', 'utf8')) ?? [];
  writeFileSync(join(folder, 'apis', 'edges.ts'), edges);
  writeFileSync(join(folder, 'apis', 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an API that `manifold add` wrote', () => {
  it('type-checks as it is, with the edge of docs/resolvers.md', async () => {
    expect(await typeErrorsIn(folder)).toEqual([]);
  });

  it('pages, looks up, changes and refuses, over a mock that remembers', async () => {
    const { ask, printed } = await startProduct(['--config', config]);
    expect(printed).toContain('desk');

    const page = await ask(`{
      deskTickets: tickets(first: 2, where: { status: OPEN }, orderBy: { field: PRIORITY, direction: DESC }) {
        totalCount nodes { id ticketId subject status comments(first: 1) { nodes { body } pageInfo { hasNextPage } } }
        pageInfo { endCursor }
      }
    }`);
    const { totalCount, nodes, pageInfo } = page.data.deskTickets;
    expect([page.errors, totalCount, nodes.map((each: any) => each.status)]).toEqual([undefined, 20, ['OPEN', 'OPEN']]);
    expect(nodes[0].comments).toEqual({ nodes: [{ body: 'body 1' }], pageInfo: { hasNextPage: true } });

    const next = await ask(`{
      tickets(first: 2, after: "${pageInfo.endCursor}", where: { status: OPEN }, orderBy: { field: PRIORITY, direction: DESC }) {
        nodes { ticketId }
      }
      one: node(id: "${nodes[0].id}") { ... on Ticket { subject } }
      two: ticket(id: "2") { subject }
      comments(ticketId: "3", first: 2) { nodes { ticket { subject } } }
    }`);
    expect(next.errors).toBeUndefined();
    expect(next.data.tickets.nodes.map((each: any) => each.ticketId)).toEqual(['5', '7']);
    expect([next.data.one.subject, next.data.two.subject]).toEqual([nodes[0].subject, 'subject 2']);

    expect(next.data.comments.nodes).toEqual([
      { ticket: { subject: 'subject 3' } },
      { ticket: { subject: 'subject 3' } },
    ]);

    const made = await ask(`mutation {
      createTicket(input: { subject: "Lamp", assigneeId: "7", requester: { name: "Ann" } }) {
        __typename
        ... on CreateTicketSuccess {
          ticket { id ticketId subject requester { name } }
          ticketEdge { cursor node { ticketId } }
        }
      }
    }`);
    const { ticket, ticketEdge } = made.data.createTicket;
    expect(ticketEdge.node).toEqual({ ticketId: '41' });
    const second = await ask(`{ tickets(first: 1, after: "${ticketEdge.cursor}") { pageInfo { hasPreviousPage } } }`);
    expect(second).toEqual({ data: { tickets: { pageInfo: { hasPreviousPage: true } } } });
    expect(ticket).toMatchObject({ ticketId: '41', subject: 'Lamp', requester: { name: 'Ann' } });
    const gone = await ask(`mutation {
      first: deleteTicket(input: { id: "${ticket.id}" }) { ... on DeleteTicketSuccess { deletedTicketId } }
      again: deleteTicket(input: { id: "41" }) { __typename ... on Rejection { message } }
    }`);
    expect(gone.data).toEqual({
      first: { deletedTicketId: ticket.id },
      again: { __typename: 'DeskNotFound', message: 'The API has no such object.' },
    });
  });

  it('has its settings like a built-in API', () => {
    const desk = `subgraphs: [${folder}/apis/desk/index.ts]\n`;

    expect(graphOf(`${desk}apis: { desk: { url: "https://desk.example.test", token: a } }`)).toContain('type Ticket ');
    expect(graphOf(`${desk}apis: { desk: { uri: a } }`)).toBe(
      '@/other.yaml:2:17 apis.desk.uri: unknown key; did you mean url?',
    );
  });

  it('has a field of a built-in API and a resolver of its own by an edge', async () => {
    const file = join(folder, 'edges.yaml');
    writeFileSync(file, `builtins: [countries]\nsubgraphs: [${folder}/apis/desk/index.ts, ${folder}/apis/edges.ts]\n`);
    const { ask } = await startProduct(['--config', file]);

    const query =
      '{ country(id: "AT") { tickets(first: 1) { totalCount } } ticket(id: "1") { subject requester { email } } }';

    expect(await ask(query)).toEqual({
      data: {
        country: { tickets: { totalCount: 40 } },
        ticket: { subject: 'SUBJECT 1', requester: { email: 'email-1@example.test' } },
      },
    });
  });

  it('is priced by its declared calls', () => {
    writeFileSync(join(folder, 'desk.yaml'), `subgraphs: [${folder}/apis/desk/index.ts]\n`);
    writeFileSync(
      join(folder, 'q.graphql'),
      '{ tickets(first: 3) { nodes { comments(first: 2) { nodes { body } } } } }',
    );
    const args = [PROGRAM, 'explain', join(folder, 'q.graphql'), '--config', join(folder, 'desk.yaml')];

    const explained = execFileSync(process.execPath, args, { encoding: 'utf8' });

    expect(explained).toContain('1 ×  desk.listTickets  GET /tickets  for Query.tickets');
    expect(explained).toContain('3 ×  desk.listComments  GET /tickets/{ticket_id}/comments  for Ticket.comments');
  });

  it('is refused if its name is taken, and a module without one as well', () => {
    const module = `${folder}/apis/desk/index.ts`;
    writeFileSync(
      join(folder, 'copy.mjs'),
      `import { desk } from './apis/desk/index.ts';\nexport const other = { ...desk };\n`,
    );
    writeFileSync(join(folder, 'none.mjs'), 'export const none = 1;\n');

    expect(graphOf(`subgraphs: [${module}, ${folder}/copy.mjs]`)).toBe(
      'subgraphs[1]: the name desk is that of subgraphs[0]; choose another `slug`',
    );
    expect(graphOf(`subgraphs: [${folder}/none.mjs]`)).toBe(
      'subgraphs[0]: exports nothing that `defineSubgraph` or `defineEdge` returned',
    );
    expect(graphOf(`subgraphs: [${folder}/no-such.ts]`)).toBe(
      '@/other.yaml:1:13 subgraphs[0]: "@/no-such.ts" names a file that does not exist',
    );
  });
});

/** The output of `manifold schema` with these settings, or the error. */
function graphOf(settings: string): string {
  const file = join(folder, 'other.yaml');
  writeFileSync(file, settings);
  try {
    return execFileSync(process.execPath, [PROGRAM, 'schema', '--config', file], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return (error as { stderr: string }).stderr.replaceAll(folder, '@').trim();
  }
}
