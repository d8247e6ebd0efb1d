import { namesIn } from '#contract';

/** Lists and objects nested deeper than this are no response of any API, and recursion over them could overflow. */
export const MAX_DEPTH = 1000;

/** If more than this share of a response is retained, parsing all of it is as fast. */
const WORTHWHILE = 0.5;

/** Projects the rows of a response. */
export interface RowTexts {
  /** A response's text with its rows projected, which a pointer leads to; `undefined` if the whole text is to be parsed. */
  textOf(body: Buffer, rows: string): string | undefined;
}

/** The projection of the rows of responses: one for all calls with the same selection. */
export class RowProjection implements RowTexts {
  readonly parts: Projection;
  readonly #filters = new Map<string, JsonFieldFilter>();
  #isWorthwhile = true;

  constructor(parts: Projection) {
    this.parts = parts;
  }

  textOf(body: Buffer, rows: string): string | undefined {
    if (!this.#isWorthwhile) return undefined;
    let filter = this.#filters.get(rows);
    if (!filter) this.#filters.set(rows, (filter = JsonFieldFilter.ofRows(namesIn(rows), this.parts)));
    const projected = projectJson(body, filter);
    if (projected && projected.bytes > body.length * WORTHWHILE) this.#isWorthwhile = false;
    return projected?.text;
  }
}

/** The union of the projections of all callers that share a call. Callers can join until the response is read. */
export class SharedProjection implements RowTexts {
  /** `undefined` where a caller reads whole rows. */
  #all: RowProjection | undefined;
  #isRead = false;

  constructor(first: RowProjection) {
    this.#all = first;
  }

  /** Adds a caller's projection, none for whole rows; `false` if the response was read already without some of its members. */
  join(other: RowProjection | undefined): boolean {
    if (this.#all === undefined || this.#all === other) return true;
    if (this.#isRead) return false;
    this.#all = other && new RowProjection(mergeProjections(this.#all.parts, other.parts));
    return true;
  }

  textOf(body: Buffer, rows: string): string | undefined {
    this.#isRead = true;
    return this.#all?.textOf(body, rows);
  }
}

/** The members of an object, or of each object in a list, that are read: all (`true`), or these with their own projections. */
export type FieldProjection = true | Projection;
export interface Projection extends ReadonlyMap<string, FieldProjection> {}

/** The union of two projections. */
export function mergeProjections(one: Projection, other: Projection): Projection {
  const all = new Map(one);
  for (const [name, part] of other) {
    const present = all.get(name) ?? part;
    all.set(name, present === true || part === true ? true : mergeProjections(present, part));
  }
  return all;
}

declare const PROJECTED: unique symbol;

/**
 * A row of an answer from which a projection may have left out members. Paging reads its key and the members it declares;
 * resolvers read theirs.
 */
export interface ProjectedRow {
  readonly [PROJECTED]: true;
}

/** A projection in the form in which it is applied to JSON text: members are found by the bytes of their names. */
export class JsonFieldFilter {
  /** Whether members of other names are retained as well. */
  readonly others: boolean;
  /** Whether it applies to objects in a list only. */
  readonly inLists: boolean;
  readonly #names: readonly Uint8Array[];
  readonly #within: readonly (JsonFieldFilter | undefined)[];

  constructor(members: ReadonlyMap<string, JsonFieldFilter | undefined>, { others = false, inLists = false } = {}) {
    this.others = others;
    this.inLists = inLists;
    this.#names = [...members.keys()].map((name) => Buffer.from(name));
    this.#within = [...members.values()];
  }

  /** Applies a projection to each row of the list that `path` leads to, and retains everything else. */
  static ofRows(path: readonly string[], projection: Projection): JsonFieldFilter {
    const rows = new JsonFieldFilter(compiled(projection), { inLists: true });
    return path.reduceRight((below, name) => new JsonFieldFilter(new Map([[name, below]]), { others: true }), rows);
  }

  /** The index of the member with this name; -1 if it is removed. */
  find(text: Uint8Array, start: number, end: number): number {
    for (let index = 0; index < this.#names.length; index++) {
      const name = this.#names[index];
      if (name?.length !== end - start) continue;
      let at = 0;
      while (at < name.length && name[at] === text[start + at]) at += 1;
      if (at === name.length) return index;
    }
    return -1;
  }

  /** The filter of the member with this index; `undefined` if it is retained whole. */
  within(index: number): JsonFieldFilter | undefined {
    return this.#within[index];
  }
}

function compiled(projection: Projection): ReadonlyMap<string, JsonFieldFilter | undefined> {
  const filterOf = (part: FieldProjection) => (part === true ? undefined : new JsonFieldFilter(compiled(part)));
  return new Map([...projection].map(([name, part]) => [name, filterOf(part)] as const));
}

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
