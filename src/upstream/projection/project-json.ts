import { MAX_DEPTH } from '../response/json-depth.ts';
import type { JsonFieldFilter } from './json-field-filter.ts';

const [QUOTE = 0, BACKSLASH = 0, COMMA = 0, COLON = 0] = Buffer.from('"\\,:');
const [OPEN_OBJECT = 0, CLOSE_OBJECT = 0, OPEN_LIST = 0, CLOSE_LIST = 0] = Buffer.from('{}[]');
const BLANK = 0x20;
/** Brackets of lists and of objects differ in this bit alone. */
const EITHER = OPEN_LIST ^ OPEN_OBJECT;

/** A reused buffer for the retained members. Longer texts have their own. */
const room = Buffer.allocUnsafeSlow(1024 * 1024);

/** Thrown if the text is malformed or nested too deeply. Parsing the whole text then throws the exact error. */
const UNEXPECTED = new SyntaxError('Something else was expected here.');

/**
 * A JSON text without the members that a filter removes.  They are skipped by their quotes and brackets, which takes a
 * fraction of the time of parsing; invalid JSON within them goes unnoticed. `undefined` where the text cannot be projected.
 */
export function projectJson(text: Uint8Array, filter: JsonFieldFilter): ProjectedJson | undefined {
  try {
    return new JsonProjector(text).project(filter);
  } catch (error) {
    if (error === UNEXPECTED) return undefined;
    throw error;
  }
}

export interface ProjectedJson {
  readonly text: string;
  /** The length of the text in bytes. */
  readonly bytes: number;
}

/** Goes through a text once. Its methods are given the offset at which a value begins, and return the one after its end. */
class JsonProjector {
  readonly #from: Uint8Array;
  /** The retained members are never longer than the text. */
  readonly #to: Buffer;
  #length = 0;
  /** Lists and objects that are open. */
  #depth = 0;

  constructor(from: Uint8Array) {
    this.#from = from;
    this.#to = from.length <= room.length ? room : Buffer.allocUnsafeSlow(from.length);
  }

  project(filter: JsonFieldFilter): ProjectedJson {
    const end = this.#value(afterBlanks(this.#from, 0), filter);
    if (afterBlanks(this.#from, end) < this.#from.length) throw UNEXPECTED;
    return { text: this.#to.toString('utf8', 0, this.#length), bytes: this.#length };
  }

  #value(at: number, filter: JsonFieldFilter): number {
    const first = this.#from[at];
    if (first === OPEN_LIST) return this.#list(at, filter);
    return first === OPEN_OBJECT && !filter.inLists ? this.#object(at, filter) : this.#copyValue(at);
  }

  #list(at: number, filter: JsonFieldFilter): number {
    const from = this.#from;
    this.#open(OPEN_LIST);
    let next = afterBlanks(from, at + 1);
    if (from[next] === CLOSE_LIST) return this.#close(next);
    for (;;) {
      const isObject = from[next] === OPEN_OBJECT;
      next = afterBlanks(from, isObject ? this.#object(next, filter) : this.#value(next, filter));
      if (from[next] === CLOSE_LIST) return this.#close(next);
      if (from[next] !== COMMA) throw UNEXPECTED;
      this.#put(COMMA);
      next = afterBlanks(from, next + 1);
    }
  }

  #object(at: number, filter: JsonFieldFilter): number {
    const from = this.#from;
    this.#open(OPEN_OBJECT);
    const first = this.#length;
    let next = afterBlanks(from, at + 1);
    if (from[next] === CLOSE_OBJECT) return this.#close(next);
    for (;;) {
      const name = next;
      const end = afterName(from, name);
      const colon = afterBlanks(from, end);
      if (from[colon] !== COLON) throw UNEXPECTED;
      const value = afterBlanks(from, colon + 1);
      const place = filter.find(from, name + 1, end - 1);
      if (place < 0 && !filter.others) {
        next = afterValue(from, value, this.#depth);
      } else {
        if (this.#length > first) this.#put(COMMA);
        this.#copy(name, value);
        const within = filter.within(place);
        next = within ? this.#value(value, within) : this.#copyValue(value);
      }
      next = afterBlanks(from, next);
      if (from[next] === CLOSE_OBJECT) return this.#close(next);
      if (from[next] !== COMMA) throw UNEXPECTED;
      next = afterBlanks(from, next + 1);
    }
  }

  #copyValue(at: number): number {
    const end = afterValue(this.#from, at, this.#depth);
    this.#copy(at, end);
    return end;
  }

  #copy(start: number, end: number): void {
    const from = this.#from;
    const to = this.#to;
    let length = this.#length;
    for (let at = start; at < end; at++) to[length++] = from[at] as number;
    this.#length = length;
  }

  /** Nesting is bounded, because each level is a call. */
  #open(bracket: number): void {
    if (++this.#depth > MAX_DEPTH) throw UNEXPECTED;
    this.#put(bracket);
  }

  #close(at: number): number {
    this.#depth -= 1;
    this.#put(this.#from[at] ?? 0);
    return at + 1;
  }

  #put(byte: number): void {
    this.#to[this.#length++] = byte;
  }
}

function afterBlanks(text: Uint8Array, start: number): number {
  const { length } = text;
  let at = start;
  while (at < length && (text[at] as number) <= BLANK) at += 1;
  return at;
}

/** An escaped name could be any of the retained ones. */
function afterName(text: Uint8Array, start: number): number {
  const { length } = text;
  if (text[start] !== QUOTE) throw UNEXPECTED;
  for (let at = start + 1; at < length; at++) {
    const byte = text[at];
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) break;
  }
  throw UNEXPECTED;
}

/** `around` is how many lists and objects are open before the value. */
function afterValue(text: Uint8Array, at: number, around: number): number {
  const first = text[at];
  if (first === QUOTE) return afterText(text, at);
  return first === OPEN_OBJECT || first === OPEN_LIST ? afterBrackets(text, at, around) : afterWord(text, at);
}

function afterText(text: Uint8Array, start: number): number {
  const { length } = text;
  let at = start + 1;
  while (at < length) {
    const byte = text[at];
    if (byte === QUOTE) return at + 1;
    at += byte === BACKSLASH ? 2 : 1;
  }
  throw UNEXPECTED;
}

function afterBrackets(text: Uint8Array, start: number, around: number): number {
  const { length } = text;
  const deepest = MAX_DEPTH - around;
  let depth = 1;
  if (depth > deepest) throw UNEXPECTED;
  let at = start + 1;
  while (at < length) {
    const byte = text[at] as number;
    at += 1;
    if (byte === QUOTE) at = afterText(text, at - 1);
    else if ((byte | EITHER) === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) throw UNEXPECTED;
    } else if ((byte | EITHER) === CLOSE_OBJECT && --depth === 0) return at;
  }
  throw UNEXPECTED;
}

/** A number, `true`, `false` or `null`. */
function afterWord(text: Uint8Array, start: number): number {
  const { length } = text;
  let at = start;
  while (at < length && isInWord(text[at] as number)) at += 1;
  if (at === start) throw UNEXPECTED;
  return at;
}

function isInWord(byte: number): boolean {
  return byte > BLANK && byte !== COMMA && byte !== CLOSE_OBJECT && byte !== CLOSE_LIST;
}
