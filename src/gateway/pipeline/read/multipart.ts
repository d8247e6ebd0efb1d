import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { GraphQLParams } from 'graphql-yoga';
import { pointed } from '#contract';
import type { Upload } from '#graph';
import { BadUploadError, UploadedFiles } from './uploaded-files.ts';

/*
 * Yoga reads multipart requests too, but holds their files in memory. Here an operation starts as soon as its two
 * first parts are in, and each file is read while it is sent on.
 */

export interface UploadLimits {
  readonly bodyBytes: number;
  readonly uploadBytes: number;
}

const MOST_FILES = 10;
const MOST_PARTS = MOST_FILES + 2;
/** Boundaries, and the headers of parts. */
const WRAPPING_BYTES = 64 * 1024;
const PATH = /^variables(\.[A-Za-z_]\w{0,99}|\.\d{1,4}){1,10}$/;
const PROTOTYPES = /\.(__proto__|constructor|prototype)(\.|$)/;

type Fail = (error: BadUploadError) => void;
type Attempt = (step: () => void) => void;

/** The operation of a multipart request, its variables holding uploads whose bytes come while they are read. */
export function readUpload(request: IncomingMessage, limits: UploadLimits): Promise<GraphQLParams> {
  return new Promise((resolve, reject) => {
    const files = new UploadedFiles(limits.uploadBytes);
    const parser = createParser(request, limits);
    const fail: Fail = (error) => {
      files.fail(error);
      request.unpipe(parser);
      reject(error);
    };
    const attempt: Attempt = (step) => {
      try {
        step();
      } catch (error) {
        fail(error as BadUploadError);
      }
    };
    limitBytes(request, limits, fail);
    readFields(parser, (operations, map) => resolve(withUploads(operations, map, files)), attempt);
    parser.on('file', (name, stream, filename, _encoding, mediaType) => {
      attempt(() => files.arrive(name, stream, filename, mediaType));
    });
    for (const event of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => fail(new BadUploadError('The multipart request has too many parts.', 413)));
    }
    parser.on('error', () => fail(new BadUploadError('The multipart request cannot be read.')));
    parser.on('finish', () => fail(new BadUploadError('The multipart request ended before all its parts were there.')));
    request.on('close', () => request.complete || fail(new BadUploadError('The caller went away.')));
    request.pipe(parser);
  });
}

function createParser(request: IncomingMessage, { bodyBytes }: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { fields: 2, files: MOST_FILES, parts: MOST_PARTS, fieldSize: bodyBytes },
    });
  } catch {
    throw new BadUploadError('The multipart request cannot be read.');
  }
}

/** Whatever the parts are: a request that is larger than all of them may be together is not read to its end. */
function limitBytes(request: IncomingMessage, { bodyBytes, uploadBytes }: UploadLimits, fail: Fail): void {
  const most = uploadBytes + 2 * bodyBytes + WRAPPING_BYTES;
  const tooLarge = () => fail(new BadUploadError('The multipart request is larger than it may be.', 413));
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > most) tooLarge();
  });
  if (Number(request.headers['content-length']) > most) tooLarge();
}

function readFields(parser: BusboyInstance, done: (operations: string, map: string) => void, attempt: Attempt): void {
  let [operations, map]: (string | undefined)[] = [];
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    attempt(() => {
      if (valueTruncated) throw new BadUploadError('`operations` or `map` is too large.', 413);
      if (name === 'operations' && operations === undefined) {
        operations = value;
      } else if (name === 'map' && operations !== undefined && map === undefined) {
        map = value;
        done(operations, map);
      } else {
        throw new BadUploadError('A multipart request is `operations`, then `map`, then the files, and nothing else.');
      }
    });
  });
}

function withUploads(operations: string, map: string, files: UploadedFiles): GraphQLParams {
  const params = objectFrom(operations, 'operations');
  const paths = Object.entries(objectFrom(map, 'map'));
  if (paths.length === 0 || paths.length > MOST_FILES)
    throw new BadUploadError(`\`map\` names 1 to ${MOST_FILES} files.`);
  for (const [name, places] of paths) {
    // One stream can be read once: one place for each file.
    const [place] = Array.isArray(places) && places.length === 1 ? places : [];
    if (typeof place !== 'string' || !PATH.test(place) || PROTOTYPES.test(place)) {
      throw new BadUploadError('`map` gives each file one place in `variables`.');
    }
    put(params, place.split('.'), files.expect(name));
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
  const last = path.at(-1) ?? '';
  const parent = pointed(params, `/${path.slice(0, -1).join('/')}`);
  const isThere = typeof parent === 'object' && parent !== null && Object.hasOwn(parent, last);
  if (!isThere || (parent as Record<string, unknown>)[last] !== null) {
    throw new BadUploadError('`map` names a place in `variables` that is not there, or not null.');
  }
  (parent as Record<string, unknown>)[last] = upload;
}
