import { requestError } from '../request-error.ts';
import { endOfString } from './end-of-string.ts';
import { hasDuplicateMember } from './has-duplicate-member.ts';

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
