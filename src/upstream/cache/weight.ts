import type { IncomingHttpHeaders } from 'node:http';
import type { Body } from '#http';

/** The memory of a stored response besides its value and headers: its policy and references. */
const RESPONSE_BYTES = 1024;
/** The headers are held as received, and as the policy has them. */
const HEADER_COPIES = 2;

/**
 * The memory of a JSON text's value for each byte: the byte itself, and the list, object or item that it begins.
 * Measured, the sum is between once and twice the heap that a list of rows takes, and never less than half of it.
 */
const WEIGHTS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (character === '[' || character === '{') return 49;
  return character === ',' ? 17 : 1;
});

/** The bytes of memory that a body's value takes when it is decoded; an estimate. */
export function weightOfBody(body: Body): number {
  return body.read((bytes) => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at++) sum += WEIGHTS[bytes[at] as number] as number;
    return sum;
  });
}

/** The bytes of memory of a stored response besides its value. */
export function weightOfHeaders(headers: IncomingHttpHeaders): number {
  const values = Object.values(headers).map((value) => String(value ?? '').length);
  return values.reduce((sum, length) => sum + length * HEADER_COPIES, RESPONSE_BYTES);
}
