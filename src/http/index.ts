export { Body, PART_BYTES } from './body.ts';
export { COMPRESSION_LEVELS, CONTENT_CODINGS, type CompressionLevel, type ContentCoding } from './content-coding.ts';
export { createHostCheck, type HostCheck, type HostSettings, isLoopbackHost } from './host-check.ts';
export { httpOrigin } from './http-origin.ts';
export { createServer, STATUS_CODES, validateHeaderName, validateHeaderValue } from './node-http.ts';
export { crossOriginError, simpleRequestError } from './origin-check.ts';
export type { Refusal } from './refusal.ts';
