import { readFile } from 'node:fs/promises';
import type { JSONWebKeySet } from 'jose';
import type { LoadKeys } from './key-set.ts';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 1024 * 1024;

/** Loads a JSON Web Key Set from a URL or a file. Redirects are not followed. */
export function loaderOf(jwks: string): LoadKeys {
  const read = /^https?:/.test(jwks) ? () => fetched(jwks) : () => readFile(jwks, 'utf8');
  return async () => JSON.parse(await read()) as JSONWebKeySet;
}

async function fetched(url: string): Promise<string> {
  const headers = { accept: 'application/jwk-set+json, application/json' };
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status !== 200) throw new Error(`The issuer answered ${response.status} to the request for its keys`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new RangeError(`The key set has more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
