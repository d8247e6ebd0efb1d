import { declared, membersOf } from './declared.ts';
import { valueAt } from './from.ts';
import type { PathIn, ValueAt } from './paths.ts';

/** The list at a path; an empty one where the upstream leaves it out. */
export function listFrom<Row, const Path extends string>(
  path: Path & PathIn<Row, Path>,
): (row: Row) => Exclude<ValueAt<Row, Path>, null | undefined> | readonly never[];
export function listFrom(path: string) {
  const members = membersOf(path);
  const valueIn = valueAt(members);
  return declared((row: unknown) => valueIn(row) ?? [], { paths: [members], passesOn: true });
}
