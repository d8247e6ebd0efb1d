import { declared, membersOf } from './declared.ts';
import { valueAt } from './from.ts';
import type { PathIn, ValueAt } from './paths.ts';

/** The flag at a path; `false` where the upstream leaves it out. */
export function flagFrom<Row, const Path extends string>(
  path: Path & PathIn<Row, Path>,
): (row: Row) => Exclude<ValueAt<Row, Path>, null | undefined> | false;
export function flagFrom(path: string) {
  const members = membersOf(path);
  const valueIn = valueAt(members);
  return declared((row: unknown) => valueIn(row) ?? false, { paths: [members], passesOn: true });
}
