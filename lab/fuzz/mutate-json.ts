import type { Random } from '#sandbox';
import { SECRET, SECRET_TEXT } from './canaries.ts';

/** Bytes of copies. */
const MOST_COPIED = 4 * 1024 * 1024;

type Node = Record<string, unknown> | unknown[];

/** A copy of a value with a few changes at random places, where an upstream breaks its contract. */
export function mutatedJson(value: unknown, random: Random): unknown {
  const root = { value: structuredClone(value) };
  for (let count = random.int(1, 4); count > 0; count--) {
    const all: Node[] = [root];
    for (let at = 0; at < all.length && all.length < 5000; at++) {
      for (const child of Object.values(all[at] as object)) if (isNode(child)) all.push(child);
    }
    mutate(random.pick(all), random);
  }
  return root.value;
}

function mutate(node: Node, random: Random): void {
  const keys = Object.keys(node);
  const key = keys.length > 0 ? random.pick(keys) : 'unknown';
  const record = node as Record<string, unknown>;
  if (!Array.isArray(node) && random.chance(0.2)) {
    Object.defineProperty(node, random.pick([`${SECRET}Member`, '__proto__', 'constructor', 'toString', 'then', '']), {
      value: SECRET_TEXT,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else if (Array.isArray(node) && random.chance(0.4)) {
    changeList(node, random);
  } else if (random.chance(0.2)) {
    if (Array.isArray(node)) node.splice(Number(key), 1);
    else delete record[key];
  } else {
    record[key] = random.pick(OTHERS)(record[key], random);
  }
}

function changeList(list: unknown[], random: Random): void {
  const [first] = list;
  switch (random.int(0, 4)) {
    case 0:
      list.reverse();
      break;
    case 1:
      list.length = 0;
      break;
    case 2:
      list.push(
        ...Array.from({ length: Math.min(random.pick([1, 10, 2000]), mostCopies(first)) }, () =>
          structuredClone(first ?? null),
        ),
      );
      break;
    case 3:
      list.push(null, 7, SECRET_TEXT.length, [], {});
      break;
    default:
      list.splice(random.int(0, list.length), 1);
  }
}

/** Copies of copies would exceed the longest string. */
function mostCopies(item: unknown): number {
  return Math.floor(MOST_COPIED / JSON.stringify(item ?? null).length);
}

type Other = (value: unknown, random: Random) => unknown;

const OTHERS: readonly Other[] = [
  () => null,
  () => ({ [SECRET]: SECRET_TEXT }),
  () => [SECRET_TEXT.length, { [SECRET]: SECRET_TEXT }],
  (value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? Number(value) : value),
  (value) => (isNode(value) ? 'a text in place of an object' : value),
  (value) => [value],
  (value) => ({ value }),
  (_value, random) =>
    random.pick([0, -1, 1.5, 1e300, 2 ** 53, -(2 ** 31) - 1, true, false, '', ' ', '\u0000', 'x\ud800']),
  (value) => (typeof value === 'string' ? 'x'.repeat(70_000) : value),
  (value, random) =>
    typeof value === 'string' ? value + random.pick(['\u0000', '<script>', '\r\nX-Evil: 1', '../..', '\u202e']) : value,
  (_value, random) => nested(random.pick([10, 100, 2500])),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
