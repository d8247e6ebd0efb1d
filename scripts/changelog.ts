import { parse, print, visit } from 'graphql';
import type { SchemaChange, SchemaChanges } from '#gateway';

const UNRELEASED = '## Unreleased';

/** The changelog with these changes under `Unreleased`, in place of those there. */
export function withUnreleased(changelog: string, changes: SchemaChanges): string {
  const { head, released } = parts(changelog);
  return [head, section(UNRELEASED, changes), released]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** The changelog with what was under `Unreleased` under this version. */
export function withRelease(changelog: string, version: string, date: string): string {
  if (changelog.includes(`\n## ${version} `)) throw new TypeError(`There is a version ${version} already.`);
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\nNo changes.\n\n## ${version} (${date})`);
}

/** A schema without its descriptions, which changes do not count. */
export function withoutDescriptions(schema: string): string {
  const enter = (node: object) => ('description' in node ? { ...node, description: undefined } : undefined);
  return `${print(visit(parse(schema), { enter }))}\n`;
}

function parts(changelog: string) {
  const [head = '', rest = ''] = changelog.split(`${UNRELEASED}\n`);
  const next = rest.search(/^## /m);
  return { head: head.trim(), released: next < 0 ? '' : rest.slice(next).trim() };
}

function section(title: string, { breaking, dangerous, safe }: SchemaChanges): string {
  const groups = [...group('Breaking', breaking), ...group('Dangerous', dangerous), ...group('Safe', safe)];
  return [title, ...(groups.length > 0 ? groups : ['No changes.'])].join('\n\n');
}

function group(title: string, changes: readonly SchemaChange[]): string[] {
  if (changes.length === 0) return [];
  return [`### ${title}\n\n${changes.map(({ message }) => `- ${message.replaceAll("'", '`')}.`).join('\n')}`];
}
