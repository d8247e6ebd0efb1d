import type { ServerResponse } from 'node:http';

/** Answers with a body. `headers` are names and values in turn. */
export function answer(response: ServerResponse, mediaType: string, body: string, headers: readonly string[]): void {
  const length = `${Buffer.byteLength(body)}`;
  const type = `${mediaType}; charset=utf-8`;
  response.writeHead(200, ['content-type', type, 'content-length', length, ...headers]);
  response.end(body);
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
