import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { run, settled } from './harness.ts';

describe('manifold', () => {
  it('shows its help', async () => {
    const { log, code } = run(['--help']);
    expect(await code).toBe(0);
    expect(log).toEqual([
      `out: Manifold serves one GraphQL graph over many HTTP APIs.

Usage:
  manifold <command> [options]

Commands:
  init     Starts a project: asks for an OpenAPI document, or takes it, and writes the API and the settings
  add      Generates an API from an OpenAPI document: contract, schema and resolvers
  start    Serves the graph; the sandbox mocks each API without an address
  serve    Serves the graph in production, without the sandbox and, by default, without GraphiQL
  mcp      Speaks to an agent over standard input and output (MCP), for a gateway of its own or one that runs
  reload   Lets a gateway on this machine reload its settings, and reports whether it did
  sandbox  Serves the sandbox of every API, without the graph
  schema   Prints the whole graph in the schema definition language, or its changes
  explain  Prints the upstream calls of an operation, in stages, and its cost, without executing it
  keys     Creates an API key for a caller, and the entry with its hash for the settings
  check    Finds reasons why the gateway may not work, and reads once from each API that has an address

Options:
  --help     Shows this
  --version  Shows the version

Examples:
  manifold init
  manifold add tickets.yaml
  manifold start
  manifold serve
  manifold mcp
  manifold reload
  manifold sandbox
  manifold schema > manifold.graphql
  manifold explain query.graphql
  manifold keys new --subject shop --scopes countries:read,marketplace
  manifold check

Exit codes:
  0  success
  1  a check failed, a change is breaking, or the system refuses what the command needs
  2  the command line or the settings are invalid

More:
  manifold <command> --help
  docs/cli.md, for every command
  docs/configuration.md, for every setting`,
    ]);
  });

  it('shows the help of a command', async () => {
    const { log, code } = run(['serve', '--help']);
    expect(await code).toBe(0);
    expect(log).toEqual([
      `out: Serves the graph in production, without the sandbox and, by default, without GraphiQL.

Usage:
  manifold serve [options]

Options:
  --config <file>     The settings file; by default MANIFOLD_CONFIG, or manifold.yaml if it exists
  --port <number>     The port to listen on, instead of PORT
  --host <address>    The address to listen on, instead of HOST
  --workers <number>  The number of worker processes that share the port
  --help              Shows this

Examples:
  manifold serve
  manifold serve --config /etc/manifold.yaml --host 0.0.0.0 --workers 4`,
    ]);
  });

  it('shows its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const { log, code } = run(['--version']);
    expect(await code).toBe(0);
    expect(log).toEqual([`out: ${version}`]);
  });

  it('reports a usage error in one line', async () => {
    const { log, code } = run(['start', '--prot', '5']);
    expect(await code).toBe(2);
    expect(log).toEqual(['error: unknown option "--prot", did you mean --port?; see manifold start --help']);
    const other = run(['strat']);
    expect(await other.code).toBe(2);
    expect(other.log).toEqual(['error: unknown command "strat", did you mean start?; see manifold --help']);
  });

  it.each([
    ['start', 'npm start -- --help'],
    ['sandbox', 'npm run sandbox -- --help'],
  ])('suggests the two dashes that npm needs before the options of %s', async (script, help) => {
    const { log, code } = run([script, '4555'], { environment: { npm_lifecycle_event: script } });
    expect(await code).toBe(2);
    expect(log).toEqual([`error: unexpected argument "4555"; see ${help}`]);
  });

  it('reports all problems of the settings, and starts nothing', async () => {
    const { log, code } = run(['start', '--port', 'x'], { environment: { HOST: 'a b' } });
    expect(await code).toBe(2);
    expect(log).toEqual([
      'error: HOST: "a b" is not a host name or an IP address\n--port: "x" is not a whole number from 0 to 65535',
    ]);
  });

  it('rejects with internal errors', async () => {
    const { code } = run(['schema'], { services: { printGraph: () => Promise.reject(new TypeError('our fault')) } });
    await expect(code).rejects.toThrow(new TypeError('our fault'));
  });
});

describe('manifold start', () => {
  it('serves the sandbox for APIs without an address, and stops it after the graph', async () => {
    const environment = { MANIFOLD_CHAT_URL: 'https://chat.example', MANIFOLD_SANDBOX_PORT: '5100' };
    const { log, served, signals, code } = run(['start', '--port', '5000'], { environment });
    await settled();
    signals.emit('SIGTERM');
    expect(await code).toBe(0);
    expect(log).toEqual([
      'sandbox listens',
      'graph listens',
      'out: GraphiQL    http://127.0.0.1:5000/graphql',
      'out: Console     http://127.0.0.1:5000/',
      'out: Sandbox     http://127.0.0.1:5100',
      'out: Sandboxed   quotes',
      'out: Connected   chat (chat.example)',
      'error: Stopping once requests in flight have finished. Signal again to stop at once.',
      'graph stops',
      'sandbox stops',
    ]);
    const [, { apis, server } = {}] = served;
    expect(apis?.['chat']?.url).toBe('https://chat.example');
    expect(apis?.['quotes']?.url).toBe('http://127.0.0.1:5100/quotes');
    expect(server?.graphiql).toBe(true);
  });

  it('says that it runs one process, where the settings name several', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'manifold-')), 'manifold.yaml');
    writeFileSync(file, 'server: { workers: 2 }\n');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    const { log } = run(['start', '--config', file]);
    await settled();
    expect(log.slice(0, 4)).toEqual([
      'sandbox listens',
      'error: `server.workers` is for serve: start runs one process.',
      'graph listens',
      'out: GraphiQL    http://127.0.0.1:4000/graphql',
    ]);
  });

  it('starts no sandbox where every API has an address', async () => {
    const environment = { MANIFOLD_CHAT_URL: 'https://chat.example', MANIFOLD_QUOTES_URL: 'https://quotes.example' };
    const { log } = run(['start'], { environment });
    await settled();
    expect(log).toEqual([
      'graph listens',
      'out: GraphiQL    http://127.0.0.1:4000/graphql',
      'out: Console     http://127.0.0.1:4000/',
      'out: Connected   chat (chat.example), quotes (quotes.example)',
    ]);
  });
});

describe('manifold serve', () => {
  it('serves the graph alone, without GraphiQL, and stops after the drain delay', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { log, served, signals, code } = run(['serve', '--host', '0.0.0.0'], {
      environment: { MANIFOLD_AUTH: 'open' },
    });
    await settled();
    signals.emit('SIGINT');
    await settled();
    expect(log.at(-1)).toMatch(/^error: Stopping/);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await code).toBe(0);
    expect(log).toEqual([
      'graph listens',
      'out: Graph       http://127.0.0.1:4000/graphql',
      'out: No address  chat, quotes',
      'out: Connected   none; MANIFOLD_<NAME>_URL gives an API its address',
      'error: Stopping once requests in flight have finished. Signal again to stop at once.',
      'graph stops',
    ]);
    expect(served[0]?.server).toMatchObject({ host: '0.0.0.0', graphiql: false });
    expect(served[0]?.apis['chat']?.url).toBeUndefined();
  });
});

describe.each(['start', 'serve'])('manifold %s', (command) => {
  it('does not listen where others reach it, unless it says for whom', async () => {
    const { log, code } = run([command, '--host', '0.0.0.0']);

    expect(await code).toBe(2);
    expect(log).toEqual([
      'error: auth: missing; 0.0.0.0 can be reached from other machines, and callers would act with the credentials of the gateway. Write `auth: open` or MANIFOLD_AUTH=open to serve everyone, or give callers credentials: docs/security.md',
    ]);
  });

  it.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1'])('listens on %s without auth', async (host) => {
    const { served, signals, code } = run([command, '--host', host]);
    await settled();
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    await code;

    expect(served.at(-1)?.auth).toBeUndefined();
  });
});

describe('SIGUSR2', () => {
  it('changes nothing of a server that has no workers to restart', async () => {
    const { log, signals } = run(['serve']);
    await settled();
    signals.emit('SIGUSR2');
    await settled();
    expect(log.at(-1)).toBe(
      'error: SIGUSR2 restarts workers one after the other. There is only this process: it goes on as it is.',
    );
  });
});

describe('SIGHUP', () => {
  it.each(['start', 'sandbox'])('stops %s, as when its terminal is closed', async (command) => {
    const { log, signals, code } = run([command]);
    await settled();
    signals.emit('SIGHUP');
    expect(await code).toBe(0);
    expect(log.at(-1)).toBe('sandbox stops');
  });
});

describe('manifold sandbox', () => {
  it('serves the sandbox alone', async () => {
    const { log, served, signals, code } = run(['sandbox', '--port', '5100', '--host', '::1']);
    await settled();
    signals.emit('SIGTERM');
    expect(await code).toBe(0);
    expect(log).toEqual([
      'sandbox listens',
      'out: The sandbox of 2 APIs listens on http://127.0.0.1:5100',
      'error: Stopping once requests in flight have finished. Signal again to stop at once.',
      'sandbox stops',
    ]);
    expect(served[0]?.sandbox).toMatchObject({ port: 5100, host: '::1' });
  });
});

describe('manifold schema', () => {
  it('prints the whole graph, independent of the environment', async () => {
    const { log, code } = run(['schema'], { environment: { PORT: 'x', MANIFOLD_CONFIG: 'nope.yaml' } });
    expect(await code).toBe(0);
    expect(log).toEqual(['out: type Query # chat,quotes']);
  });

  it('prints the part that a settings file enables', async () => {
    const { log, code } = run(['schema', '--config', 'nope.yaml']);
    expect(await code).toBe(2);
    expect(log).toEqual(['error: nope.yaml cannot be read: there is no such file']);
  });

  it('prints JSON of changes only', async () => {
    const { log, code } = run(['schema', '--json']);
    expect(await code).toBe(2);
    const problem = '--json: only with --diff; --format introspection is the graph as JSON';
    expect(log).toEqual([`out: ${JSON.stringify({ problems: [problem] }, null, 2)}`]);
  });
});
