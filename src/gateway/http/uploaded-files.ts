import type { Readable } from 'node:stream';
import { BadInputError, type Upload } from '#graph';
import type { Clock, Uploads } from '../limits/operation-deadlines.ts';

/** The request was not a multipart request as GraphQL clients send it, or too large. */
export class BadUploadError extends BadInputError {
  override readonly name = 'BadUploadError';
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** The files of one request. They come one after another: the next when the one before was read, or skipped. */
export class UploadedFiles implements Uploads {
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
