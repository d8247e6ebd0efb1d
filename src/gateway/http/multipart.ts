import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Settings } from '#config';
import { pointed } from '#contract';
import type { Upload } from '#graph';
import { requestError } from '../request-error.ts';
import type { GraphRequest } from '../types.ts';
import type { BodyMemory } from './body-memory.ts';
import { FieldsMemory, WRAPPING_BYTES } from './fields-memory.ts';
import { checkedParameters, type RequestParameters } from './parameters.ts';
import { parseJson } from './parse-json.ts';
import { BadUploadError, UploadedFiles } from './uploaded-files.ts';

/** A multipart request: its files arrive while its operation is executed. */
export interface UploadRequest {
  readonly parameters: RequestParameters;
  readonly uploads: UploadedFiles;
  /** Those of `operations` and `map`. */
  readonly bytes: number;
}

export type UploadLimits = Pick<Settings['limits'], 'body' | 'upload'>;

const MOST_FILES = 10;
const MOST_PARTS = MOST_FILES + 2;
const REPLACEMENT = '\ufffd';
const PATH = /^variables(\.[A-Za-z_]\w{0,99}|\.\d{1,4}){1,10}$/;
const PROTOTYPES = /\.(__proto__|constructor|prototype)(\.|$)/;

type Fail = (error: Error) => void;
type Attempt = (step: () => void) => void;

/**
 * The parameters of a multipart request (GraphQL multipart request specification), with uploads in their variables. It
 * resolves when the first two parts are there: the files arrive while the operation is executed, and are never held whole.
 */
export async function readUpload(
  request: GraphRequest,
  limits: UploadLimits,
  memory: BodyMemory,
): Promise<UploadRequest> {
  const held = new FieldsMemory(limits.body, memory);
  try {
    return await parseUpload(request.stream(), request.headers, limits, held);
  } catch (error) {
    if (!(error instanceof BadUploadError)) throw error;
    throw requestError(error.message, { status: error.status });
  }
}

function parseUpload(
  stream: Readable,
  headers: GraphRequest['headers'],
  limits: UploadLimits,
  held: FieldsMemory,
): Promise<UploadRequest> {
  return new Promise((resolve, reject) => {
    const files = new UploadedFiles(limits.upload);
    const parser = createParser(headers, limits, held);
    const fail: Fail = (error) => {
      held.release();
      files.fail(error);
      stream.unpipe(parser);
      reject(error);
    };
    const attempt: Attempt = (step) => {
      try {
        step();
      } catch (error) {
        fail(error as Error);
      }
    };
    limitBytes(stream, headers, limits, fail);
    stream.on('data', (chunk: Buffer) => attempt(() => held.add(chunk)));
    readFields(
      parser,
      (operations, map) => {
        const { bytes } = held;
        held.release();
        resolve({ parameters: withUploads(operations, map, files), uploads: files, bytes });
      },
      attempt,
    );
    parser.on('file', (name, file, filename, _encoding, mediaType) => {
      attempt(() => files.arrive(name, file, filename, mediaType));
    });
    for (const event of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => fail(new BadUploadError('The multipart request has too many parts.', 413)));
    }
    parser.on('error', () => fail(new BadUploadError('The multipart request cannot be read.')));
    parser.on('finish', () => fail(new BadUploadError('The multipart request ended before all its parts were there.')));
    const gone = () => fail(new BadUploadError('The caller closed the connection.'));
    stream.on('error', gone);
    stream.on('close', () => stream.readableEnded || gone());
    stream.pipe(parser);
  });
}

function createParser(
  headers: GraphRequest['headers'],
  { body: bodyBytes }: UploadLimits,
  held: FieldsMemory,
): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fields: 2, files: MOST_FILES, parts: MOST_PARTS, fieldSize: bodyBytes },
      isPartAFile(_name, mediaType, filename) {
        held.partBegan();
        return mediaType === 'application/octet-stream' || filename !== undefined;
      },
    });
  } catch {
    throw new BadUploadError('The multipart request cannot be read.');
  }
}

/** A request that is larger than all its parts may be together is not read to its end. */
function limitBytes(
  stream: Readable,
  headers: GraphRequest['headers'],
  { body: bodyBytes, upload: uploadBytes }: UploadLimits,
  fail: Fail,
): void {
  const most = uploadBytes + 2 * bodyBytes + WRAPPING_BYTES;
  const tooLarge = () => fail(new BadUploadError('The multipart request is larger than it may be.', 413));
  let received = 0;
  stream.on('data', (chunk: Buffer) => {
    const before = received;
    received += chunk.length;
    // Once, and not for each of thousands of chunks in a turn.
    if (received > most && before <= most) tooLarge();
  });
  if (Number(headers['content-length']) > most) tooLarge();
}

function readFields(parser: BusboyInstance, done: (operations: string, map: string) => void, attempt: Attempt): void {
  let [operations, map]: (string | undefined)[] = [];
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    attempt(() => {
      if (valueTruncated) throw new BadUploadError('`operations` or `map` is too large.', 413);
      // The parser writes it for bytes that are not UTF-8, and does not say so.
      if (value.includes(REPLACEMENT)) {
        throw new BadUploadError(`\`${name}\` is not valid UTF-8. In JSON, U+FFFD is written as an escape.`);
      }
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

function withUploads(operations: string, map: string, files: UploadedFiles): RequestParameters {
  const params = checkedParameters(objectFrom(operations, 'operations')) as Record<string, unknown>;
  const paths = Object.entries(objectFrom(map, 'map'));
  if (paths.length === 0 || paths.length > MOST_FILES)
    throw new BadUploadError(`\`map\` names 1 to ${MOST_FILES} files.`);
  for (const [name, variables] of paths) {
    // A stream can be read once: each file stands in one variable.
    const [place] = Array.isArray(variables) && variables.length === 1 ? variables : [];
    if (typeof place !== 'string' || !PATH.test(place) || PROTOTYPES.test(place)) {
      throw new BadUploadError('`map` gives each file one path in `variables`.');
    }
    put(params, place.split('.'), files.expect(name));
  }
  return params;
}

function objectFrom(text: string, name: string): Record<string, unknown> {
  const value = parseJson(text, `\`${name}\``);
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
