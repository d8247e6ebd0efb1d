import type { RootSources, Source } from './field-sources.ts';
import { valuesOf } from './values-of.ts';

const LONGEST = 60;

/**
 * A table for readers: each field below a root field, the property of the upstream's answer that it is read from, an
 * example where the value is another than was sent, and the value where the property is absent, unless that is null. A
 * property in parentheses decides about the object that has the field.
 */
export function fieldTable(all: readonly RootSources[]): string {
  const answered = new Set(all.flatMap(answeredFields));
  const parts = all.map((root) => {
    const { use, operations } = root;
    const heading = `## ${use.field}${operations.length > 0 ? ` (${operations.join(', ')})` : ''}`;
    return `${heading}\n\n${aligned(rowsOf(root, answered))}`;
  });
  const unread = unreadProperties(all);
  return (
    [...parts, ...(unread.length > 0 ? [`## Read by no typed field\n\n${unread.join('\n')}`] : [])].join('\n\n') + '\n'
  );
}

type Row = readonly [field: string, source: string, note: string];

/** Those that have a value somewhere, such as `Order.createdAt`. */
function answeredFields({ leaves, data }: RootSources): string[] {
  return [...leaves].filter(([path]) => valuesOf(data, path.split('.')).some(isPresent)).map(([, { field }]) => field);
}

/** Without fields that have no value here, but elsewhere. */
function rowsOf(root: RootSources, answered: ReadonlySet<string>): Row[] {
  const { leaves, sources, data } = root;
  const prefix = `${root.use.field}.`;
  const fields = [...leaves]
    .filter(([path, { field }]) => !answered.has(field) || valuesOf(data, path.split('.')).some(isPresent))
    .map(([path]) => path);
  const lists = listsThatStay(sources, leaves);
  return [...fields, ...lists.keys()].toSorted().map((path) => {
    const row = lists.get(path) ?? leafRow(path, root);
    return [path.slice(prefix.length).replaceAll('__', ':') || path, row.source, row.note];
  });
}

function leafRow(path: string, { leaves, sources, data }: RootSources) {
  const value = valuesOf(data, path.split('.')).find(isPresent);
  if (value === undefined) return { source: '-', note: 'never answered' };
  if (leaves.get(path)?.type === 'JSON') {
    const whole = sources.find(({ sent }) => sent.some((each) => JSON.stringify(each) === JSON.stringify(value)));
    if (whole) return { source: whole.property, note: '' };
  }
  const changing = sources.filter(({ changed }) => changed.some((each) => each.path === path));
  if (changing.length === 0) return { source: objectSource(path, sources), note: '' };
  const [first] = changing;
  const isSent = first?.sent.some((each) => plain(each) === plain(value));
  const notes = [...(isSent ? [] : [conversion(path, first?.sent ?? [], value, data)]), ...absences(changing, path)];
  return { source: summary(changing.map(({ property }) => property)), note: notes.join('; ') };
}

/** The properties that decide which object it is that has the field, or whether there is one. */
function objectSource(path: string, sources: readonly Source[]): string {
  const parts = path.split('.');
  const objects = parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join('.'));
  for (const object of objects) {
    const found = sources.filter(({ changed }) => changed.some((each) => each.path === object));
    if (found.length > 0) return `(${summary(found.map(({ property }) => property))})`;
  }
  return '-';
}

/** Both values, where as many were answered as were sent, so that they are of the same object. */
function conversion(path: string, sent: readonly unknown[], value: unknown, data: unknown): string {
  const answered = valuesOf(data, path.split('.'));
  return answered.length === sent.length ? `${shown(sent[0])} → ${shown(answered[0])}` : `→ ${shown(value)}`;
}

function absences(changing: readonly Source[], path: string): string[] {
  const values = changing.flatMap(({ absent }) => absent.filter((each) => each.path === path));
  const present = values.map(({ after }) => after).filter(isPresent);
  return [...new Set(present.map((value) => `absent: ${shown(value)}`))];
}

/** Objects and lists that are not null where their property is absent. */
function listsThatStay(sources: readonly Source[], leaves: RootSources['leaves']) {
  const found = new Map<string, { source: string; note: string }>();
  for (const { property, isScalar, absent } of sources) {
    if (isScalar) continue;
    for (const { path, after } of absent.filter((each) => isPresent(each.after))) {
      if (!leaves.has(path)) found.set(path, { source: property, note: `absent: ${shown(after)}` });
    }
  }
  return found;
}

const isPresent = (value: unknown) => value !== null && value !== undefined;

/** The properties that change nothing but JSON values. */
function unreadProperties(all: readonly RootSources[]): string[] {
  const read = new Map<string, boolean>();
  for (const { sources, leaves } of all) {
    for (const { property, isScalar, changed } of sources.filter((each) => each.isScalar)) {
      const isRead = isScalar && changed.some(({ path }) => leaves.get(path)?.type !== 'JSON');
      read.set(property, (read.get(property) ?? false) || isRead);
    }
  }
  const unread = [...read].filter(([, isRead]) => !isRead).map(([property]) => property);
  return [...new Set(unread.map((property) => widest(property, read)))].toSorted();
}

/** The outermost object of which nothing is read, or the property itself. */
function widest(property: string, read: ReadonlyMap<string, boolean>): string {
  const parts = property.split('/');
  const prefixes = parts.slice(1).map((_part, index) => `${parts.slice(0, index + 1).join('/')}/`);
  const unread = prefixes.find((prefix) => ![...read].some(([name, isRead]) => isRead && name.startsWith(prefix)));
  return unread ?? property;
}

function summary(properties: readonly string[]): string {
  const [first = '', second] = properties;
  return properties.length > 2 ? `${first} and ${properties.length - 1} more` : second ? `${first}, ${second}` : first;
}

function plain(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shown(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').replaceAll(/127\.0\.0\.1:\d+/g, 'upstream.test');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function aligned(rows: readonly Row[]): string {
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([field, source, note]) =>
      `${field.padEnd(widths[0] ?? 0)}  ${source.padEnd(widths[1] ?? 0)}  ${note}`.trimEnd(),
    )
    .join('\n');
}
