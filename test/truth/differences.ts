import { isDeepStrictEqual } from 'node:util';

/** An object of an answer. */
export type Record = Readonly<{ [name: string]: unknown }>;

/** The records at the end of these steps of an answer. */
export function recordsAt(data: unknown, steps: readonly string[]): Record[] {
  const names = steps.filter((each) => !each.startsWith('...')).map((each) => each.split('(')[0] ?? '');
  let values: unknown[] = [data];
  for (const name of names) {
    values = values.flatMap((value) => (isRecord(value) ? [value[name]] : [])).flat();
  }
  return values.filter(isRecord).filter(({ id }) => typeof id === 'string');
}

/** The fields in which two answers about one record differ. `raw` is the resource as its own answer had it. */
export function differences(one: Record, other: Record): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => name !== 'raw' && !isDeepStrictEqual(withoutRaw(one[name]), withoutRaw(other[name])))
    .map((name) => `${String(one['__typename'])}.${name}: ${shown(one[name])} and ${shown(other[name])}`);
}

function withoutRaw(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRaw);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (name === 'raw' ? [] : [[name, withoutRaw(each)]])),
  );
}

const isRecord = (value: unknown): value is Record => typeof value === 'object' && value !== null;
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 120);
