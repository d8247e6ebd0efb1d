import { createHmac, randomBytes } from 'node:crypto';

/** Secret scanners recognize keys by it. */
const PREFIX = 'mfk_';
const BYTES = 32;

/** A new API key: 256 random bits. */
export function newApiKey(): string {
  return PREFIX + randomBytes(BYTES).toString('base64url');
}

/**
 * The hash by which an API key is stored: HMAC-SHA-256 with the gateway's secret. A slow hash would protect guessable
 * secrets; a key of 256 random bits cannot be guessed, and is hashed for each caller.
 */
export function apiKeyDigest(secret: string, key: string): Buffer {
  return createHmac('sha256', secret).update(`api key ${key}`).digest();
}

/** The digest as settings have it. */
export function apiKeyHash(secret: string, key: string): string {
  return apiKeyDigest(secret, key).toString('base64url');
}
