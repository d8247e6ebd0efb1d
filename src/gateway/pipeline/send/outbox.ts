import type { ServerResponse } from 'node:http';
import type { AnswerBody } from '../shape/response-body.ts';

let waiting: [ServerResponse, AnswerBody][] = [];

/**
 * Ends a response at the end of this turn of the loop, together with all others that are ready by then. Whoever reads
 * them on the same machine, often a proxy, is woken for the first of them and finds the others: waking somebody costs as
 * much as all the rest of writing.
 */
export function send(response: ServerResponse, body: AnswerBody): void {
  if (waiting.length === 0) setImmediate(sendAll);
  waiting.push([response, body]);
}

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (const [response, body] of all) response.end(body.sent, body.encoding);
}
