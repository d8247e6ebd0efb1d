import { namesIn } from '#contract';

type Members = Readonly<Record<string, unknown>>;

/** A copy of a JSON value with another value at a pointer; `undefined` removes the member. */
export function putAt(node: unknown, pointer: string, value: unknown): unknown {
  return put(node, namesIn(pointer), value);
}

function put(node: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  const { [head]: inner, ...others } = (typeof node === 'object' ? node : {}) as Members;
  const changed = put(inner, rest, value);
  return changed === undefined ? others : { ...others, [head]: changed };
}
