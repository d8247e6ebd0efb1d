import { request as httpRequest } from 'node:http';
import type { HttpMessage } from './request.ts';

/** An answer as far as it came. */
export interface Answer {
  /** 0 where there is none. */
  readonly status: number;
  readonly bytes: number;
  /** Its beginning, or all of it. */
  readonly text: string;
  readonly isWhole: boolean;
  readonly tookMs: number;
}

/** Of longer answers not all is kept. */
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/** Sends one request on a connection of its own. Its caller leaves after so many milliseconds, answered or not. */
export function send(port: number, { method, target, headers, body }: HttpMessage, leaveMs: number): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    let status = 0;
    let bytes = 0;
    const kept: Buffer[] = [];
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = httpRequest(
      { host: '127.0.0.1', port, path: target, method, headers: { ...headers, ...length }, agent: false },
      (response) => {
        status = response.statusCode ?? 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= MOST_KEPT_BYTES) kept.push(chunk);
        });
        response.on('error', () => undefined);
      },
    );
    const leave = setTimeout(() => sent.destroy(), leaveMs);
    sent.on('error', () => undefined);
    sent.on('close', () => {
      clearTimeout(leave);
      const text = Buffer.concat(kept).toString();
      resolve({ status, bytes, text, isWhole: bytes <= MOST_KEPT_BYTES, tookMs: performance.now() - began });
    });
    sent.end(body);
  });
}
