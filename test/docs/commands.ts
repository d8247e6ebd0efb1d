import { readFileSync } from 'node:fs';
import { labs } from '../../lab/labs.ts';
import { type SourceManifest, tarballName } from '../../scripts/package/manifest.ts';
import { readArguments } from '../../src/cli/arguments.ts';
import { commands } from '../../src/cli/index.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as SourceManifest & {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const { scripts, devDependencies, dependencies, peerDependencies } = manifest;
/** What `npm install` of this package names until it is published. */
const TARBALL = `./${tarballName(manifest)}`;
/** Relay's plugin for Babel is no package of ours: page-project.ts stands for it. */
const PACKAGES = new Set([
  TARBALL,
  'babel-plugin-relay',
  ...Object.keys({ ...devDependencies, ...dependencies, ...peerDependencies }),
]);
const ASSIGNMENT = /^\w+=/;
const WORD = /'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"]+)/g;

/** The first problem of shell commands: a command, option, script or package that there is not. */
export function commandProblem(code: string): string | undefined {
  const lines = code.replaceAll('\\\n', ' ').split('\n');
  return lines.map((line) => lineProblem(line.replace(/ #.*$/, '').trim())).find((problem) => problem !== undefined);
}

function lineProblem(line: string): string | undefined {
  if (line === '' || line.startsWith('#') || line.startsWith('export ')) return undefined;
  // A usage shows its options in brackets.
  if (line.endsWith('[options]')) return undefined;
  const [command = ''] = line.replace(/^source <\((.*)\)$/, '$1').split(/ [>|<] ?/);
  const words = [...command.matchAll(WORD)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  const [program, ...args] = words.slice(words.findIndex((word) => !ASSIGNMENT.test(word)));
  if (program === 'npx') return args[0] === 'manifold' ? manifold(args.slice(1)) : packageProblem(args[0]);
  if (program === 'manifold') return manifold(args);
  if (program === 'npm') return npm(args);
  return program === 'curl' ? undefined : `no known program: ${program}`;
}

function manifold(args: readonly string[]): string | undefined {
  const parsed = readArguments(args, commands);
  return parsed.kind === 'usage-error' ? parsed.message : undefined;
}

function npm([action, ...args]: readonly string[]): string | undefined {
  if (action === 'install') {
    return args
      .filter((each) => !each.startsWith('-'))
      .map(packageProblem)
      .find((problem) => problem !== undefined);
  }
  const name = action === 'run' ? (args[0] ?? '') : (action ?? '');
  const [, , lab] = args;
  if (name === 'lab' && lab !== undefined && !Object.hasOwn(labs, lab)) return `no lab "${lab}"`;
  return name in scripts || name === 'init' ? undefined : `no script "${name}"`;
}

function packageProblem(name: string | undefined): string | undefined {
  return name !== undefined && PACKAGES.has(name) ? undefined : `no package of this project: ${name}`;
}
