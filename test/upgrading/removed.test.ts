import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { METRICS } from '#telemetry';
import type { SettingsNode } from '../../scripts/configuration/tables.ts';
import { readArguments } from '../../src/cli/arguments.ts';
import { commands } from '../../src/cli/index.ts';
import { problemsAt } from '../../src/config/harness.ts';

/** Every setting before 0.1.0; `*` is the name of an API. */
const SETTINGS = linesOf('settings.txt');

/** Every metric before 0.1.0, with its labels. */
const METRICS_BEFORE = linesOf('metrics.txt');

/** Every command before 0.1.0, with its options. */
const COMMANDS = [
  'start --config --host --port --profile --faults',
  'serve --config --host --port --profile --workers',
  'reload --config --json --profile',
  'sandbox --config --faults --host --port',
  'schema --config --diff --federation --for --format --json',
  'explain --config --json --operation --profile --variables',
  'add --config --dry-run --force --into --json --name --only',
  'keys --config --id --json --not-after --scopes --subject --tenant',
  'check --config --interface --json --profile',
  'doctor --config --json --profile',
  'completions',
];

const page = readFileSync('docs/upgrading.md', 'utf8');
const schema = JSON.parse(readFileSync('docs/manifold.schema.json', 'utf8')) as SettingsNode;

describe('what was removed', () => {
  it('of the settings is refused with what is there instead, and on the page', () => {
    const removed = SETTINGS.filter((path) => !isThere(keysOf(path)));
    const said = removed.map(
      (path) => [path, problemsAt(fileWith(keysOf(path.replaceAll('*', 'chat'))))[0] ?? 'accepted'] as const,
    );

    expect(said.filter(([, problem]) => !problem.includes(': removed; '))).toEqual([]);
    const outermost = removed.filter(
      (path) => !removed.includes(path.split('.').slice(0, -1).join('.').replace('[]', '')),
    );
    expect(outermost).toEqual(['defaults.retry.hedge', 'interfaces', 'profile']);
    for (const path of outermost) expect(page).toContain(path.split('.').slice(-2).join('.'));
  });

  it('under another name is there under its new one', () => {
    const gone = SETTINGS.filter((path) => !isThere(keysOf(path.replace(/^interfaces/, 'apis'))));
    expect(gone).toEqual(['defaults.retry.hedge', 'interfaces.*.retry.hedge', 'profile']);
  });

  it('of the command line is refused with what is there instead, and on the page', () => {
    const said = COMMANDS.flatMap((line) => {
      const [name = '', ...options] = line.split(' ');
      return commands.some((each) => each.name === name)
        ? options.map((option) => [option, messageOf([name, option])] as const)
        : [[name, messageOf([name])] as const];
    });
    const removed = said.filter(([, message]) => message !== undefined);

    expect(removed.filter(([, message]) => !message?.includes(' was removed: '))).toEqual([]);
    expect(removed.filter(([name]) => !page.includes(name))).toEqual([]);
    expect(new Set(removed.map(([name]) => name))).toEqual(
      new Set(['--profile', '--interface', 'doctor', 'completions']),
    );
  });

  it('of the metrics is no more than a label, whose new name is on the page', () => {
    const labels = new Map(METRICS.map(({ name, labels: own }) => [name, own]));
    const gone = METRICS_BEFORE.flatMap((line) => {
      const [name = '', ...before] = line.split(' ');
      const now = labels.get(name);
      return now ? before.filter((label) => !now.includes(label)) : [name];
    });

    expect([...new Set(gone)]).toEqual(['interface']);
    expect(page).toContain('the label `interface` of metrics');
  });
});

/** The lines of a file of this folder. */
function linesOf(name: string): readonly string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** The first message of a line, unless it is that a value or a word is missing. */
function messageOf(line: readonly string[]): string | undefined {
  const read = readArguments(line, commands);
  const message = read.kind === 'usage-error' ? read.message : undefined;
  return message?.endsWith(' needs a value') || message?.includes(' is given') ? undefined : message;
}

function keysOf(path: string): readonly string[] {
  return path.replaceAll('[]', '.[]').split('.');
}

function isThere([key, ...rest]: readonly string[], node: SettingsNode | undefined = schema): boolean {
  if (node === undefined || key === undefined) return node !== undefined;
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = node;
  if ($ref !== undefined) return isThere([key, ...rest], schema.definitions?.[$ref.split('/').at(-1) ?? '']);
  const { properties = {}, items } = node;
  const next = key === '*' ? Object.values(properties) : [key === '[]' ? items : properties[key]];
  return (
    next.some((one) => one && isThere(rest, one)) ||
    [...oneOf, ...anyOf, ...allOf].some((one) => isThere([key, ...rest], one))
  );
}

/** A settings file with this key alone. */
function fileWith(keys: readonly string[]): string {
  return stringify(keys.reduceRight<unknown>((value, key) => (key === '[]' ? [value] : { [key]: value }), 1));
}
