import type { IncomingMessage } from 'node:http';

/** How much a request may cost, as far as its head tells. */
export type RequestSize = 'small' | 'medium' | 'large';

const SMALL_BYTES = 2 * 1024;
const LARGE_BYTES = 16 * 1024;

/** Persisted documents, queries in the URL and short bodies are small; uploads and long bodies are large. */
export function requestSize({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): RequestSize {
  if (method !== 'POST') return 'small';
  const bytes = Number(headers['content-length'] ?? LARGE_BYTES);
  if (bytes > LARGE_BYTES || headers['content-type']?.startsWith('multipart/')) return 'large';
  return bytes <= SMALL_BYTES ? 'small' : 'medium';
}
