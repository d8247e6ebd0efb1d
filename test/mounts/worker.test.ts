import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMocks, type RunningSandbox, serveSandbox } from '#sandbox';
import { installExample } from '#test/install-example';

const PACKAGE = `@cloudflare/workerd-linux-${process.arch === 'arm64' ? 'arm64' : '64'}`;

// workerd comes from npm as a binary for Linux.
describe.runIf(process.platform === 'linux')('examples/mounts/worker, in workerd', () => {
  let sandbox: RunningSandbox;
  /** Forwards to the sandbox, and leaves calls without an answer while `hangs`. */
  let upstream: Server;
  let hangs = false;
  let calls = 0;
  let workerd: ChildProcess;
  const printed: string[] = [];
  let url: string;

  beforeAll(async () => {
    const folder = installExample('mounts');
    sandbox = await serveSandbox(await loadMocks(['countries']), { host: '127.0.0.1', port: 0, seed: 'worker' });
    upstream = createServer((request, response) => {
      calls += 1;
      if (!hangs) void forward(request, response);
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    const built = spawnSync(process.execPath, [join(folder, 'worker/build.ts')], { encoding: 'utf8' });
    expect(built.stderr).toBe('');
    const args = [
      'serve',
      join(folder, 'worker/dist/config.capnp'),
      '--socket-addr=http=127.0.0.1:0',
      '--control-fd=1',
    ];
    const child = spawn(join(folder, 'node_modules', PACKAGE, 'bin/workerd'), args, {
      env: { HOME: tmpdir(), MANIFOLD_COUNTRIES_URL: `http://127.0.0.1:${port}/countries` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    workerd = child;
    const lines = createInterface(child.stdout);
    const [line] = (await once(lines, 'line')) as [string];
    lines.on('line', (each) => printed.push(each));
    url = `http://127.0.0.1:${(JSON.parse(line) as { readonly port: number }).port}/graphql`;
  }, 120_000);
  afterAll(async () => {
    workerd.kill();
    upstream.closeAllConnections();
    upstream.close();
    await sandbox.stop();
  });

  async function forward({ url: target = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${sandbox.origin}${target}`);
    const cacheControl = answer.headers.get('cache-control') ?? 'max-age=60';
    response.writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': cacheControl });
    response.end(await answer.text());
  }
  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };

  it('answers queries, many at once', async () => {
    const query = 'query ($code: ID!) { country(id: $code) { code } countries { totalCount } }';
    const codes = ['FR', 'DE', 'IT', 'ES', 'AT', 'CH', 'LI', 'BE'];

    const answers = await Promise.all(codes.map((code) => post({ query, variables: { code } })));

    expect(answers).toEqual(
      codes.map((code) => ({ status: 200, body: { data: { country: { code }, countries: { totalCount: 250 } } } })),
    );
  });

  it('has one gateway for all requests, whose cache they share', async () => {
    const query = '{ country(id: "PT") { code3 } }';
    const before = calls;

    const [first, second] = [await post({ query }), await post({ query })];

    expect([first.body, second.body]).toEqual(Array(2).fill({ data: { country: { code3: 'PRT' } } }));
    expect(calls - before).toBe(1);
    expect(printed.filter((line) => line.includes('A gateway is created.'))).toHaveLength(1);
  });

  it('gives up calls that take too long, when the requests before them have ended', async () => {
    hangs = true;
    const ask = (code: string) => post({ query: `{ country(id: "${code}") { code } }` });

    const answers = await Promise.all([ask('JP'), ask('KR')]);

    hangs = false;
    expect(answers.map(({ body }) => body)).toMatchObject([
      { errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] },
      { errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] },
    ]);
    expect(await ask('NZ')).toMatchObject({ body: { data: { country: { code: 'NZ' } } } });
  });

  it('answers a large query', async () => {
    const query = '{ countries(first: 250) { nodes { name { common } translations { common } } } }';

    const { status, body } = await post({ query });

    expect(status).toBe(200);
    expect(JSON.stringify(body).length).toBeGreaterThan(100_000);
  });

  it('refuses a request that is not valid, and other paths', async () => {
    expect(await post({ query: '{ nothing }' })).toMatchObject({
      body: { errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    });
    expect((await fetch(new URL('/other', url))).status).toBe(404);
  });

  it('has an error for an upstream that is not there', async () => {
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));

    const { body } = await post({ query: '{ country(id: "IS") { code } }' });

    expect(body).toMatchObject({ data: { country: null }, errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  });
});
