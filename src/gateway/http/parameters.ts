import { MALFORMED, requestError } from '../request-error.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The parameters of a GraphQL request (GraphQL over HTTP, section 5). A document is sent, or named. */
export interface RequestParameters {
  readonly query?: string | undefined;
  readonly documentId?: string | undefined;
  readonly operationName?: string | undefined;
  readonly variables?: JsonObject | undefined;
  readonly extensions?: JsonObject | undefined;
}

const TYPES = { query: 'text', documentId: 'text', operationName: 'text', variables: 'object', extensions: 'object' };
const SHOWN_NAME = 50;

/** Checks the shape of parameters, which may be any JSON value. `null` counts as absent. */
export function checkedParameters(value: unknown): RequestParameters {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind = Array.isArray(value) ? 'a list: operations are sent one at a time' : 'not an object';
    throw requestError(`A request is a JSON object, and this is ${kind}.`, MALFORMED);
  }
  const checked: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(value)) {
    const type = Object.hasOwn(TYPES, name) ? TYPES[name as keyof typeof TYPES] : undefined;
    if (type === undefined)
      throw requestError(`A request has no parameter ${JSON.stringify(name.slice(0, SHOWN_NAME))}.`, MALFORMED);
    if (parameter === null) continue;
    if (type === 'text' ? typeof parameter !== 'string' : typeof parameter !== 'object' || Array.isArray(parameter)) {
      throw requestError(`\`${name}\` is a ${type === 'text' ? 'string' : 'JSON object'}.`, MALFORMED);
    }
    checked[name] = parameter;
  }
  return checked;
}
