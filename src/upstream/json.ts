import { randomUUID } from 'node:crypto';

/** Longer integers are refused: no interface has them. */
const MAX_DIGITS = 80;
/** Each takes up to a microsecond. */
const MAX_LONG_INTEGERS = 50_000;
const INTEGER = /^-?[1-9]\d*$/;
const [ZERO = 0, NINE = 0, MINUS = 0, PLUS = 0, POINT = 0, EXPONENT = 0] = Buffer.from('09-+.E');
const [QUOTE = 0, BACKSLASH = 0, COLON = 0, BLANK = 0] = Buffer.from('"\\: ');
/** Letters differ in this bit by their case. */
const CASE = 0x20;

/** Parses JSON as `JSON.parse` does, except that integers beyond 2^53 become `bigint`. */
export function parseExactJson(text: string): unknown {
  if (!mayHoldLong(text)) return JSON.parse(text);
  const mark = randomUUID();
  return withIntegers(JSON.parse(withMarks(text, mark)), mark);
}

/**
 * A JSON text whose long integers are strings with a random mark. `JSON.parse` passes source text to a reviver only, and takes
 * up to forty times as long with one.
 */
function withMarks(text: string, mark: string): string {
  const bytes = Buffer.from(text);
  const { length } = bytes;
  let marked = '';
  let copied = 0;
  let count = 0;
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      for (at += 1; at < length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at += 1;
    } else if (byte === MINUS || (byte >= ZERO && byte <= NINE)) {
      const start = at;
      while (isInNumber(bytes[at + 1])) at += 1;
      if (at + 1 - start < LONG_DIGITS) continue;
      const number = bytes.toString('latin1', start, at + 1);
      if (!INTEGER.test(number) || !isLong(number.replace('-', ''))) continue;
      count += 1;
      if (number.length > MAX_DIGITS || count > MAX_LONG_INTEGERS) throw new RangeError('Too many digits');
      let next = at + 1;
      while ((bytes[next] ?? COLON) <= BLANK) next += 1;
      // A string may be a member's name, but a number must not become one.
      if (bytes[next] === COLON) throw new SyntaxError('A number is no name');
      marked += `${bytes.toString('utf8', copied, start)}"${mark}${number}"`;
      copied = at + 1;
    }
  }
  return marked + bytes.toString('utf8', copied);
}

function isInNumber(byte = 0): boolean {
  if (byte >= ZERO && byte <= NINE) return true;
  return byte === POINT || byte === MINUS || byte === PLUS || (byte & ~CASE) === EXPONENT;
}

/** The value that was parsed, with integers where marks are. */
function withIntegers(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // A loop over the names of items would make a string of each.
    for (let at = 0; at < value.length; at++) {
      const item: unknown = value[at];
      const exact = withIntegers(item, mark);
      if (exact !== item) value[at] = exact;
    }
    return value;
  }
  const members = value as Record<string, unknown>;
  for (const name in members) members[name] = withIntegers(members[name], mark);
  return value;
}

/** The largest integer that a number holds exactly. A longer one has as many digits, or more. */
const LARGEST = `${Number.MAX_SAFE_INTEGER}`;
/** The least number of digits of a long integer. */
const LONG_DIGITS = LARGEST.length;
/** Characters before a number, but not before digits of a fraction or, mostly, of a string. */
const BEFORE_NUMBER = /[\s:,[-]/;

/** Whether digits are an integer beyond 2^53. Strings of equal length compare like their numbers. */
export function isLong(digits: string): boolean {
  return digits.length > LONG_DIGITS || (digits.length === LONG_DIGITS && digits > LARGEST);
}

/**
 * Whether a JSON text may have an integer beyond 2^53: digits in its strings can look like one. Such an integer has a digit at
 * every sixteenth character, so that the others need not be read.
 */
export function mayHoldLong(text: string): boolean {
  for (let at = LONG_DIGITS - 1; at < text.length; at += LONG_DIGITS) {
    if (!isDigit(text, at)) continue;
    let first = at;
    while (isDigit(text, first - 1)) first -= 1;
    while (isDigit(text, at + 1)) at += 1;
    if (isLong(text.slice(first, at + 1)) && (first === 0 || BEFORE_NUMBER.test(text.charAt(first - 1)))) return true;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= ZERO && code <= NINE;
}

/** Lists and objects nested deeper than this are no response of any interface, and recursion over them could overflow. */
export const MAX_DEPTH = 1000;

const [OPEN_LIST = 0, OPEN_OBJECT = 0, CLOSE_OBJECT = 0, COMMA = 0] = Buffer.from('[{},');
/** Brackets of lists and of objects differ in this bit alone. */
const EITHER = OPEN_LIST ^ OPEN_OBJECT;

/** The memory of a list or object, and of a further item, besides the bytes of its text. */
const OBJECT_BYTES = 48;
const ITEM_BYTES = 16;

/** What one pass over a JSON text finds. */
export interface JsonScan {
  /**
   * The bytes of memory that its value takes, estimated by its bytes, and the lists, objects and items. Measured, that is between once
   * and twice the heap that a list of rows takes, and never less than half of it.
   */
  readonly weight: number;
  /** Whether lists and objects are nested deeper than 1000 levels. A text that is too short for it may be malformed. */
  readonly isTooDeep: boolean;
}

/** Reads a JSON text once. */
export function scanJson(text: Uint8Array): JsonScan {
  const { length } = text;
  let [weight, depth, deepest, at] = [length, 0, 0, 0];
  while (at < length) {
    const byte = text[at] as number;
    at += 1;
    if (byte === QUOTE) {
      while (at < length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
      at += 1;
    } else if (byte === COMMA) {
      weight += ITEM_BYTES;
    } else if ((byte | EITHER) === OPEN_OBJECT) {
      weight += OBJECT_BYTES;
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if ((byte | EITHER) === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return { weight, isTooDeep: deepest > MAX_DEPTH && length > 2 * MAX_DEPTH };
}

/** Whether a JSON text, given as bytes too, is nested too deeply. Most have too few brackets for it, and these are soon counted. */
export function isTooDeep(text: string, bytes: Uint8Array): boolean {
  if (text.length <= 2 * MAX_DEPTH) return false;
  return count(text, '{') + count(text, '[') > MAX_DEPTH && scanJson(bytes).isTooDeep;
}

/** The number of these brackets in a text, up to the limit. */
function count(text: string, bracket: string): number {
  let found = 0;
  for (let at = text.indexOf(bracket); at >= 0 && found <= MAX_DEPTH; at = text.indexOf(bracket, at + 1)) found += 1;
  return found;
}
