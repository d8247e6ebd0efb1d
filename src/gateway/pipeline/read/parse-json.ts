import { requestError } from '../request-error.ts';

/** Values and member names of one JSON text. More of them take longer to parse and to check than a request may take. */
const MOST_VALUES = 20_000;
const [QUOTE, BACKSLASH] = Buffer.from('"\\');
const STRUCTURAL = new Set(Buffer.from(',:[{'));

/** Parses a JSON text of a request. Throws `SyntaxError`, or the refusal of a text with too many values. */
export function parseJson(text: string): unknown {
  // Each value takes two characters at least.
  if (text.length > 2 * MOST_VALUES && countValues(text) > MOST_VALUES) {
    throw requestError(`The body has more than ${MOST_VALUES} values.`, { status: 413 });
  }
  return JSON.parse(text);
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

/** The place of the quote that closes the string opened at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
