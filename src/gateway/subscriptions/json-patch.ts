/** An operation of a JSON Patch (RFC 6902). */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** Missing in the types of the standard library. */
const json = JSON as unknown as { isRawJSON(value: unknown): value is { readonly rawJSON: string } };

/** The operations that make one JSON value of another. Equal items at both ends of a list are left as they are. */
export function jsonPatch(before: unknown, after: unknown): readonly PatchOperation[] {
  const operations: PatchOperation[] = [];
  compare(before, after, '', operations);
  return operations;
}

function compare(before: unknown, after: unknown, path: string, into: PatchOperation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, into);
  if (isObject(before) && isObject(after)) return compareObjects(before, after, path, into);
  if (!isEqual(before, after)) into.push({ op: 'replace', path, value: after });
}

type Members = Readonly<Record<string, unknown>>;

function compareObjects(before: Members, after: Members, path: string, into: PatchOperation[]): void {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) continue;
    const place = `${path}/${escaped(name)}`;
    if (member(after, name) === undefined) into.push({ op: 'remove', path: place });
    else compare(value, after[name], place, into);
  }
  for (const [name, value] of Object.entries(after)) {
    if (value !== undefined && member(before, name) === undefined) {
      into.push({ op: 'add', path: `${path}/${escaped(name)}`, value });
    }
  }
}

/** Items between those that are equal are compared one by one, and others removed or added behind them. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  into: PatchOperation[],
): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const common = shorter - start - end;
  for (let at = start; at < start + common; at++) compare(before[at], after[at], `${path}/${at}`, into);
  const from = start + common;
  for (let at = before.length - end - 1; at >= from; at--) into.push({ op: 'remove', path: `${path}/${at}` });
  for (let at = from; at < after.length - end; at++) {
    into.push({ op: 'add', path: `${path}/${at}`, value: after[at] });
  }
}

function isEqual(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, at) => isEqual(item, after[at]));
  }
  if (isObject(before) && isObject(after)) {
    const names = Object.keys(before);
    return (
      names.length === Object.keys(after).length && names.every((name) => isEqual(before[name], member(after, name)))
    );
  }
  // Numbers that JSON would round keep their digits in objects of their own.
  if (json.isRawJSON(before) || json.isRawJSON(after)) return JSON.stringify(before) === JSON.stringify(after);
  return false;
}

/** Values of the scalar JSON may have members with the names of inherited ones. */
function member(object: Members, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !json.isRawJSON(value);
}

/** A member of a JSON Pointer (RFC 6901). */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
