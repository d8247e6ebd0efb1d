import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { packedPackage } from '#test/packed-package';
import { until } from '#test/until';
import { installedSize, installInEmptyProject } from '../scripts/package/installed.ts';
import { shippedFiles } from '../scripts/package/manifest.ts';
import { PACKAGE } from '../src/package.ts';
import { binaryOf } from './runtimes/binary-of.ts';

// The package is built, installed and started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const run = promisify(execFile);
const PERMISSIVE = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0']);
/** Some of the packages whose code is in the built files. */
const BUNDLED = ['@graphql-inspector/core', '@graphql-yoga/render-graphiql', 'undici', 'yaml', 'zod'];
const IGNORED = new Set(['CJSResolvesToESM']);
/** Uses of the entries, and wrong ones, which must not compile. */
const CONSUMER = `
import { createGateway } from 'manifold-gateway';
import { createClient, match } from 'manifold-gateway/client';
import { createTestGateway } from 'manifold-gateway/testing';
const gateway = await createGateway({ apis: { quotes: { url: 'https://quotes.example' } } });
export const answer: Promise<Response> = Promise.resolve(gateway.fetch(new Request('https://graph.example/graphql')));
await using tested = await createTestGateway();
export const client = createClient({ url: '/graphql' });
declare const result: { __typename: 'Made'; id: string } | { __typename: 'Refused'; message: string };
match(result, { Made: ({ id }) => id, Refused: ({ message }) => message });
// @ts-expect-error -- A member is missing.
match(result, { Made: ({ id }) => id });
// @ts-expect-error -- There is no such setting.
await createGateway({ nothing: 1 });
// @ts-expect-error -- A port is a number.
await createGateway({ server: { port: 'x' } });
`;
let folder: string;
let packageFolder: string;
let tarball: string;
let project: string;

beforeAll(async () => {
  const packed = await packedPackage();
  ({ tarball } = packed);
  packageFolder = packed.folder;
  folder = mkdtempSync(join(tmpdir(), 'manifold-packed-'));
  project = await installInEmptyProject(tarball, join(folder, 'project'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Manifest {
  readonly exports: Readonly<Record<string, string | object>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional: boolean }>>;
}

const manifest = () => JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as Manifest;
const entries = () =>
  Object.entries(manifest().exports)
    .filter(([, target]) => /\.js"/.test(JSON.stringify(target)))
    .map(([entry]) => `${PACKAGE}${entry.slice(1)}`);

/** Starts the installed program and resolves with its graph's origin once it serves, and what it prints about problems. */
async function started(...args: readonly string[]) {
  const child = spawn('npx', ['manifold', ...args], {
    cwd: project,
    env: { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', NODE_NO_WARNINGS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  });
  let printed = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const [, origin] = /GraphiQL\s+(http:\/\/[^/\s]+)/.exec(printed) ?? [];
    if (origin) return { origin, ask: (query: string) => ask(origin, query), errors: () => errors };
  }
  throw new Error(`It ended: ${printed}${errors}`);
}

async function ask(origin: string, query: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer sandbox' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return response.json();
}

describe('the packed package', () => {
  it('brings at most 30 packages and 27 MB, its pages and examples included', () => {
    const { packages, bytes } = installedSize(project);

    expect(packages).toContain(`node_modules/${PACKAGE}`);
    expect(packages.length).toBeLessThanOrEqual(30);
    expect(bytes).toBeLessThanOrEqual(27e6);
  });

  it('has a package.json without settings of the sources', () => {
    expect(Object.keys(manifest())).not.toContain('imports');
    expect(Object.keys(manifest())).not.toContain('private');
    expect(Object.keys(manifest())).not.toContain('devDependencies');
  });
});

it('contains and brings only packages with permissive licences', () => {
  const page = readFileSync(join(packageFolder, 'THIRD-PARTY.md'), 'utf8');
  const contained = [...page.matchAll(/^\| (\S+) \| \d\S* \| (.+) \|$/gm)].map(([, name, licence]) => [name, licence]);
  const { packages } = JSON.parse(readFileSync(join(project, 'node_modules', '.package-lock.json'), 'utf8')) as {
    packages: Record<string, { license: string }>;
  };
  const brought = Object.entries(packages).map(([name, { license }]) => [name, license]);

  expect(contained.map(([name]) => name)).toEqual(expect.arrayContaining(BUNDLED));
  expect([...contained, ...brought].filter(([, licence = '']) => !PERMISSIVE.has(licence))).toEqual([]);
});

it('has a bill of materials with everything that it contains', () => {
  const page = readFileSync(join(packageFolder, 'THIRD-PARTY.md'), 'utf8');
  const contained = [...page.matchAll(/^\| (\S+) \| (\d\S*) \| .+ \|$/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  const { components } = JSON.parse(readFileSync(join(packageFolder, 'sbom.cdx.json'), 'utf8')) as {
    components: readonly { name: string; version: string; scope: string; properties: readonly { value: string }[] }[];
  };
  const optional = components.filter(({ scope }) => scope === 'optional').map(({ name }) => name);
  const bundled = components.filter(({ properties }) => properties[0]?.value === 'bundled');

  expect(bundled.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(contained.toSorted());
  expect(bundled.map(({ name }) => name)).toEqual(expect.arrayContaining(BUNDLED));
  expect(optional).toEqual(expect.arrayContaining(['ioredis', 'oidc-provider']));
});

describe.runIf(process.arch === 'x64')('on a Node that is too old', () => {
  const needed = /Node 22\.19 or newer is needed, and this is v20\./;

  it.each([PACKAGE, `${PACKAGE}/testing`])('an import of %s says which one is needed', async (entry) => {
    const imported = run(binaryOf('node20'), ['--input-type=module', '--eval', `import '${entry}'`], { cwd: project });

    await expect(imported).rejects.toThrow(needed);
  });

  it('the program says so', async () => {
    const started = run(binaryOf('node20'), [`node_modules/${PACKAGE}/dist/main.js`, 'start'], { cwd: project });

    await expect(started).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(needed) });
  });
});

it('contains the files that its pages link to, and no other page', () => {
  const installed = join(project, 'node_modules', PACKAGE);
  const pages = globSync('**/*.md', { cwd: installed, exclude: ['THIRD-PARTY.md', 'node_modules/**'] });
  const shipped = shippedFiles('.');

  expect(shipped.filter((file) => !existsSync(join(installed, file)))).toEqual([]);
  expect(pages.toSorted()).toEqual(shipped.filter((file) => file.endsWith('.md')));
});

it('contains the pages that messages of the program name', async () => {
  const { stdout } = await run('npx', ['manifold', '--help'], { cwd: project });
  const pages = stdout.match(/\S+\.md/g) ?? [];

  expect(pages).toEqual([`node_modules/${PACKAGE}/docs/cli.md`, `node_modules/${PACKAGE}/docs/configuration.md`]);
  for (const page of pages) expect(existsSync(join(project, page))).toBe(true);
});

describe('npx manifold', () => {
  it('start serves the graph over its sandbox, GraphiQL and the console', async () => {
    const { origin, ask } = await started('start');
    const query = `{ countries(first: 1) { totalCount nodes { name { common } } } orders(first: 1) { nodes { orderId } } }`;

    expect(await ask(query)).toEqual({
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

  it('start without the package of an OpenID provider serves all but what needs it, and says what installs it', async () => {
    const { ask, errors } = await started('start');

    expect(await ask('{ clients { nodes { clientId } } }')).toEqual({ data: { clients: expect.anything() } });
    expect(await ask('{ userProfile { subject } }')).toMatchObject({
      errors: [{ message: expect.any(String) }],
      data: { userProfile: null },
    });
    const remedy = "The sandbox's OpenID provider needs the package oidc-provider: npm install oidc-provider";
    await until(() => expect(errors()).toContain(remedy));
  });

  it.each(['1', '2'])('serve by %s processes without the package of Redis says what installs it', async (workers) => {
    const env = { ...process.env, MANIFOLD_REDIS_URL: 'redis://127.0.0.1:9', NODE_NO_WARNINGS: '1' };
    const args = ['manifold', 'serve', '--port', '0', '--workers', workers];

    await expect(run('npx', args, { cwd: project, env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Redis needs the package ioredis: npm install ioredis\n'),
    });
  });

  it('schema prints the graph', async () => {
    const { stdout } = await run('npx', ['manifold', 'schema'], { cwd: project, maxBuffer: 2 ** 24 });

    expect(stdout).toBe(readFileSync('schema/manifold.graphql', 'utf8'));
  });
});

describe('the entries of the package', () => {
  beforeAll(() => {
    // Consumers of some entries have these packages.
    for (const peer of Object.keys(manifest().peerDependenciesMeta ?? {})) {
      const link = join(project, 'node_modules', peer);
      mkdirSync(dirname(link), { recursive: true });
      if (!existsSync(link)) symlinkSync(resolve('node_modules', peer), link);
    }
  });

  it.each(['nodenext', 'bundler'])('have types under module resolution "%s"', async (moduleResolution) => {
    const place = join(project, moduleResolution);
    mkdirSync(place);
    const imports = entries().map((entry, index) => `import * as entry${index} from '${entry}';`);
    const uses = entries().map((_entry, index) => `entry${index} satisfies object;`);
    writeFileSync(join(place, 'main.ts'), [...imports, ...uses, CONSUMER].join('\n'));
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

    // Types of other packages have errors of their own.
    const ours = (await messagesOf(place)).filter((line) =>
      /node_modules[\\/]manifold-gateway[\\/]|main\.ts/.test(line),
    );
    expect(ours).toEqual([]);
  });

  it('are modules that Node imports', async () => {
    const code = `for (const each of ${JSON.stringify(entries())}) await import(each);`;

    const { stderr } = await run('node', ['--input-type=module', '--eval', code], { cwd: project });
    expect(stderr).toBe('');
  });

  it('are as publint wants them', async () => {
    const { messages, pkg } = await publint({ pkgDir: packageFolder, pack: false, strict: true });

    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('have types for each way of importing ECMAScript modules', async () => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (checked.types === false) return expect.fail('The package has no types');

    // The package has no CommonJS: Node's require() takes its modules, old compilers do not know that.
    const problems = checked.problems.filter((each) => !IGNORED.has(each.kind) && !isOfOldResolution(each));
    expect(problems).toEqual([]);
  });
});

const isOfOldResolution = (problem: object) =>
  'resolutionKind' in problem && ['node10', 'node16-cjs'].includes(String(problem.resolutionKind));

/** The compiler's messages for a project. */
async function messagesOf(place: string): Promise<readonly string[]> {
  const tsc = resolve('node_modules', 'typescript', 'bin', 'tsc');
  const printed = await run('node', [tsc, '--project', place]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  return printed.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
}
