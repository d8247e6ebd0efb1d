/** A serialized JSON value. */
export interface CountedValue {
  readonly value: unknown;
  /** The number of objects, lists and scalar list items, including the value itself. */
  readonly nodes: number;
  /** `nodes` plus the number of object members: a measure of the time to traverse the value. */
  readonly size: number;
}

/** Serializes JSON values. `counted` stops beyond `mostNodes` nodes; its value is invalid then. */
export interface CountedSerialize {
  (value: unknown): unknown;
  readonly counted: (value: object, mostNodes: number) => CountedValue;
}

/** Serializes JSON. Integers beyond 2^53 keep all digits. */
export const exactJson: CountedSerialize = Object.assign(
  (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? counted(value, Infinity).value : withDigits(value),
  { counted },
);

/** Parses JSON, integers beyond 2^53 as `bigint`; `undefined` where it is malformed. */
export function parsedJson(text: string | null | undefined): unknown {
  if (text == null) return undefined;
  try {
    return JSON.parse(text, exactly);
  } catch {
    return undefined;
  }
}

function exactly(_key: string, value: unknown, context?: { source: string }): unknown {
  const source = context?.source ?? '';
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source);
  return isRounded ? BigInt(source) : value;
}

function counted(value: object, mostNodes: number): CountedValue {
  const count = { nodes: 0, members: 0, most: mostNodes, hasBigInt: false };
  walk(value, count);
  const { nodes, members, hasBigInt } = count;
  return { value: hasBigInt && nodes <= mostNodes ? withDigits(value) : value, nodes, size: nodes + members };
}

interface Count {
  nodes: number;
  members: number;
  readonly most: number;
  hasBigInt: boolean;
}

function walk(value: object, count: Count): void {
  count.nodes += 1;
  if (Array.isArray(value)) return walkItems(value, count);
  for (const name in value) {
    if (count.nodes > count.most) return;
    count.members += 1;
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof member === 'object') {
      if (member !== null) walk(member, count);
    } else if (typeof member === 'bigint') count.hasBigInt = true;
  }
}

function walkItems(items: readonly unknown[], count: Count): void {
  for (let index = 0; index < items.length && count.nodes <= count.most; index++) {
    const item = items[index];
    if (typeof item === 'object' && item !== null) {
      walk(item, count);
    } else {
      count.nodes += 1;
      if (typeof item === 'bigint') count.hasBigInt = true;
    }
  }
}

/** Copies a value with big integers as raw JSON. */
function withDigits(value: unknown): unknown {
  if (typeof value === 'bigint') return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(String(value));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withDigits);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDigits(each)]));
}
