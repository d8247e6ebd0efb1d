import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mock } from '#test/harness';
import { temporaryFolder } from '#test/temporary-folder';
import { run } from './harness.ts';

const TICKETS = new URL('../../examples/tickets.yaml', import.meta.url).pathname;
const SDL = 'type Query { tickets: String } type Mutation { deleteTicket: String } type Comment { a: Int }';

/** Runs `manifold add` with a settings file in a folder of its own. */
async function added(...args: string[]) {
  const folder = temporaryFolder();
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

/** A document of one list and one write, which answer this schema. */
const documentOf = (schema: object, schemas: object = {}, more: object = {}) => {
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: '', content } };
  return {
    openapi: '3.1.0',
    info: { title: 'Hostile', version: '1' },
    paths: {
      '/things': { get: { operationId: 'listThings', responses } },
      '/things/query': { post: { operationId: 'things', requestBody: { content }, responses } },
    },
    components: { schemas },
    ...more,
  };
};
const THING = { type: 'object', properties: { id: { type: 'string' } } };
const objectOf = (properties: object) => ({ type: 'object', properties });
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** Schemas of which each is made of a reference to the next. */
const chain = (schemaOf: (next: object) => object) => ({
  ...Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`S${index}`, schemaOf(refTo(`S${index + 1}`))])),
  S25: THING,
});
const nested = (depth: number, open: string, close: string) =>
  JSON.stringify(documentOf({ in: 'place' })).replaceAll(
    '{"in":"place"}',
    `${open.repeat(depth)}{"type":"string"}${close.repeat(depth)}`,
  );
const OBJECTS = ['{"type":"object","properties":{"a":', '}}'] as const;
const LISTS = ['{"type":"array","items":', '}'] as const;
const fileOf = (name: string, text: string) => {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return file;
};
const ALIASES = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} {properties: {a: *a${n}, b: *a${n}}}\n`);

describe('manifold add of a hostile document', () => {
  it.each<[string, object, object?]>([
    ['members that refer twice to the next', refTo('S0'), chain((next) => objectOf({ a: next, b: next }))],
    [
      'inline objects that do so',
      refTo('S0'),
      chain((next) => objectOf({ a: objectOf({ c: next, d: next }), b: objectOf({ e: next }) })),
    ],
    [
      'lists of objects that do so',
      refTo('S0'),
      chain((next) => objectOf({ a: { type: 'array', items: objectOf({ c: next, d: next }) } })),
    ],
    ['parts that do so', refTo('S0'), chain((next) => ({ allOf: [objectOf({ a: next }), objectOf({ b: next })] }))],
    [
      'an object that contains itself',
      refTo('S'),
      { S: { ...objectOf({ self: refTo('S'), all: { type: 'array', items: refTo('S') } }), required: ['self'] } },
    ],
    [
      'names of members of every object',
      refTo('constructor'),
      {
        constructor: objectOf({
          id: { type: 'string' },
          constructor: { type: 'string' },
          toString: refTo('constructor'),
        }),
      },
    ],
  ])('makes files that a person can read: %s', async (_what, schema, schemas) => {
    const file = fileOf('openapi.json', JSON.stringify(documentOf(schema, schemas)));

    const { exit, texts } = await added(file, '--name', 'desk', '--dry-run');

    expect([exit, texts.length > 10]).toEqual([0, true]);
    expect(texts.join('').length).toBeLessThan(1_000_000);
  });

  it.each<[string, string, RegExp]>([
    ['lists nested 20,000 deep', nested(20_000, ...LISTS), /nested deeper than 40 levels/],
    [
      'YAML nested 20,000 deep',
      `openapi: 3.1.0\npaths: ${'{a: '.repeat(20_000)}${'}'.repeat(20_000)}`,
      /nested too deeply to be read/,
    ],
    [
      'aliases of aliases',
      `openapi: 3.1.0\na0: &a0 {type: object}\n${ALIASES.join('')}` +
        "paths: {/a: {get: {responses: {'200': {content: {application/json: {schema: *a30}}}}}}}",
      /its aliases stand for too many values/,
    ],
    [
      'a reference to a member of every object',
      JSON.stringify(documentOf(refTo('constructor'))),
      /\$ref #\/components\/schemas\/constructor leads nowhere/,
    ],
    ['a reference that is no URI', JSON.stringify(documentOf(refTo('%zz'))), /%zz leads nowhere/],
  ])('refuses without a stack: %s', async (_what, text, message) => {
    const { exit, texts } = await added(fileOf('openapi.yaml', text), '--name', 'desk');

    expect([exit, texts.length]).toEqual([2, 1]);
    expect(texts[0]).toMatch(message);
    expect(texts[0]).not.toMatch(/\n +at /);
  });

  it('takes what is nested deeper than a person reads as any JSON', async () => {
    const { exit, texts } = await added(fileOf('openapi.json', nested(1000, ...OBJECTS)), '--name', 'desk');

    expect([
      exit,
      texts.some((text) => text.endsWith('nested deeper than 40 levels; it is taken as any JSON')),
    ]).toEqual([0, true]);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(1000);
  });

  it('has no stack where what is nested exceeds that of the engine', async () => {
    const { exit, texts } = await added(fileOf('openapi.json', nested(20_000, ...OBJECTS)), '--name', 'desk');

    // The engine's limit differs by thread and version.
    expect(exit === 0 || texts[0]?.endsWith('nested too deeply to be read')).toBe(true);
    expect(texts.join('\n')).not.toMatch(/\n +at /);
  });

  it('refuses a named pipe at once', async () => {
    const pipe = join(temporaryFolder(), 'openapi.yaml');
    execFileSync('mkfifo', [pipe]);

    const { exit, texts } = await added(pipe);

    expect([exit, texts]).toEqual([2, [`${pipe}: it is a pipe, which would be waited for; name a file`]]);
  });
});

describe('manifold add', () => {
  it('takes a URL, whose relative server starts at its own', async () => {
    const document = JSON.stringify(documentOf(THING, {}, { servers: [{ url: '/api/v1' }] }));
    const origin = await mock(({ target }) =>
      target === '/openapi.json'
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: document }
        : { status: target === '/page' ? 200 : 404, headers: { 'content-type': 'text/html' }, body: '<p>' },
    );
    const { exit, read } = await added(`${origin}/openapi.json`, '--name', 'desk');
    const page = await added(`${origin}/page`);
    const none = await added(`${origin}/none`);

    expect([exit, read('README.md')]).toEqual([0, expect.stringContaining(`url: ${origin}/api/v1\n`)]);
    expect(page.texts).toEqual([`${origin}/page: answers with a web page; name the address of the document itself`]);
    expect(none.texts).toEqual([`${origin}/none: answers 404 Not Found`]);
    expect((await added('http://127.0.0.1:1/')).texts[0]).toMatch(/^http:\/\/127\.0\.0\.1:1\/: cannot be read \(/);
  });

  it('takes a document of several files', async () => {
    const folder = temporaryFolder();
    const parts = {
      thing: { ...THING, properties: { id: { type: 'string' }, owner: { $ref: 'people.json#/Person' } } },
    };
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(documentOf({ $ref: './thing.yaml' })));
    writeFileSync(join(folder, 'thing.yaml'), JSON.stringify(parts.thing));
    const person = { Person: objectOf({ email: { type: 'string' }, thing: { $ref: 'thing.yaml' } }) };
    writeFileSync(join(folder, 'people.json'), JSON.stringify(person));
    const { exit, read } = await added(join(folder, 'openapi.json'), '--name', 'desk');

    expect(exit).toBe(0);
    expect(read('schema.graphql')).toMatch(/type Thing {[^}]*owner: Person/);
    expect(read('schema.graphql')).toMatch(/type Person {[^}]*thing: Thing/);
    writeFileSync(join(folder, 'thing.yaml'), '{ $ref: none.yaml }');
    expect((await added(join(folder, 'openapi.json'))).texts[0]).toMatch(/\$ref .*none\.yaml: there is no such file$/);
  });

  it('takes each document of a folder as an API', async () => {
    const folder = temporaryFolder();
    for (const title of ['Lamps', 'Doors'])
      writeFileSync(
        join(folder, `${title}.json`),
        JSON.stringify(documentOf(THING, {}, { info: { title, version: '1' } })),
      );
    writeFileSync(join(folder, 'notes.json'), '{}');

    const { log, code } = run(['add', folder, '--dry-run', '--json', '--config', join(folder, 'manifold.yaml')]);
    const exit = await code;
    const texts = log.map((line) => line.replace('out: ', ''));
    const named = await added(folder, '--name', 'desk');

    expect([exit, JSON.parse(texts.join('')).map(({ slug }: { slug: string }) => slug)]).toEqual([
      0,
      ['doors', 'lamps'],
    ]);
    expect(named.texts[0]).toMatch(/^--(name|into): .* has 2 documents; name one of them$/);
  });

  it('says of a POST that seems to read what it is made', async () => {
    const { texts } = await added(fileOf('openapi.json', JSON.stringify(documentOf(THING))), '--name', 'desk');

    expect(texts).toContain('  queryThing: POST /things/query');
    expect(texts.filter((text) => text.includes('may only read'))).toEqual([
      expect.stringContaining('`--query things` makes it a query'),
    ]);
  });

  it('makes a query of a POST that `--query` names, and refuses others', async () => {
    const file = fileOf('openapi.json', JSON.stringify(documentOf(THING)));
    const { texts } = await added(file, '--name', 'desk', '--query', '/things/query');
    const other = await added(file, '--name', 'desk', '--query', 'listThings');

    expect(texts).toContain('  things: POST /things/query');
    expect(other).toMatchObject({
      exit: 2,
      texts: ['--query: "listThings" is no POST operation that is taken; there are things'],
    });
  });

  it.each([
    ['https://{region}.media.example/{base}', 'https://eu.media.example/v1'],
    ['https://{region}.media.example/{unknown}', 'https://…'],
  ])('has the address of the server %s, with the defaults of its variables', async (url, address) => {
    const servers = [{ url, variables: { region: { default: 'eu' }, base: { default: 'v1' } } }];
    const file = fileOf('openapi.json', JSON.stringify(documentOf(THING, {}, { servers })));

    const { read } = await added(file, '--name', 'desk');

    expect(read('README.md')).toContain(`url: ${address}\n`);
  });

  it('writes an API, and names it in the settings file', async () => {
    const { exit, texts, folder, config } = await added(TICKETS);

    expect(exit).toBe(0);
    expect(texts).toEqual([
      'Wrote 15 files to @/own, and `subgraphs` of @/manifold.yaml.',
      '\nQuery (3)',
      '  tickets: GET /tickets (page)',
      '  ticket: GET /tickets/{ticket_id}',
      '  comments: GET /tickets/{ticket_id}/comments (token)',
      '\nMutation (2)',
      '  createTicket: POST /tickets',
      '  deleteTicket: DELETE /tickets/{ticket_id}',
      '\nGuesses to check (3)',
      '  resolvers.ts Comment.ticket: `ticket_id` is the key of the type Ticket',
      '  batches.ts ticketById: `ids` selects rows by their keys',
      '  mutations.ts createTicket: a new object is the first row of `tickets`',
      '\nAgents read the 80 descriptions that come from the document. Check them in @/own/schema.graphql (--json lists them).',
      '\nThe graph now has your APIs only. To keep the built-in APIs beside them, write in @/manifold.yaml: builtins: [all], or their names',
      '\nNext: npx manifold start, and @/own/README.md',
    ]);
    expect(readdirSync(join(folder, 'own')).toSorted()).toEqual([
      'README.md',
      'batches.ts',
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
    expect(readFileSync(config, 'utf8')).toBe(
      `# yaml-language-server: $schema=${resolve('docs/manifold.schema.json')}\n\nsubgraphs:\n  - ${folder}/own/index.ts\n`,
    );
  });

  it.each([
    ['that `builtins` names', 'builtins: [quotes]', false],
    ['with an address', 'apis: { quotes: { url: https://quotes.example } }', true],
  ])('gives a type a prefix that is in the graph by a built-in API %s', async (_which, settings, turnsOff) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'manifold.yaml'), settings);
    const { read, texts } = await addedIn(folder, TICKETS);

    expect(read('schema.graphql')).toContain('type TicketComment {');
    expect(read('models.ts')).toContain('export type TicketComment = Wire.Comment;');
    expect(texts.join('\n').includes('To keep the built-in APIs')).toBe(turnsOff);
  });

  it('takes the names of built-in APIs that are off beside it', async () => {
    expect((await added(TICKETS)).read('schema.graphql')).toContain('type Comment {');
  });

  it('keeps other settings and their comments, and names an API once', async () => {
    const folder = temporaryFolder();
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
      turnsOffBuiltins: true,
      queries: [{ name: 'comments', method: 'GET', path: '/tickets/{ticket_id}/comments', paging: 'token' }],
      mutations: [],
      guesses: [],
      omissions: [],
    });
  });

  it('generates the types of an edited API again', async () => {
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
    [[TICKETS, '--name', 'quotes'], '--name: there is an API quotes already'],
    [[TICKETS, '--name', 'constructor'], '--name: constructor has another meaning already: choose another word'],
    [[TICKETS, '--name', 'my-desk'], '--name: "my-desk" is no slug: one word of a-z and 0-9'],
    [[TICKETS, '--only', 'lamps'], 'No operation is supported:\n  there is no operation at these paths'],
    [['src/add'], 'add: src/add/contract.yaml cannot be read: there is no such file'],
  ])('refuses %j', async (args, message) => {
    const { exit, texts, folder } = await added(...args);

    expect([exit, texts[0]]).toEqual([2, message]);
    expect(existsSync(join(folder, 'own'))).toBe(false);
  });
});
