import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPackage } from '#test/link-package';
import { PROGRAM } from '#test/packed-package';
import { startProduct } from '#test/product';

const page = readFileSync('docs/own-apis.md', 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text);
const commands = blocks('sh').flatMap((text) => text.trim().split('\n'));
const NOTES = `openapi: 3.1.0
info: { title: Notes, version: '1' }
paths:
  /notes/search:
    post: { operationId: searchNotes, responses: { '200': { description: All., content: { application/json: {} } } } }
`;
const folder = mkdtempSync(join(tmpdir(), 'manifold-page-'));

/** Runs a command of the page in the folder, with the sources in the place of the package. */
function runCommand(command: string): string {
  const [program, ...args] = command.replace(/^npx manifold /, 'manifold ').split(' ');
  expect(program).toBe('manifold');
  return execFileSync(process.execPath, [PROGRAM, ...args], { cwd: folder, encoding: 'utf8' });
}

beforeAll(() => {
  linkPackage(folder);
  copyFileSync('examples/tickets.yaml', join(folder, 'tickets.yaml'));
  writeFileSync(join(folder, 'notes.yaml'), NOTES);
  copyFileSync('test/own/excerpts/github.json', join(folder, 'github.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('docs/own-apis.md', () => {
  it('has commands that work', () => {
    const added = commands.filter((each) => each.startsWith('npx manifold add'));

    expect(added).toHaveLength(4);
    for (const command of added) expect(runCommand(command)).toMatch(/^Wrote \d+ files to apis\/(?:desk|github|notes)/);
    expect(commands.filter((each) => !added.includes(each))).toEqual([
      'npx manifold start',
      'MANIFOLD_DESK_URL=https://desk.example/api MANIFOLD_DESK_TOKEN=secret npx manifold serve',
    ]);
  });

  it('has queries that are answered', async () => {
    const config = join(folder, 'absolute.yaml');
    writeFileSync(config, `subgraphs: [${folder}/apis/desk/index.ts]\n`);
    const { ask } = await startProduct(['--config', config]);

    const [pageOfTickets, opened] = await Promise.all(blocks('graphql').map((query) => ask(query)));

    expect(pageOfTickets).toMatchObject({ data: { tickets: { totalCount: 20, pageInfo: { hasNextPage: true } } } });
    expect(opened).toEqual({
      data: { createTicket: { ticket: { id: expect.any(String), subject: 'The lamp is dark' } } },
    });
  });

  it('has a module that defines an API', () => {
    const [module = ''] = blocks('ts');
    const schema =
      'extend type Query { tickets(first: Int, after: String, last: Int, before: String): TicketConnection }\n' +
      'type TicketConnection { nodes: [Ticket!]! pageInfo: PageInfo! }\ntype Ticket { subject: String! }\n';
    mkdirSync(join(folder, 'own'));
    writeFileSync(join(folder, 'own', 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'own', 'schema.graphql'), schema);
    writeFileSync(join(folder, 'own', 'index.ts'), module);
    copyFileSync('examples/tickets.yaml', join(folder, 'own', 'tickets.yaml'));
    writeFileSync(join(folder, 'own.yaml'), 'subgraphs: [own/index.ts]\n');

    expect(runCommand('npx manifold schema --config own.yaml')).toContain('type TicketConnection');
  });
});
