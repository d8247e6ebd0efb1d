import { randomUUID } from 'node:crypto';
import { isLong, LONG_DIGITS, mayHoldLong } from './long-integer.ts';

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
