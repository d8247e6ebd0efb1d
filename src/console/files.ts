import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file as it is sent. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly zipped: Buffer;
  readonly etag: string;
}

const FOLDER = new URL('./page/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The page's files by name. Browsers run them as they stand in the folder. */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const names = readdirSync(FOLDER).filter((name) => extname(name) in TYPES);
  return new Map(names.map((name) => [name, fileOf(readFileSync(new URL(name, FOLDER)), TYPES[extname(name)] ?? '')]));
}

/** A file with this content. */
export function fileOf(body: Buffer, type: string): PageFile {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { type, body, zipped: gzipSync(body, { level: 9 }), etag: `W/"${digest}"` };
}
