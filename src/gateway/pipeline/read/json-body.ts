import { isUtf8 } from 'node:buffer';
import { GraphQLError } from 'graphql';
import { requestError } from '../request-error.ts';
import { checkedParameters, type RequestParameters } from './parameters.ts';
import { parseJson } from './parse-json.ts';

const ONCE = ['"query"', '"variables"', '"operationName"', '"documentId"'];

/** The text of a body that may be JSON. */
export function bodyText(body: Buffer): string {
  if (isUtf8(body)) return body.toString();
  throw requestError('The body is not valid UTF-8.');
}

/** The parameters in a JSON text. */
export function jsonParameters(text: string): RequestParameters {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    throw requestError('The body is not valid JSON.');
  }
  const parameters = checkedParameters(value);
  if (ONCE.some((name) => text.indexOf(name) !== text.lastIndexOf(name)) && repeatsMember(text)) {
    throw requestError('A parameter stands more than once in the body.');
  }
  return parameters;
}

/** Whether the object in a valid JSON text has two members of one name: `JSON.parse` keeps the last, others the first. */
function repeatsMember(text: string): boolean {
  const names = new Set<string>();
  let depth = 0;
  let expectsName = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && expectsName) {
        const name = JSON.parse(text.slice(at, end)) as string;
        if (names.has(name)) return true;
        names.add(name);
        expectsName = false;
      }
      at = end - 1;
    } else if (character === '{' || character === '[') {
      depth += 1;
      expectsName = depth === 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
    } else if (character === ',' && depth === 1) {
      expectsName = true;
    }
  }
  return false;
}

/** The place after the quote that closes the string opened at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
