import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installInEmptyProject } from '../scripts/package/install.ts';
import { installedSize } from '../scripts/package/installed-size.ts';
import { pack } from '../scripts/package/pack.ts';

// The package is built, installed and started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const run = promisify(execFile);
const MODULES = ['nodenext', 'bundler'];
let folder: string;
let tarball: string;
let project: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifold-packed-'));
  tarball = await pack(process.cwd(), folder);
  project = await installInEmptyProject(tarball, join(folder, 'project'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Manifest {
  readonly exports: Readonly<Record<string, string | object>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional: boolean }>>;
}

const manifest = () => JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8')) as Manifest;
const entries = () =>
  Object.entries(manifest().exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([entry]) => `manifold${entry.slice(1)}`);

/** Starts the installed program and resolves with its graph's origin once it serves. */
async function started(...args: readonly string[]): Promise<string> {
  const child = spawn('npx', ['manifold', ...args], {
    cwd: project,
    env: { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const [, origin] = /GraphiQL\s+(http:\/\/[^/\s]+)/.exec(printed) ?? [];
    if (origin) return origin;
  }
  throw new Error(`It ended: ${printed}`);
}

describe('the packed package', () => {
  it('brings at most 30 packages and 25 MB', () => {
    const { packages, bytes } = installedSize(project);

    expect(packages).toContain('node_modules/manifold');
    expect(packages.length).toBeLessThanOrEqual(30);
    expect(bytes).toBeLessThanOrEqual(25e6);
  });

  it('has a package.json without settings of the sources', () => {
    expect(Object.keys(manifest())).not.toContain('imports');
    expect(Object.keys(manifest())).not.toContain('private');
    expect(Object.keys(manifest())).not.toContain('devDependencies');
  });
});

describe('npx manifold', () => {
  it('start serves the graph over its sandbox, GraphiQL and the console', async () => {
    const origin = await started('start');
    const query = `{ countries(first: 1) { totalCount nodes { name { common } } } orders(first: 1) { nodes { orderId } } }`;
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox' },
      body: JSON.stringify({ query }),
    });

    expect(await response.json()).toEqual({
      data: {
        countries: { totalCount: 250, nodes: [{ name: { common: expect.any(String) } }] },
        orders: { nodes: [{ orderId: expect.any(String) }] },
      },
    });
    const html = { accept: 'text/html' };
    const pages = ['/graphql', '/graphql/graphiql/graphiql.js', '/'].map((path) =>
      fetch(origin + path, { headers: html }),
    );
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('schema prints the graph', async () => {
    const { stdout } = await run('npx', ['manifold', 'schema'], { cwd: project, maxBuffer: 2 ** 24 });

    expect(stdout).toBe(readFileSync('schema/manifold.graphql', 'utf8'));
  });
});

describe('the entries of the package', () => {
  it.each(MODULES)('have types under module resolution "%s"', async (moduleResolution) => {
    const place = join(project, moduleResolution);
    mkdirSync(place);
    const lines = entries().map(
      (entry, index) => `import * as entry${index} from '${entry}';\nentry${index} satisfies object;`,
    );
    writeFileSync(join(place, 'main.ts'), `${lines.join('\n')}\n`);
    const compilerOptions = {
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution,
      strict: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
    };
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const tsc = resolve('node_modules/typescript/bin/tsc');

    const failure = await run('node', [tsc, '--project', place]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(failure).toBe('');
  });

  it('are modules that Node imports', async () => {
    const code = `for (const each of ${JSON.stringify(entries())}) await import(each);`;

    await expect(run('node', ['--input-type=module', '--eval', code], { cwd: project })).resolves.toMatchObject({
      stderr: '',
    });
  });
});
