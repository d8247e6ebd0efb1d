import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';

/** Items of a list that are written at once. */
const ITEMS_AT_ONCE = 1000;
/** Lists as short as this are looked into for long ones. */
const SHORT = 10;
/** Characters that are written in one turn of the loop. */
const CHARACTERS_A_TURN = 256 * 1024;

/** The data of long answers, written already. */
const texts = new WeakMap<object, string>();

/** An answer as it is sent. */
export function textOf(result: ExecutionResult): string {
  const { data, errors } = result;
  const text = data ? texts.get(data) : undefined;
  if (text === undefined) return JSON.stringify(result);
  return errors ? `{"errors":${JSON.stringify(errors)},"data":${text}}` : `{"data":${text}}`;
}

/** Writes the data of a long answer, and lets everybody else have a turn in between. */
export async function writeInTurns(result: ExecutionResult): Promise<ExecutionResult> {
  const { data } = result;
  if (!data) return result;
  const parts: string[] = [];
  let characters = 0;
  for (const part of partsOf(data, ITEMS_AT_ONCE)) {
    parts.push(part);
    characters += part.length;
    if (characters < CHARACTERS_A_TURN) continue;
    characters = 0;
    await nextTurn();
  }
  texts.set(data, parts.join(''));
  return result;
}

/** What `JSON.stringify` makes of a value, in parts: its long lists are cut into so many items each. */
export function* partsOf(value: unknown, itemsAtOnce: number): Generator<string> {
  if (Array.isArray(value) && value.length > itemsAtOnce) {
    yield* partsOfLong(value, itemsAtOnce);
  } else if (Array.isArray(value) && value.length <= SHORT) {
    yield '[';
    for (const [index, item] of value.entries()) {
      if (index > 0) yield ',';
      yield* partsOf(item ?? null, itemsAtOnce);
    }
    yield ']';
  } else if (isPlain(value)) {
    let before = '{';
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* partsOf(member, itemsAtOnce);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else {
    yield JSON.stringify(value);
  }
}

function* partsOfLong(list: readonly unknown[], itemsAtOnce: number): Generator<string> {
  for (let start = 0; start < list.length; start += itemsAtOnce) {
    const text = JSON.stringify(list.slice(start, start + itemsAtOnce));
    yield (start === 0 ? '[' : ',') + text.slice(1, -1);
  }
  yield ']';
}

/** An object of an answer, or of what JSON was read from: nothing that says itself how it is written. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
