/** A serialized JSON value. */
export interface CountedValue {
  readonly value: unknown;
  /** Its objects and lists, itself included, and the items of lists that are neither. */
  readonly nodes: number;
  /** The same with all members of objects: what took time to go through. */
  readonly size: number;
}

/** How a scalar serializes values of any size: `counted` stops at more than so many nodes, and its value is void then. */
export interface CountedSerialize {
  (value: unknown): unknown;
  readonly counted: (value: object, mostNodes: number) => CountedValue;
}

/** Serializes JSON in which integers beyond 2^53 keep their digits. */
export const exactJson: CountedSerialize = Object.assign(
  (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? counted(value, Infinity).value : withDigits(value),
  { counted },
);

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

/** A copy in which integers have all their digits. */
function withDigits(value: unknown): unknown {
  if (typeof value === 'bigint') return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(String(value));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withDigits);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDigits(each)]));
}
