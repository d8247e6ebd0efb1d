import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStandIns, type RunningSandbox, serveSandbox } from '#sandbox';
import { installExample } from '#test/install-example';

const PACKAGE = `@cloudflare/workerd-linux-${process.arch === 'arm64' ? 'arm64' : '64'}`;

// workerd comes from npm as a binary for Linux.
describe.runIf(process.platform === 'linux')('examples/mounts/worker, in workerd', () => {
  let sandbox: RunningSandbox;
  let workerd: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const folder = installExample('mounts');
    sandbox = await serveSandbox(await loadStandIns(['countries']), { host: '127.0.0.1', port: 0, seed: 'worker' });
    const built = spawnSync(process.execPath, [join(folder, 'worker/build.ts')], { encoding: 'utf8' });
    expect(built.stderr).toBe('');
    const args = [
      'serve',
      join(folder, 'worker/dist/config.capnp'),
      '--socket-addr=http=127.0.0.1:0',
      '--control-fd=1',
    ];
    const child = spawn(join(folder, 'node_modules', PACKAGE, 'bin/workerd'), args, {
      env: { HOME: tmpdir(), MANIFOLD_COUNTRIES_URL: `${sandbox.origin}/countries` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    workerd = child;
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    url = `http://127.0.0.1:${(JSON.parse(line) as { readonly port: number }).port}/graphql`;
  }, 120_000);
  afterAll(async () => {
    workerd.kill();
    await sandbox.stop();
  });

  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };

  it('answers queries, many at once', async () => {
    const query = 'query ($code: CountryCode!) { country(code: $code) { code } countries { totalCount } }';
    const codes = ['FR', 'DE', 'IT', 'ES', 'AT', 'CH', 'LI', 'BE'];

    const answers = await Promise.all(codes.map((code) => post({ query, variables: { code } })));

    expect(answers).toEqual(
      codes.map((code) => ({ status: 200, body: { data: { country: { code }, countries: { totalCount: 250 } } } })),
    );
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
    await sandbox.stop();

    const { body } = await post({ query: '{ country(code: "FR") { code } }' });

    expect(body).toMatchObject({ data: { country: null }, errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  });
});
