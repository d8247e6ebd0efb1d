import { randomUUID } from 'node:crypto';

/** The largest integer that a number holds exactly. A longer one has as many digits, or more. */
const LARGEST = `${Number.MAX_SAFE_INTEGER}`;
/** No interface counts so far. */
const MAX_DIGITS = 80;
/** Each takes up to a microsecond. */
const MAX_LONG_INTEGERS = 50_000;
/** What stands before a number, but not before digits that are part of a text or a fraction. */
const BEFORE_NUMBER = /[\s:,[-]/;
const INTEGER = /^-?[1-9]\d*$/;
const [ZERO = 0, NINE = 0, MINUS = 0, PLUS = 0, POINT = 0, EXPONENT = 0] = Buffer.from('09-+.E');
const [QUOTE = 0, BACKSLASH = 0, COLON = 0, BLANK = 0] = Buffer.from('"\\: ');
/** Letters differ in this bit by their case. */
const CASE = 0x20;

/** Parses JSON as `JSON.parse` does, except that integers beyond 2^53 become `bigint`. */
export function parseExactJson(text: string): unknown {
  if (!holdsLongInteger(text)) return JSON.parse(text);
  const mark = randomUUID();
  return withIntegers(JSON.parse(withMarks(text, mark)), mark);
}

/** Looks at every sixteenth character: one of the digits of a long integer is among those. Digits in texts may count too. */
function holdsLongInteger(text: string): boolean {
  const step = LARGEST.length;
  for (let at = step - 1; at < text.length; at += step) {
    if (!isDigit(text, at)) continue;
    let first = at;
    while (isDigit(text, first - 1)) first -= 1;
    while (isDigit(text, at + 1)) at += 1;
    const isNumber = first === 0 || BEFORE_NUMBER.test(text.charAt(first - 1));
    if (isNumber && isLong(text.slice(first, at + 1))) return true;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= ZERO && code <= NINE;
}

/** Whether digits make an integer that no number holds exactly. Of as many digits, later ones are more. */
function isLong(digits: string): boolean {
  return digits.length > LARGEST.length || (digits.length === LARGEST.length && digits > LARGEST);
}

/**
 * A JSON text whose long integers are texts that begin with a mark, which no upstream can know. `JSON.parse` shows digits to
 * a reviver alone, and takes up to forty times as long with one.
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
      if (at + 1 - start < LARGEST.length) continue;
      const number = bytes.toString('latin1', start, at + 1);
      if (!INTEGER.test(number) || !isLong(number.replace('-', ''))) continue;
      count += 1;
      if (number.length > MAX_DIGITS || count > MAX_LONG_INTEGERS) throw new RangeError('Too many digits');
      let next = at + 1;
      while ((bytes[next] ?? COLON) <= BLANK) next += 1;
      // A text may be a member's name. A number may not, and must not be made one.
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
  const members = value as Record<string, unknown>;
  for (const name in members) {
    const member = members[name];
    if (typeof member === 'string' || typeof member === 'object') members[name] = withIntegers(member, mark);
  }
  return value;
}
