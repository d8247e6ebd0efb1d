import { parseJson } from '../../pipeline/read/parse-json.ts';

/** Each event of an operation repeats its id. */
const LONGEST_ID = 200;

/** A message of a client, by the protocol `graphql-transport-ws`. */
export type ClientMessage =
  | { readonly type: 'connection_init'; readonly payload: Readonly<Record<string, unknown>> | undefined }
  | { readonly type: 'ping' | 'pong' }
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
  if (type === 'ping' || type === 'pong') return { type };
  if (type === 'connection_init') {
    if (payload == null) return { type, payload: undefined };
    return isObject(payload) ? { type, payload } : undefined;
  }
  if (!isOperationId(id)) return undefined;
  if (type === 'complete') return { type, id };
  return type === 'subscribe' && isObject(payload) ? { type, id, payload } : undefined;
}

function isOperationId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
