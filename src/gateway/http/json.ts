import { requestError } from '../types.ts';

/** Values and member names of one JSON text. More of them take longer to parse and to check than a request may take. */
const MOST_VALUES = 20_000;
const STRUCTURAL = new Set(Buffer.from(',:[{'));

/** Parses a JSON text of a request, which messages call `name`. Throws the refusal of the request. */
export function parseJson(text: string, name: string): unknown {
  // Each value takes two characters at least.
  if (text.length > 2 * MOST_VALUES && countValues(text) > MOST_VALUES) {
    throw requestError(`${name} has more than ${MOST_VALUES} values.`, { status: 413 });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw requestError(`${name} is not valid JSON.`);
  }
  if (hasDuplicateMember(text)) throw requestError(`${name} has a member more than once.`);
  return value;
}

/** Counts what separates or begins values, outside of strings. */
function countValues(text: string): number {
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (STRUCTURAL.has(code)) values += 1;
  }
  return values;
}

const [QUOTE, COMMA] = Buffer.from('",');
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = Buffer.from('{[}]');

/**
 * Whether an object in a valid JSON text has two members of one name. `JSON.parse` uses the last, other parsers the first, so
 * a proxy and the gateway would read different requests (RFC 8259, section 4).
 */
function hasDuplicateMember(text: string): boolean {
  // The member names of each open object; `undefined` for a list.
  const open: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (expectsName && isRepeated(text, at, end, open.at(-1))) return true;
      expectsName = false;
      at = end;
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      expectsName = code === OPEN_OBJECT;
      open.push(expectsName ? new Set() : undefined);
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop();
    } else if (code === COMMA) {
      expectsName = open.at(-1) !== undefined;
    }
  }
  return false;
}

/** Adds the name between these quotes. Returns whether it was present. */
function isRepeated(text: string, start: number, end: number, names: Set<string> | undefined): boolean {
  const written = text.slice(start + 1, end);
  const name = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
  return names === undefined || names.size === names.add(name).size;
}

const [BACKSLASH] = Buffer.from('\\');

/** The place of the quote that closes the string opened at `start` in a JSON text, or the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
