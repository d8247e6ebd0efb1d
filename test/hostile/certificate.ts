import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A self-signed certificate and its key, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes a certificate for an IPv4 address, and a URI if there is one, valid between these times, with a new key. */
export function certificateFor(address: string, from: Date, until: Date, uri = ''): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // Issuers are found by their names: those of different certificates differ.
  const name = sequence(set(sequence(oid(2, 5, 4, 3), tagged(0x0c, Buffer.from(`hostile test ${uri}`)))));
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(Date.now()),
    ECDSA_SHA256,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeName(address, uri))),
  );
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(signed(body, privateKey)) };
}

const ECDSA_SHA256 = sequence(oid(1, 2, 840, 10045, 4, 3, 2));

function signed(body: Buffer, key: KeyObject): Buffer {
  return sequence(body, ECDSA_SHA256, bits(sign('sha256', body, key)));
}

function alternativeName(address: string, uri: string): Buffer {
  const ip = tagged(0x87, Buffer.from(address.split('.').map(Number)));
  const names = uri === '' ? sequence(ip) : sequence(ip, tagged(0x86, Buffer.from(uri)));
  return sequence(oid(2, 5, 29, 17), tagged(0x04, names));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

// The part of DER (X.690) that a certificate needs.

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function set(...parts: readonly Buffer[]): Buffer {
  return tagged(0x31, Buffer.concat(parts));
}

function bits(content: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([0]), content]));
}

function integer(value: number): Buffer {
  const hex = value.toString(16);
  const digits = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return tagged(0x02, (digits[0] ?? 0) < 128 ? digits : Buffer.concat([Buffer.from([0]), digits]));
}

function oid(first: number, second: number, ...rest: readonly number[]): Buffer {
  const base128 = (value: number): number[] =>
    value < 128 ? [value] : [...base128(value >> 7).map((digit) => digit | 128), value & 127];
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function time(at: Date): Buffer {
  return tagged(0x18, Buffer.from(at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')));
}
