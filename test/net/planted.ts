/** A fault that tests have to find: a text of a source, which stands there once, and what replaces it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** The table that has to find it, and the names of the cells that are run, as a pattern. */
  readonly by: 'table' | 'ends';
  readonly cells: string;
}

const PIPELINE = 'src/gateway/pipeline';

export const FAULTS: readonly Fault[] = [
  {
    name: 'a caller that leaves keeps its place in its budgets',
    file: `${PIPELINE}/pending-request.ts`,
    text: 'this.#release();\n    this.#unsubscribe?.();',
    replacement: 'this.#unsubscribe?.();',
    by: 'ends',
    cells: 'budgets .* leaves',
  },
  {
    name: 'a stream that ends keeps its place in the budgets of its caller',
    file: `${PIPELINE}/pending-request.ts`,
    text: 'ended(): void {\n    if (this.#isOver) return;\n    this.#isOver = true;\n    this.#release();',
    replacement: 'ended(): void {\n    if (this.#isOver) return;\n    this.#isOver = true;',
    by: 'table',
    cells: '@live',
  },
  {
    name: 'the charge of an operation is not settled',
    file: `${PIPELINE}/execute/settled.ts`,
    text: 'else settle(outcome.cost.actual);',
    replacement: '',
    by: 'ends',
    cells: 'response cache .* success',
  },
  {
    name: 'identity is no part of the keys of responses and executions',
    file: `${PIPELINE}/identify/identity-key.ts`,
    text: "if (identityHeaders.length === 0) return () => '';",
    replacement: "if (identityHeaders.length >= 0) return () => '';",
    by: 'table',
    cells: 'response cache',
  },
  {
    name: 'scopes are no part of the keys of responses and executions',
    file: `${PIPELINE}/identify/identity-key.ts`,
    text: 'return hasScopes ?',
    replacement: 'return !hasScopes ?',
    by: 'ends',
    cells: 'refusal',
  },
  {
    name: 'cached upstream responses are shared by callers with different credentials',
    file: 'src/upstream/request.ts',
    text: 'private ${identity.key.length}:${identity.key} ${resource}',
    replacement: 'private ${resource}',
    by: 'table',
    cells: 'response cache',
  },
  {
    name: 'a place among the requests in flight is not given back',
    file: `${PIPELINE}/admit/overload.ts`,
    text: 'this.#inFlight -= 1;',
    replacement: '',
    by: 'ends',
    cells: 'overload',
  },
  {
    name: 'an operation of a WebSocket keeps its place when the connection ends',
    file: 'src/gateway/server/websocket/socket-session.ts',
    text: 'for (const leave of this.#operations.values()) leave();',
    replacement: '',
    by: 'ends',
    cells: 'WebSocket .* leaves',
  },
  {
    name: 'the price of an operation is not limited',
    file: 'src/gateway/document/operation.ts',
    text: 'if (worst <= limit) return;',
    replacement: 'if (worst <= limit * 10) return;',
    by: 'table',
    cells: 'price limit',
  },
  {
    name: 'the status of a used up budget is that of an overload',
    file: 'src/gateway/limits/budgets.ts',
    text: 'status: 429',
    replacement: 'status: 503',
    by: 'table',
    cells: 'budgets',
  },
  {
    name: 'compressed responses do not vary by Accept-Encoding',
    file: `${PIPELINE}/shape/cache-headers.ts`,
    text: "variantOf(differences, ['accept-encoding'])",
    replacement: 'variantOf(differences, [])',
    by: 'table',
    cells: 'compression',
  },
  {
    name: '304 for the tag of another response',
    file: `${PIPELINE}/shape/entity-tag.ts`,
    text: "return known.includes(opaque(tag)) || known.includes('*');",
    replacement: 'return known.length > 0;',
    by: 'table',
    cells: 'response cache',
  },
  {
    name: 'a cursor is not bound to its list',
    file: 'src/graph/connections/cursor.ts',
    text: 'if (!cursor.startsWith(tag())) throw notOfThisList(argument);',
    replacement: '',
    by: 'table',
    cells: 'errors',
  },
  {
    name: 'a live query goes on without its caller',
    file: 'src/gateway/subscriptions/live-queries.ts',
    text: 'query.leave(subscriber);',
    replacement: '',
    by: 'table',
    cells: '@live',
  },
  {
    name: 'streams of plugins are shared',
    file: 'src/gateway/handler.ts',
    text: 'allowsReuse\n      ? JSON',
    replacement: 'true\n      ? JSON',
    by: 'table',
    cells: '@live|subscriptions',
  },
  {
    name: 'a shared execution ends with its first caller',
    file: 'src/upstream/share.ts',
    text: 'if (!this.#subscribers.delete(settled) || this.#subscribers.size > 0) return;',
    replacement: 'if (!this.#subscribers.delete(settled)) return;',
    by: 'ends',
    cells: 'coalescing .* leaves',
  },
  {
    name: 'the calls of callers that left go on',
    file: 'src/upstream/share.ts',
    text: 'this.abort?.();',
    replacement: '',
    by: 'ends',
    cells: 'leaves',
  },
  {
    name: 'the connection of a call is not given back',
    file: 'src/upstream/admit.ts',
    text: 'origin.free += 1;',
    replacement: '',
    by: 'ends',
    cells: 'HTTP/1.1',
  },
  {
    name: 'a missing scope refuses nothing',
    file: 'src/gateway/limits/scopes.ts',
    text: 'if (missing.length > 0) return',
    replacement: 'if (missing.length > 1) return',
    by: 'table',
    cells: 'scopes',
  },
  {
    name: 'a download is for every caller',
    file: 'src/gateway/downloads/downloads.ts',
    text: 'if (identity.label === claims.caller) return identity;',
    replacement: 'return identity;',
    by: 'table',
    cells: 'downloads',
  },
  {
    name: 'a place among the streams of a caller is not asked for',
    file: 'src/gateway/subscriptions/live-queries.ts',
    text: 'registry.assertAdmitted(callerKey);',
    replacement: '',
    by: 'table',
    cells: '@live',
  },
  {
    name: 'the payload of connection_init replaces headers of the handshake',
    file: 'src/gateway/server/websocket/message-request.ts',
    text: '...Object.fromEntries(credentialsIn(payload)),\n      ...Object.fromEntries(own),',
    replacement: '...Object.fromEntries(own),\n      ...Object.fromEntries(credentialsIn(payload)),',
    by: 'table',
    cells: 'WebSocket',
  },
  {
    name: 'a body that was read ends its HTTP/2 stream',
    file: 'src/gateway/server/http2/http2-request.ts',
    text: 'if (!this.complete) this.stream.close();',
    replacement: 'this.stream.close();',
    by: 'table',
    cells: 'HTTP/2',
  },
  {
    name: 'a caller that leaves by HTTP/2 has its answer for HTTP hooks',
    file: 'src/gateway/server/http2/http2-response.ts',
    text: "(event !== 'finish' || this.writableEnded) && ",
    replacement: '',
    by: 'table',
    cells: 'leaves . HTTP/2',
  },
];

export function faultNamed(name: string | undefined): Fault {
  const found = FAULTS.find((each) => each.name === name);
  if (!found) throw new TypeError(`PLANTED is the name of no fault: ${name}`);
  return found;
}

/** A source with a fault. Fails unless its text stands there once: sources change, and the text with them. */
export function plant({ file, text, replacement }: Fault, source: string): string {
  const count = source.split(text).length - 1;
  if (count !== 1) throw new Error(`${file} has its text ${count} times.`);
  return source.replace(text, () => replacement);
}
