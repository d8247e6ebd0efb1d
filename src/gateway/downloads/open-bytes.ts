import { hash } from 'node:crypto';
import type { DownloadArguments, DownloadData, DownloadPieces, DownloadRule } from '#graph';
import { requestError } from '../pipeline/request-error.ts';

/** The bytes of a download, before they are read. */
export interface OpenBytes {
  readonly size: number;
  /** The strong entity tag. */
  readonly tag: string;
  /** The bytes from a position to another. */
  read(start: number, end: number): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

type Run = (query: string, variables: DownloadArguments) => Promise<DownloadData>;

/** Bytes that are written at once. */
const CHUNK_BYTES = 64 * 1024;

/** Opens a download: reads the bytes that come at once, or what is known of those that come in pieces. */
export async function openBytes(rule: DownloadRule, args: DownloadArguments, run: Run): Promise<OpenBytes> {
  if (rule.pieces) return openPieces(rule, rule.pieces, args, run);
  const bytes = bytesOf(rule, await run(rule.query, args));
  if (!bytes) throw nothing();
  return {
    size: bytes.length,
    tag: tagOf(bytes),
    *read(start, end) {
      for (let at = start; at < end; at += CHUNK_BYTES) yield bytes.subarray(at, Math.min(at + CHUNK_BYTES, end));
    },
  };
}

async function openPieces(
  rule: DownloadRule,
  pieces: DownloadPieces,
  args: DownloadArguments,
  run: Run,
): Promise<OpenBytes> {
  const state = pieces.stateIn(await run(pieces.query, args));
  if (!state) throw nothing();
  return {
    size: state.size,
    tag: tagOf(state.version),
    async *read(start, end) {
      for (let offset = start; offset < end; offset += pieces.bytes) {
        const length = Math.min(pieces.bytes, end - offset);
        const bytes = bytesOf(rule, await run(rule.query, { ...args, offset, length }));
        // The length of the response is announced: a caller notices that it breaks off.
        if (bytes?.length !== length) throw new Error('The bytes of a download have changed while they were read.');
        yield bytes;
      }
    },
  };
}

function bytesOf(rule: DownloadRule, data: DownloadData): Buffer | undefined {
  const base64 = rule.bytesIn(data);
  return base64 == null ? undefined : Buffer.from(base64, 'base64');
}

function tagOf(content: string | Buffer): string {
  return `"${hash('sha256', content, 'base64url')}"`;
}

function nothing() {
  return requestError('The interface has no bytes for this download.', { status: 404, code: 'NOT_FOUND' });
}
