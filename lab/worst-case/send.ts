import { request as httpRequest } from 'node:http';
import type { HttpMessage } from './request.ts';

/** A response, complete or not. */
export interface Answer {
  /** 0 without a response. */
  readonly status: number;
  readonly bytes: number;
  /** The body, or its beginning. */
  readonly text: string;
  readonly isWhole: boolean;
  readonly tookMs: number;
}

/** Longer bodies are truncated. */
const MOST_BODY_BYTES = 32 * 1024 * 1024;

/** Sends one request on a connection of its own. The caller disconnects after this many milliseconds, answered or not. */
export function send(port: number, { method, target, headers, body }: HttpMessage, leaveMs: number): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    let status = 0;
    let bytes = 0;
    const chunks: Buffer[] = [];
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = httpRequest(
      { host: '127.0.0.1', port, path: target, method, headers: { ...headers, ...length }, agent: false },
      (response) => {
        status = response.statusCode ?? 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= MOST_BODY_BYTES) chunks.push(chunk);
        });
        response.on('error', () => undefined);
      },
    );
    const leave = setTimeout(() => sent.destroy(), leaveMs);
    sent.on('error', () => undefined);
    sent.on('close', () => {
      clearTimeout(leave);
      const text = Buffer.concat(chunks).toString();
      resolve({ status, bytes, text, isWhole: bytes <= MOST_BODY_BYTES, tookMs: performance.now() - began });
    });
    sent.end(body);
  });
}
