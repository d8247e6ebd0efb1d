import { parseJson } from '../../http/parse-json.ts';

/** Each event of an operation repeats its id. */
const LONGEST_ID = 200;

/** A message of a client, by the protocol `graphql-transport-ws`. */
export type ClientMessage =
  | { readonly type: 'connection_init'; readonly payload: Readonly<Record<string, unknown>> | undefined }
  | { readonly type: 'ping' | 'pong'; readonly payload: Readonly<Record<string, unknown>> | undefined }
  | { readonly type: 'subscribe'; readonly id: string; readonly payload: Readonly<Record<string, unknown>> }
  | { readonly type: 'complete'; readonly id: string };

/** Reads a message; `undefined` where it is none. */
export function clientMessage(text: string): ClientMessage | undefined {
  let message: unknown;
  try {
    message = parseJson(text, 'The message');
  } catch {
    return undefined;
  }
  if (!isObject(message)) return undefined;
  const { type, id, payload } = message;
  if (type === 'connection_init' || type === 'ping' || type === 'pong') {
    if (payload == null) return { type, payload: undefined };
    return isObject(payload) ? { type, payload } : undefined;
  }
  if (!isOperationId(id)) return undefined;
  if (type === 'complete') return { type, id };
  return type === 'subscribe' && isOperation(payload) ? { type, id, payload } : undefined;
}

/** Whether a payload has the members of an operation, or of a persisted one, in their types. */
function isOperation(payload: unknown): payload is Readonly<Record<string, unknown>> {
  if (!isObject(payload)) return false;
  const { query, documentId, operationName, variables, extensions } = payload;
  return (
    (typeof query === 'string' || (query == null && (documentId ?? extensions) != null)) &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || isObject(variables)) &&
    (extensions == null || isObject(extensions))
  );
}

function isOperationId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
