import type { JsonFieldFilter } from './json-field-filter.ts';

const [QUOTE = 0, BACKSLASH = 0, COMMA = 0, COLON = 0] = Buffer.from('"\\,:');
const [OPEN_OBJECT = 0, CLOSE_OBJECT = 0, OPEN_LIST = 0, CLOSE_LIST = 0] = Buffer.from('{}[]');
const BLANK = 0x20;
/** Brackets of lists and of objects differ in this bit alone. */
const EITHER = OPEN_LIST ^ OPEN_OBJECT;

/** Room for what is kept, used again and again. Longer texts are given their own. */
const room = Buffer.allocUnsafeSlow(1024 * 1024);

/** Thrown where something stands that should not. Whoever reads the whole text then says what. */
const UNEXPECTED = new SyntaxError('Something else was expected here.');

/**
 * A JSON text without what nobody wants. What is left out is skipped by its quotes and brackets, which takes a fraction of
 * what reading it takes; whatever else is wrong with it is not seen. Nothing where the text is not as it should be.
 */
export function projectJson(text: Uint8Array, kept: JsonFieldFilter): ProjectedJson | undefined {
  try {
    return new JsonProjector(text).whole(kept);
  } catch (error) {
    if (error === UNEXPECTED) return undefined;
    throw error;
  }
}

export interface ProjectedJson {
  readonly text: string;
  /** Of the text as it is. */
  readonly bytes: number;
}

/** Goes through a text once. Its methods are told where something begins, and say where it has ended. */
class JsonProjector {
  readonly #from: Uint8Array;
  /** What is kept is never longer than what it is taken from. */
  readonly #to: Buffer;
  #length = 0;

  constructor(from: Uint8Array) {
    this.#from = from;
    this.#to = from.length <= room.length ? room : Buffer.allocUnsafeSlow(from.length);
  }

  whole(kept: JsonFieldFilter): ProjectedJson {
    const end = this.#value(afterBlanks(this.#from, 0), kept);
    if (afterBlanks(this.#from, end) < this.#from.length) throw UNEXPECTED;
    return { text: this.#to.toString('utf8', 0, this.#length), bytes: this.#length };
  }

  #value(at: number, kept: JsonFieldFilter): number {
    const first = this.#from[at];
    if (first === OPEN_LIST) return this.#list(at, kept);
    return first === OPEN_OBJECT && !kept.inLists ? this.#object(at, kept) : this.#copyValue(at);
  }

  #list(at: number, kept: JsonFieldFilter): number {
    const from = this.#from;
    this.#put(OPEN_LIST);
    let next = afterBlanks(from, at + 1);
    if (from[next] === CLOSE_LIST) return this.#end(next);
    for (;;) {
      const isObject = from[next] === OPEN_OBJECT;
      next = afterBlanks(from, isObject ? this.#object(next, kept) : this.#value(next, kept));
      if (from[next] === CLOSE_LIST) return this.#end(next);
      if (from[next] !== COMMA) throw UNEXPECTED;
      this.#put(COMMA);
      next = afterBlanks(from, next + 1);
    }
  }

  #object(at: number, kept: JsonFieldFilter): number {
    const from = this.#from;
    this.#put(OPEN_OBJECT);
    const first = this.#length;
    let next = afterBlanks(from, at + 1);
    if (from[next] === CLOSE_OBJECT) return this.#end(next);
    for (;;) {
      const name = next;
      const end = afterName(from, name);
      const colon = afterBlanks(from, end);
      if (from[colon] !== COLON) throw UNEXPECTED;
      const value = afterBlanks(from, colon + 1);
      const place = kept.find(from, name + 1, end - 1);
      if (place < 0 && !kept.others) {
        next = afterValue(from, value);
      } else {
        if (this.#length > first) this.#put(COMMA);
        this.#copy(name, value);
        const within = kept.within(place);
        next = within ? this.#value(value, within) : this.#copyValue(value);
      }
      next = afterBlanks(from, next);
      if (from[next] === CLOSE_OBJECT) return this.#end(next);
      if (from[next] !== COMMA) throw UNEXPECTED;
      next = afterBlanks(from, next + 1);
    }
  }

  #copyValue(at: number): number {
    const end = afterValue(this.#from, at);
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

  /** Copies the bracket that closes something. */
  #end(at: number): number {
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

/** A name that is not written as it is could be any of those that are wanted. */
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

function afterValue(text: Uint8Array, at: number): number {
  const first = text[at];
  if (first === QUOTE) return afterText(text, at);
  return first === OPEN_OBJECT || first === OPEN_LIST ? afterBrackets(text, at) : afterWord(text, at);
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

function afterBrackets(text: Uint8Array, start: number): number {
  const { length } = text;
  let depth = 1;
  let at = start + 1;
  while (at < length) {
    const byte = text[at] as number;
    at += 1;
    if (byte === QUOTE) at = afterText(text, at - 1);
    else if ((byte | EITHER) === OPEN_OBJECT) depth += 1;
    else if ((byte | EITHER) === CLOSE_OBJECT && --depth === 0) return at;
  }
  throw UNEXPECTED;
}

/** A number, or what is spelled out. */
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
