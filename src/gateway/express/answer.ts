import type { ServerResponse } from 'node:http';
import { send } from '../pipeline/send/outbox.ts';
import type { AnswerBody } from '../pipeline/shape/response-body.ts';

/** Answers with a body. `headers` are names and values in turn. */
export function answer(
  response: ServerResponse,
  mediaType: string,
  body: AnswerBody,
  headers: readonly string[],
): void {
  const type = `${mediaType}; charset=utf-8`;
  response.writeHead(200, ['content-type', type, 'content-length', body.length, ...headers]);
  send(response, body);
}

/** Tells a caller that what it has is still the same. */
export function answerUnchanged(response: ServerResponse, headers: readonly string[]): void {
  response.writeHead(304, [...headers]);
  response.end();
}

/** Refuses a request without a word, and its connection. */
export function answerPlain(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close', 'content-length': '0' });
  response.end();
}
