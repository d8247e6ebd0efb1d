import { requestError } from '../request-error.ts';
import { checkedParameters, type RequestParameters } from './parameters.ts';

const TEXTS = ['query', 'documentId', 'operationName'] as const;
const OBJECTS = ['variables', 'extensions'] as const;

/** The parameters in the query of a URL. An empty one counts as absent; those of other names are somebody else's. */
export function urlParameters(url: string): RequestParameters {
  const mark = url.indexOf('?');
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  const parameters: Record<string, unknown> = {};
  for (const name of TEXTS) {
    const text = only(query, name);
    if (text) parameters[name] = text;
  }
  for (const name of OBJECTS) {
    const text = only(query, name);
    if (text) parameters[name] = parsed(name, text);
  }
  return checkedParameters(parameters);
}

function only(query: URLSearchParams, name: string): string | undefined {
  const [first, ...others] = query.getAll(name);
  if (others.length > 0) throw requestError(`\`${name}\` stands more than once in the URL.`);
  return first;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw requestError(`\`${name}\` is not JSON.`);
  }
}
