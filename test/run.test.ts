import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';

const AS_OLD =
  "data:text/javascript,Object.defineProperties(process,{version:{value:'v20.1.0'},versions:{value:{node:'20.1.0'}}})";
const INSTALLS = 'mkdir -p node_modules';
const INSTALLING = 'Installing what the lock file says…';
const CI = 'npm ci --no-audit --no-fund --loglevel=error --prefer-offline';

interface Machine {
  readonly packages?: object;
  readonly lock?: string | undefined;
  /** The script of a fake `npm`, which also prints its arguments; without it, there is no npm. */
  readonly npm?: string | undefined;
  readonly isOld?: boolean;
  /** The script, which is a development tool unless it is below src/. */
  readonly script?: string;
}

/** A project of one script, without installed packages. */
function project({
  packages = {},
  lock = lockOf({}),
  npm = INSTALLS,
  isOld = false,
  script: first = 'hello.mjs',
}: Machine) {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  for (const each of ['scripts', 'path']) mkdirSync(join(folder, each));
  copyFileSync('scripts/run.mjs', join(folder, 'scripts', 'run.mjs'));
  write('package.json', JSON.stringify(packages));
  if (lock !== '') write('package-lock.json', lock);
  for (const each of ['hello.mjs', 'src/main.mjs']) write(each, 'console.log("hello", ...process.argv.slice(2))');
  if (npm !== '') chmodSync(write('path/npm', `#!/bin/sh\necho npm "$@"\n${npm}\n`), 0o755);
  const start = (script = first) => {
    const { status, stdout, stderr, error } = spawnSync(process.execPath, ['scripts/run.mjs', script, 'you'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: [join(folder, 'path'), ...(npm === '' ? [] : ['/usr/bin', '/bin'])].join(delimiter),
        ...(isOld && { NODE_OPTIONS: `--import=${AS_OLD}` }),
      },
    });
    if (error) throw error;
    return { status, out: stdout.trim(), lines: stderr.trim().split('\n').filter(Boolean) };
  };
  return { start, write, folder };
}

const lockOf = (root: object) => JSON.stringify({ packages: { '': root } });

describe('a script on a machine without node_modules', () => {
  it('installs the packages of the lock file first, once', () => {
    const { start, folder } = project({});

    expect(start()).toEqual({ status: 0, out: 'hello you', lines: [INSTALLING, CI] });
    expect(existsSync(join(folder, 'node_modules'))).toBe(true);
    expect(start()).toEqual({ status: 0, out: 'hello you', lines: [] });
  });

  it('installs packages again when the lock file has changed', () => {
    const { start, write } = project({});
    start();
    write('package-lock.json', `${lockOf({})}\n`);

    expect(start().lines[0]).toBe('The lock file changed: installing…');
    expect(start().lines).toEqual([]);
  });

  it('does not run if npm fails', () => {
    const { start } = project({ npm: 'echo "there is no such package" >&2; exit 3' });

    const { status, out, lines } = start();

    expect([status, out]).toEqual([1, '']);
    expect(lines.slice(-2)).toEqual([
      'there is no such package',
      'npm ci failed, as it says above: once that is put right, start again. Nothing was started.',
    ]);
  });

  it.each([
    ['there is no npm', { npm: '' }, 'npm cannot be run: install Node with npm. Nothing was started.'],
    [
      'Node is too old, and npm brings none',
      { isOld: true },
      'Node 24 or newer is needed, and this is v20.1.0. Install it, or run npm install with development packages.',
    ],
  ])('prints a remedy where %s', (_what, machine, says) => {
    const { status, out, lines } = project(machine).start();

    expect([status, out, lines.at(-1)]).toEqual([1, '', says]);
  });

  it("runs on npm's Node if that of the machine is too old", () => {
    const node = 'mkdir -p node_modules/.bin; printf "#!/bin/sh\\necho own node\\n" > node_modules/.bin/node';
    const { start } = project({ isOld: true, npm: `${node}; chmod +x node_modules/.bin/node` });

    expect(start()).toMatchObject({ status: 0, out: 'own node' });
  });
});

describe('the program', () => {
  const program = 'src/main.mjs';

  it('runs without the packages for development, and without a Node of its own if that of the machine is new enough', () => {
    const { start } = project({ script: program });

    expect(start().lines).toEqual([INSTALLING, `${CI} --omit=dev --omit=optional`]);
    expect(start().lines).toEqual([]);
  });

  it("installs npm's Node if that of the machine is too old, although the other packages are there", () => {
    const node =
      'mkdir -p node_modules/.bin; printf "#!/bin/sh\\necho own node\\n" > node_modules/.bin/node; chmod +x node_modules/.bin/node';
    const { start, write } = project({ script: program, isOld: true, npm: node });
    write('node_modules/.package-lock.json', '{"packages":{}}');

    expect(start()).toMatchObject({ out: 'own node', lines: [expect.any(String), `${CI} --omit=dev`] });
    expect(start()).toMatchObject({ out: 'own node', lines: [] });
  });

  it('runs with what development installed, and development installs what the program left out', () => {
    const { start } = project({ script: program });
    start();

    expect(start('hello.mjs').lines).toEqual(['Installing the other packages…', CI]);
    expect(start().lines).toEqual([]);
    expect(start('hello.mjs').lines).toEqual([]);
  });

  it('installs all packages again where development packages were there before', () => {
    const packages = { devDependencies: { vitest: '^5.0.0' } };
    const { start, write } = project({ packages, lock: lockOf(packages) });
    utimesSync(write('node_modules/.package-lock.json', '{"packages":{"node_modules/vitest":{}}}'), 0, 0);

    expect(start(program).lines).toEqual(['The lock file changed: installing…', CI]);
    expect(start(program).lines).toEqual([]);
  });

  it('installs again after an installation that was interrupted', () => {
    const { start, write } = project({ npm: 'mkdir -p node_modules/graphql; kill -9 $PPID' });
    expect(start(program)).toMatchObject({ status: null, out: '' });
    chmodSync(write('path/npm', `#!/bin/sh\necho npm "$@"\n${INSTALLS}\n`), 0o755);

    expect(start(program)).toMatchObject({
      status: 0,
      out: 'hello you',
      lines: [expect.any(String), expect.any(String)],
    });
  });

  it.each([
    ['takes an installation by hand', '{"packages":{"node_modules/zod":{}}}', []],
    ['completes an installation by hand', '{"packages":{}}', [expect.any(String), `${CI} --omit=dev --omit=optional`]],
  ])('%s', (_what, installed, lines) => {
    const packages = { dependencies: { zod: '^4.0.0' }, devDependencies: { vitest: '^5.0.0' } };
    const { start, write } = project({ packages, lock: lockOf(packages) });
    write('node_modules/.package-lock.json', installed);

    expect(start(program)).toEqual({ status: 0, out: 'hello you', lines });
  });
});

it("puts the sources' package.json back after npm packed, and leaves one that is there", () => {
  const packages = { devDependencies: { vitest: '^5.0.0' } };
  const { start, write, folder } = project({ packages, lock: lockOf(packages) });
  const read = () => readFileSync(join(folder, 'package.json'), 'utf8');
  write('package.source.json', JSON.stringify({ devDependencies: {} }));

  start();
  expect(JSON.parse(read())).toEqual(packages);
  write('package.json', '{"name":"published"}');
  write('package.source.json', JSON.stringify(packages));
  expect(start()).toMatchObject({ status: 0, out: 'hello you' });
  expect(JSON.parse(read())).toEqual(packages);
});

it('the program says which Node it needs, on one that cannot load it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/main.ts', 'start'], {
    encoding: 'utf8',
    env: { NODE_OPTIONS: `--import=${AS_OLD}` },
  });

  expect([status, stderr]).toEqual([
    1,
    'Node 24 or newer is needed, and this is v20.1.0. Update it, or take one for this project: npm install node\n',
  ]);
});

describe('a lock file', () => {
  const packages = { dependencies: { zod: '^5.0.0' }, devDependencies: { vitest: '^5.1.0' } };

  it.each([
    ['has another version', { ...packages, dependencies: { zod: '^4.0.0' } }, 'zod ^5.0.0'],
    ['lacks a package', { dependencies: packages.dependencies }, 'vitest ^5.1.0'],
    ['has one too many', { ...packages, dependencies: { ...packages.dependencies, yaml: '^2' } }, 'that yaml is gone'],
  ])('that %s is out of date', (_what, locked, says) => {
    const problem = `it does not say ${says}, as package.json does. Run npm install.`;

    expect(project({ packages, lock: lockOf(locked) }).start()).toEqual({
      status: 1,
      out: '',
      lines: [`package-lock.json is out of date: ${problem}`],
    });
  });

  it.each([
    ['<<<<<<< HEAD', 'cannot be read'],
    ['', 'is not there'],
  ])('such as %j %s', (lock, why) => {
    expect(project({ lock }).start()).toEqual({
      status: 1,
      out: '',
      lines: [`package-lock.json ${why}: take it from version control, or run npm install.`],
    });
  });
});
