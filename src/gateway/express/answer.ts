import type { ServerResponse } from 'node:http';

const LONG_TEXT = 16 * 1024;

/** Answers with a text. `headers` are names and values in turn. */
export function answer(response: ServerResponse, mediaType: string, text: string, headers: readonly string[]): void {
  // A long text is cheaper sent as bytes, a short one together with its headers.
  const body = text.length > LONG_TEXT ? Buffer.from(text) : text;
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
