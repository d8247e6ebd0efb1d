import { createHash, createHmac } from 'node:crypto';
import type { Seen } from './upstreams.ts';

/** The signature (AWS Signature Version 4) that a received request should have, computed from its bytes alone. */
export function signatureOf(seen: Seen, secret: string, service: string): string {
  const { scope, names } = partsOf(seen);
  const [date = '', region = ''] = scope.split('/');
  const request = [seen.method, path(seen), query(seen), ...names.map((name) => `${name}:${headerOf(seen, name)}`)];
  const canonical = [...request, '', names.join(';'), hash(seen.body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', seen.headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** The parts of a request's Authorization header. */
export function partsOf({ headers }: Seen) {
  const shape = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, keyId = '', scope = '', names = '', signature = ''] = shape.exec(headers.authorization ?? '') ?? [];
  return { keyId, scope, names: names.split(';'), signature };
}

/** The path with each segment encoded again. */
function path({ target }: Seen): string {
  return target.replace(/\?.*$/, '').split('/').map(encoded).join('/');
}

function query({ target }: Seen): string {
  const pairs = (target.split('?', 2)[1] ?? '').split('&').filter(Boolean);
  const decoded = pairs.map((pair) => pair.split('=', 2).map((part) => encoded(decodeURIComponent(part))));
  return decoded
    .map(([name, value = '']) => `${name}=${value}`)
    .toSorted()
    .join('&');
}

function headerOf({ headers }: Seen, name: string): string {
  return String(headers[name]).trim().replaceAll(/ +/g, ' ');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
