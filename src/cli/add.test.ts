import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './harness.ts';

const TICKETS = new URL('../../examples/tickets.yaml', import.meta.url).pathname;
const SDL = 'type Query { tickets: String } type Mutation { deleteTicket: String } type Comment { a: Int }';

/** Runs `manifold add` with a settings file in a folder of its own. */
async function added(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-add-'));
  const config = join(folder, 'manifold.yaml');
  return { folder, config, ...(await addedIn(folder, ...args)) };
}

async function addedIn(folder: string, ...args: string[]) {
  const config = join(folder, 'manifold.yaml');
  const into = args.includes('--into') || args[0] === join(folder, 'own') ? [] : ['--into', join(folder, 'own')];
  const { log, code } = run(['add', ...args, ...into, '--config', config], {
    services: { printGraph: async () => SDL },
  });
  const exit = await code;
  const texts = log.map((line) => line.replaceAll(folder, '@').replace(/^(?:out|error): /, ''));
  const read = (name: string) => readFileSync(join(folder, 'own', name), 'utf8');
  return { exit, texts, read };
}

describe('manifold add', () => {
  it('writes an interface, and names it in the settings file', async () => {
    const { exit, texts, folder, config } = await added(TICKETS);

    expect(exit).toBe(0);
    expect(texts).toEqual([
      'Wrote 16 files to @/own, and `subgraphs` of @/manifold.yaml.',
      '\nQuery (3)',
      '  ticketTickets: GET /tickets (page)',
      '  ticket: GET /tickets/{ticket_id}',
      '  comments: GET /tickets/{ticket_id}/comments (token)',
      '\nMutation (2)',
      '  createTicket: POST /tickets',
      '  deleteTicketTicket: DELETE /tickets/{ticket_id}',
      '\nGuesses, to be read against the documentation (3)',
      '  resolvers.ts TicketComment.ticket: `ticket_id` is the key of the type Ticket',
      '  batches.ts ticketById: `ids` selects rows by their keys',
      '  mutations.ts createTicket: a new object is the first row of `ticketTickets`',
      '\nNext: manifold start, and @/own/README.md',
    ]);
    expect(readdirSync(join(folder, 'own')).toSorted()).toEqual([
      'README.md',
      'batches.ts',
      'calls.ts',
      'contract.json',
      'contract.ts',
      'contract.yaml',
      'examples.graphql',
      'index.ts',
      'inputs.ts',
      'models.ts',
      'mutations.ts',
      'package.json',
      'refusals.ts',
      'resolvers.ts',
      'schema.graphql',
      'types.generated.ts',
    ]);
    expect(readFileSync(config, 'utf8')).toBe(`subgraphs:\n  - ${folder}/own/index.ts\n`);
  });

  it('gives a type that exists a prefix', async () => {
    const { read } = await added(TICKETS);

    expect(read('schema.graphql')).toContain('type TicketComment implements Node'.replace(' implements Node', ''));
    expect(read('models.ts')).toContain('export type TicketComment = Wire.Comment;');
  });

  it('keeps other settings and their comments, and names an interface once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifold-add-'));
    const config = join(folder, 'manifold.yaml');
    writeFileSync(config, '# Ours.\nserver: { port: 4000 } # as before\n');

    await addedIn(folder, TICKETS);
    expect((await addedIn(folder, TICKETS, '--force')).exit).toBe(0);

    expect(readFileSync(config, 'utf8')).toBe(
      `# Ours.\nserver: { port: 4000 } # as before\nsubgraphs:\n  - ${folder}/own/index.ts\n`,
    );
  });

  it('overwrites nothing unless it is forced', async () => {
    const { folder, read } = await added(TICKETS);
    writeFileSync(join(folder, 'own', 'models.ts'), 'edited');

    expect(await addedIn(folder, TICKETS)).toMatchObject({
      exit: 2,
      texts: [
        '@/own has package.json, README.md, contract.yaml already; --force overwrites, --into names another folder',
      ],
    });
    expect(read('models.ts')).toBe('edited');
    expect((await addedIn(folder, TICKETS, '--force')).exit).toBe(0);
    expect(read('models.ts')).toContain('export type Ticket = Wire.Ticket;');
  });

  it('prints files, and writes none, with --dry-run', async () => {
    const { exit, texts, folder } = await added(TICKETS, '--dry-run');

    expect(exit).toBe(0);
    expect(texts.map((text) => text.split('\n')[0])).toContain('--- @/own/resolvers.ts');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('prints JSON', async () => {
    const { texts } = await added(TICKETS, '--json', '--name', 'desk', '--only', 'comments');

    expect(JSON.parse(texts.join('\n'))).toMatchObject({
      slug: 'desk',
      folder: '@/own',
      settings: '@/manifold.yaml',
      queries: [{ name: 'comments', path: '/tickets/{ticket_id}/comments', paging: 'token' }],
      mutations: [],
      guesses: [],
      omissions: [],
    });
  });

  it('generates the types of an edited interface again', async () => {
    const { folder, read } = await added(TICKETS);
    const edit = (name: string, from: string, to: string) =>
      writeFileSync(join(folder, 'own', name), read(name).replace(from, to));
    edit('contract.yaml', 'maximum: 20\n', 'maximum: 15\n');
    edit('schema.graphql', '  subject: String!', '  title: String!');

    const { exit, texts } = await addedIn(folder, join(folder, 'own'));

    expect([exit, texts.length]).toEqual([0, 1]);
    expect(read('contract.json')).toContain('"default":5,"maximum":15');
    expect(read('types.generated.ts')).toContain('title?: Resolver<Models.Ticket, Record<never, never>, string>;');
    edit('contract.yaml', 'operationId: getTicket', 'operationId: Get-Ticket');
    expect((await addedIn(folder, join(folder, 'own'))).texts).toEqual([
      '@/own/contract.yaml GET /tickets/{ticket_id} operationId: missing, or not a word that begins small',
    ]);
  });

  it.each([
    [['no-such.yaml'], 'no-such.yaml: there is no such file'],
    [['https://desk.example/api.yaml'], 'https://desk.example/api.yaml: download it, and name the file'],
    [[TICKETS, '--name', 'quotes'], '--name: there is an interface quotes already'],
    [[TICKETS, '--name', 'my-desk'], '--name: "my-desk" is no slug: one word of a-z and 0-9'],
    [[TICKETS, '--only', 'lamps'], 'No operation is supported:\n  there is no GET operation at these paths'],
    [[tmpdir()], `add: ${tmpdir()}/contract.yaml cannot be read: there is no such file`],
  ])('refuses %j', async (args, message) => {
    const { exit, texts, folder } = await added(...args);

    expect([exit, texts[0]]).toEqual([2, message]);
    expect(existsSync(join(folder, 'own'))).toBe(false);
  });
});
