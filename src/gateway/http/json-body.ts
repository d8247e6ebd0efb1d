import { isUtf8 } from 'node:buffer';
import { requestError } from '../request-error.ts';
import { checkedParameters, type RequestParameters } from './parameters.ts';
import { parseJson } from './parse-json.ts';

/** The text of a body that may be JSON. */
export function bodyText(body: Buffer): string {
  if (isUtf8(body)) return body.toString();
  throw requestError('The body is not valid UTF-8.');
}

/** The parameters in a JSON text. */
export function jsonParameters(text: string): RequestParameters {
  return checkedParameters(parseJson(text, 'The body'));
}
