import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReceivedRequest } from './recording-proxy.ts';

/** A request as a client sends it. */
export interface RecordedRequest extends ReceivedRequest {
  readonly client: string;
  /** The version of the client that sent it. */
  readonly version: string;
}

/** The gateway's host in every recorded request. */
export const GATEWAY_HOST = '127.0.0.1:4000';
/** The origin of the recorded page that is not the gateway's own. */
export const PAGE_ORIGIN = 'http://localhost:5173';

const FILE = join(import.meta.dirname, 'requests.json');

/** The recorded requests of all clients. */
export function readRecordedRequests(): readonly RecordedRequest[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as RecordedRequest[];
}

/** Replaces the recorded requests. */
export function writeRecordedRequests(requests: readonly RecordedRequest[]): void {
  writeFileSync(FILE, `${JSON.stringify(requests, null, 2)}\n`);
}
