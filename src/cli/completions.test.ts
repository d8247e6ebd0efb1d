import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fileWith } from '#test/product';
import { run } from './harness.ts';

const isInstalled = (shell: string) => spawnSync(shell, ['--version']).error === undefined;

async function scriptOf(shell: string): Promise<string> {
  const { log, code } = run(['completions', shell]);
  expect(await code).toBe(0);
  return fileWith(`completions.${shell}`, String(log[0]?.replace('out: ', '')));
}

/** The lines that a script prints. It reads the completions from `$script`, and the words of the command line as arguments. */
function linesOf(shell: string, script: string, completions: string, words: readonly string[]): string[] {
  const environment = { ...process.env, script: completions };
  const { stdout, stderr } = spawnSync(shell, ['-c', script, shell, ...words], { encoding: 'utf8', env: environment });
  expect(stderr).toBe('');
  return stdout.trim().split(/\s+/).filter(Boolean);
}

const COMMANDS = ['start', 'serve', 'reload', 'sandbox', 'schema', 'explain', 'add', 'keys', 'check', 'completions'];

const BASH = `source "$script"
compopt() { echo FILES; }
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_manifold
printf '%s\\n' "\${COMPREPLY[@]}"`;

// The completion system needs a terminal: its functions print what they are given.
const ZSH = `compdef() { : }
compadd() { shift; print -l -- "$@" }
_files() { print FILES }
_describe() { print -l -- "\${(@)\${(@P)2}%%:*}" }
source "$script"
words=("$@") CURRENT=$#
_manifold`;

const FISH = 'source $script; complete -C (string join " " -- $argv[2..]) | string replace -r "\\t.*" ""';

describe.each([
  ['bash', BASH],
  ['zsh', ZSH],
  ['fish', FISH],
])('manifold completions %s', (shell, script) => {
  const complete = async (...words: readonly string[]) => {
    const offered = linesOf(shell, script, await scriptOf(shell), words);
    // The completion system of zsh filters what it is given.
    return offered.filter((word) => word === 'FILES' || word.startsWith(String(words.at(-1))));
  };

  it.skipIf(!isInstalled(shell))('is a script that the shell parses', async () => {
    const { status, stderr } = spawnSync(shell, ['-n', await scriptOf(shell)], { encoding: 'utf8' });

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.skipIf(!isInstalled(shell))('completes commands', async () => {
    expect((await complete('manifold', '')).filter((word) => !word.startsWith('-')).toSorted()).toEqual(
      COMMANDS.toSorted(),
    );
    expect((await complete('manifold', 's')).toSorted()).toEqual(['sandbox', 'schema', 'serve', 'start']);
  });

  it.skipIf(!isInstalled(shell))('completes the options of a command', async () => {
    expect((await complete('manifold', 'check', '--')).toSorted()).toEqual([
      '--config',
      '--help',
      '--interface',
      '--json',
      '--profile',
    ]);
    expect(await complete('manifold', 'serve', '--profile', '')).toEqual(['public']);
    expect(await complete('manifold', 'serve', '--w')).toEqual(['--workers']);
  });

  it.skipIf(!isInstalled(shell))('completes interfaces, formats and arguments', async () => {
    expect((await complete('manifold', 'check', '--interface', '')).toSorted()).toEqual(['chat', 'quotes']);
    expect(await complete('manifold', 'schema', '--format', 'p')).toEqual(['possible-types']);
    expect(await complete('manifold', 'completions', 'z')).toEqual(['zsh']);
  });

  it.skipIf(!isInstalled(shell))('offers nothing for a number, and files for a file', async () => {
    expect(await complete('manifold', 'serve', '--port', '')).toEqual([]);
    const files = [shell === 'fish' ? 'package.json' : 'FILES'];
    expect(await complete('manifold', 'serve', '--config', 'package.js')).toEqual(files);
    expect(await complete('manifold', 'explain', 'package.js')).toEqual(files);
    expect(await complete('manifold', 'explain', '--json', 'package.js')).toEqual(files);
    expect(await complete('manifold', 'add', '--name', 'desk', 'package.js')).toEqual(files);
    expect(await complete('manifold', 'explain', 'package.json', '--j')).toEqual(['--json']);
  });
});
