import type { StandIn } from '#sandbox';
import { code, table } from '../markdown.ts';

const SECTION = /(?<=<!-- interfaces: .*-->\n)[\s\S]*?(?=<!-- end of interfaces -->)/;

/** `docs/sandbox.md` with a new table of interfaces. */
export function withSandboxTable(text: string, standIns: readonly StandIn[]): string {
  if (!SECTION.test(text)) throw new TypeError('docs/sandbox.md has no place for the table of its interfaces');
  const rows = standIns.map(({ slug, about: { data, changes = '' } }) => [code(slug), data, changes]);
  return text.replace(SECTION, () => `\n${table(['interface', 'data', 'changes'], rows)}\n\n`);
}
