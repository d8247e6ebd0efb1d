import { MALFORMED, requestError } from '../request-error.ts';
import { checkedParameters, type RequestParameters } from './parameters.ts';
import { parseJson } from './parse-json.ts';

const TEXTS = ['query', 'documentId', 'operationName'] as const;
const OBJECTS = ['variables', 'extensions'] as const;

const NOT_ASCII = /[^\x20-\x7e]/;
const ESCAPED_LETTER = /%[89a-f]/i;
const LONE_PERCENT = /%(?![\da-f]{2})/gi;

/** The parameters in the query of a URL. An empty one counts as absent; those of other names are somebody else's. */
export function urlParameters(url: string): RequestParameters {
  const mark = url.indexOf('?');
  const text = mark < 0 ? '' : url.slice(mark + 1);
  assertUtf8(text);
  const query = new URLSearchParams(text);
  const parameters: Record<string, unknown> = {};
  for (const name of TEXTS) {
    const value = only(query, name);
    if (value) parameters[name] = value;
  }
  for (const name of OBJECTS) {
    const value = only(query, name);
    if (value) parameters[name] = parseJson(value, `\`${name}\``);
  }
  return checkedParameters(parameters);
}

function only(query: URLSearchParams, name: string): string | undefined {
  const [first, ...others] = query.getAll(name);
  if (others.length > 0) throw requestError(`\`${name}\` stands more than once in the URL.`, MALFORMED);
  return first;
}

/** Refuses what decoding would replace: letters that are not escaped, and escapes of what is not UTF-8. */
function assertUtf8(query: string): void {
  if (NOT_ASCII.test(query)) throw notUtf8();
  if (!ESCAPED_LETTER.test(query)) return;
  try {
    decodeURIComponent(query.replaceAll(LONE_PERCENT, '%25'));
  } catch {
    throw notUtf8();
  }
}

function notUtf8() {
  return requestError('The URL is not valid UTF-8.');
}
