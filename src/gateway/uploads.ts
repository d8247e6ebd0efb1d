import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { GraphQLParams } from 'graphql-yoga';
import type { Upload } from '#graph';

/*
 * Yoga reads multipart requests too, but holds their files in memory. Here an operation starts as soon as its two
 * first parts are in, and each file is read while it is sent on.
 */

export interface UploadLimits {
  readonly bodyBytes: number;
  readonly uploadBytes: number;
}

/** The request was not a multipart request as GraphQL clients send it. */
export class BadUploadError extends Error {
  override readonly name = 'BadUploadError';
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

const MOST_FILES = 10;
const MOST_PARTS = MOST_FILES + 2;
const PATH = /^variables(\.[A-Za-z_]\w{0,99}|\.\d{1,4}){1,10}$/;

/** The operation of a multipart request, its variables holding uploads whose bytes come while they are read. */
export function readUpload(request: IncomingMessage, limits: UploadLimits): Promise<GraphQLParams> {
  return new Promise((resolve, reject) => {
    const parser = createParser(request, limits);
    const waiting = new Map<string, PendingUpload>();
    let operations: string | undefined;
    const fail = (error: Error) => {
      for (const upload of waiting.values()) upload.fail(error);
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
      try {
        if (valueTruncated) throw new BadUploadError('`operations` or `map` is too large.', 413);
        if (name === 'operations') operations = value;
        else if (name === 'map') resolve(withUploads(operations, value, waiting));
        else throw new BadUploadError('Only `operations`, `map` and files are parts of a multipart request.');
      } catch (error) {
        fail(error as Error);
      }
    });
    parser.on('file', (name, stream, filename, _encoding, mediaType) => {
      const upload = waiting.get(name);
      if (!upload) return fail(new BadUploadError('A file came that `map` does not name.'));
      upload.arrive(stream, filename, mediaType);
    });
    for (const event of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => fail(new BadUploadError('The multipart request has too many parts.', 413)));
    }
    parser.on('error', () => fail(new BadUploadError('The multipart request cannot be read.')));
    parser.on('finish', () => fail(new BadUploadError('The multipart request ended before all its parts were there.')));
    request.on('aborted', () => fail(new BadUploadError('The caller went away.')));
    request.pipe(parser);
  });
}

function createParser(request: IncomingMessage, { bodyBytes, uploadBytes }: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { fields: 2, files: MOST_FILES, parts: MOST_PARTS, fieldSize: bodyBytes, fileSize: uploadBytes },
    });
  } catch {
    throw new BadUploadError('The multipart request cannot be read.');
  }
}

function withUploads(operations: string | undefined, map: string, waiting: Map<string, PendingUpload>): GraphQLParams {
  if (operations === undefined) throw new BadUploadError('`operations` has to come before `map`.');
  const params = objectFrom(operations, 'operations');
  const paths = Object.entries(objectFrom(map, 'map'));
  if (paths.length === 0 || paths.length > MOST_FILES)
    throw new BadUploadError(`\`map\` names 1 to ${MOST_FILES} files.`);
  for (const [name, places] of paths) {
    // One stream can be read once: one place for each file.
    const [place] = Array.isArray(places) && places.length === 1 ? places : [];
    if (typeof place !== 'string' || !PATH.test(place))
      throw new BadUploadError('`map` gives each file one place in `variables`.');
    const upload = new PendingUpload();
    put(params, place.split('.'), upload);
    waiting.set(name, upload);
  }
  return params as GraphQLParams;
}

function objectFrom(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new BadUploadError(`\`${name}\` has to be a JSON object.`);
}

/** Puts an upload where `map` says; the place has to be there, and to hold null. */
function put(params: Record<string, unknown>, path: readonly string[], upload: Upload): void {
  let parent: unknown = params;
  for (const step of path.slice(0, -1)) {
    parent =
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
        ? (parent as Record<string, unknown>)[step]
        : undefined;
  }
  const last = path.at(-1) ?? '';
  if (
    typeof parent !== 'object' ||
    parent === null ||
    !Object.hasOwn(parent, last) ||
    (parent as Record<string, unknown>)[last] !== null
  ) {
    throw new BadUploadError('`map` names a place in `variables` that is not there, or not null.');
  }
  (parent as Record<string, unknown>)[last] = upload;
}

/** A file that is yet to come. */
class PendingUpload implements Upload {
  filename: string | undefined;
  mediaType = 'application/octet-stream';
  readonly #arrived: Promise<Readable>;
  #resolve!: (stream: Readable) => void;
  #reject!: (error: Error) => void;

  constructor() {
    this.#arrived = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever reads it is told; if nobody does, nothing is amiss.
    this.#arrived.catch(() => undefined);
  }

  arrive(stream: Readable, filename: string, mediaType: string): void {
    this.filename = filename;
    this.mediaType = mediaType;
    this.#resolve(stream);
  }

  fail(error: Error): void {
    this.#reject(error);
  }

  async *stream(): AsyncGenerator<Uint8Array> {
    const stream = await this.#arrived;
    for await (const chunk of stream) yield chunk as Uint8Array;
    if ('truncated' in stream && stream.truncated) throw new BadUploadError('The file is larger than it may be.', 413);
  }
}
