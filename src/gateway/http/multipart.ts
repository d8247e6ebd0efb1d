import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Settings } from '#config';
import { pointed } from '#contract';
import { BadInputError, type Upload } from '#graph';
import { PART_BYTES } from '#http';
import type { Clock, Uploads } from '../limits/deadlines.ts';
import { type GraphRequest, requestError } from '../types.ts';
import { type BodyMemory, checkedParameters, parseJson, type RequestParameters, tooManyBodies } from './reader.ts';

/** A multipart request: its files arrive while its operation is executed. */
interface UploadRequest {
  readonly parameters: RequestParameters;
  readonly uploads: UploadedFiles;
  /** Those of `operations` and `map`. */
  readonly bytes: number;
}

type UploadLimits = Pick<Settings['limits'], 'body' | 'upload'>;

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
    // A request that is larger than all its parts may be together is not read to its end.
    const most = limits.upload + 2 * limits.body + WRAPPING_BYTES;
    let received = 0;
    stream.on('data', (chunk: Buffer) =>
      attempt(() => {
        const isNews = received <= most;
        received += chunk.length;
        // Once, and not for each of thousands of chunks in a turn.
        if (received > most && isNews) throw tooLarge();
        held.add(chunk);
      }),
    );
    if (Number(headers['content-length']) > most) fail(tooLarge());
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

function tooLarge() {
  return new BadUploadError('The multipart request is larger than it may be.', 413);
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

/** The request was not a multipart request as GraphQL clients send it, or too large. */
class BadUploadError extends BadInputError {
  override readonly name = 'BadUploadError';
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** The files of one request. They come one after another: the next when the one before was read, or skipped. */
class UploadedFiles implements Uploads {
  readonly #files = new Map<string, UploadedFile>();
  #bytesLeft: number;

  #receiving = 0;
  #clock: Clock | undefined;

  constructor(mostBytes: number) {
    this.#bytesLeft = mostBytes;
  }

  pauseWhileReceiving(clock: Clock): void {
    this.#clock = clock;
  }

  /** A resolver begins to read a file. */
  receiving(): void {
    this.#receiving += 1;
    if (this.#receiving === 1) this.#clock?.pause();
  }

  /** It has read the file, or stopped. */
  received(): void {
    this.#receiving -= 1;
    if (this.#receiving === 0) this.#clock?.resume();
  }

  /** A file that is to come under this name. */
  expect(name: string): Upload {
    const file = new UploadedFile(this);
    this.#files.set(name, file);
    return file;
  }

  arrive(name: string, stream: Readable, filename: string, mediaType: string): void {
    // The parser reports a truncated file twice: here as well, where there may be no listener yet.
    stream.on('error', () => undefined);
    const file = this.#files.get(name);
    if (!file || file.hasArrived) throw new BadUploadError('Each file is named by `map`, and comes once.');
    file.arrive(stream, filename, mediaType);
    this.yieldSlot();
  }

  /** While a later file is awaited, files that have arrived and are not read block it. */
  yieldSlot(): void {
    const files = [...this.#files.values()];
    if (files.some(({ isAwaited }) => isAwaited)) for (const file of files) file.skip();
  }

  /** Every file that is not there as a whole ends with this error. */
  fail(error: Error): void {
    for (const file of this.#files.values()) file.fail(error);
  }

  /** Counts bytes that were read of a file. */
  count(bytes: number): void {
    this.#bytesLeft -= bytes;
    if (this.#bytesLeft < 0) throw new BadUploadError('The files are larger than they may be.', 413);
  }
}

class UploadedFile implements Upload {
  filename: string | undefined;
  mediaType = 'application/octet-stream';
  readonly #files: UploadedFiles;
  readonly #settled = Promise.withResolvers<void>();
  #stream: Readable | undefined;
  #error: Error | undefined;
  #opened = false;

  constructor(files: UploadedFiles) {
    this.#files = files;
  }

  get hasArrived(): boolean {
    return this.#stream !== undefined;
  }

  get isAwaited(): boolean {
    return this.#opened && !this.#stream && !this.#error;
  }

  arrive(stream: Readable, filename: string, mediaType: string): void {
    this.filename = filename;
    this.mediaType = mediaType;
    this.#stream = stream;
    this.#settled.resolve();
  }

  /** Drops a file that has arrived and is not read, so that the next can arrive. */
  skip(): void {
    if (this.#opened || !this.#stream) return;
    this.#error ??= new BadUploadError('A file came before one that was used earlier.');
    this.#stream.resume();
  }

  fail(error: Error): void {
    if (this.#stream?.readableEnded) return;
    this.#error ??= error;
    this.#stream?.destroy(error);
    this.#settled.resolve();
  }

  async *stream(): AsyncGenerator<Uint8Array> {
    if (this.#opened) throw new BadUploadError('A file can be used once.');
    this.#opened = true;
    this.#files.receiving();
    try {
      this.#files.yieldSlot();
      await this.#settled.promise;
      if (this.#error || !this.#stream) throw this.#error ?? new BadUploadError('The file did not come.');
      for await (const chunk of this.#stream.iterator({ destroyOnReturn: false })) {
        const { length } = chunk as Uint8Array;
        this.#files.count(length);
        yield chunk as Uint8Array;
      }
    } catch (error) {
      throw this.#error ?? error;
    } finally {
      // The rest of this file precedes the next one in the stream.
      this.#stream?.resume();
      this.#files.received();
    }
  }
}

/** Boundaries, the headers of parts, and what comes before the first part. */
const WRAPPING_BYTES = 64 * 1024;

/**
 * The memory of the fields of one multipart request, which the parser holds until they are whole. It is counted to that of
 * other bodies. The files are streamed.
 */
class FieldsMemory {
  readonly #memory: BodyMemory;
  readonly #most: number;
  #bytes = 0;
  #droppedBytes = 0;
  #hasPart = false;
  #isReleased = false;

  constructor(bodyBytes: number, memory: BodyMemory) {
    this.#most = 2 * bodyBytes + WRAPPING_BYTES;
    this.#memory = memory;
  }

  /** The bytes that were counted. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The parser has read the headers of a part. */
  partBegan(): void {
    this.#hasPart = true;
  }

  /** Counts a chunk before it is parsed. Throws the refusal of a request that needs too much, or for which there is no memory. */
  add(chunk: Buffer): void {
    if (this.#isReleased) return;
    // The parser drops everything before the first part.
    if (!this.#hasPart) this.#drop();
    const bytes = chunk.length + PART_BYTES;
    this.#bytes += bytes;
    const fits = this.#memory.take(bytes);
    if (this.#droppedBytes > WRAPPING_BYTES)
      throw new BadUploadError('Too many bytes come before the first part.', 413);
    if (this.#bytes > this.#most) throw new BadUploadError('`operations` or `map` is too large.', 413);
    if (!fits) throw tooManyBodies();
  }

  /** Leaves its memory to other bodies, and counts no more. */
  release(): void {
    this.#isReleased = true;
    this.#memory.release(this.#bytes);
    this.#bytes = 0;
  }

  #drop(): void {
    this.#droppedBytes += this.#bytes;
    this.#memory.release(this.#bytes);
    this.#bytes = 0;
  }
}
