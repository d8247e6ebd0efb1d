import { write, writeSync } from 'node:fs';

const MAX_WAITING = 1024 * 1024;
const RETRY_MS = 100;
const NEWLINE = 0x0a;

/**
 * Writes lines to a file descriptor without ever blocking or throwing. Lines that cannot be written, because the disk is
 * full, the reader has gone or does not keep up, are dropped and counted.
 */
export class LineWriter {
  readonly #fd: number;
  readonly #recovered: (lost: number) => void;
  readonly #flush = () => this.#flushSync();
  #waiting: string[] = [];
  #waitingLength = 0;
  #isWriting = false;
  #isMidLine = false;
  #rest: Buffer | undefined;
  #lost = 0;
  #reported = 0;
  #idle = Promise.withResolvers<void>();

  /** `recovered` is called with the number of lost lines, once a line could be written again. */
  constructor(fd: number, recovered: (lost: number) => void) {
    this.#fd = fd;
    this.#recovered = recovered;
    this.#idle.resolve();
  }

  get lost(): number {
    return this.#lost;
  }

  /** Resolves when no line is waiting any more, or after this time. */
  async idle(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, withinMs);
    });
    await Promise.race([this.#idle.promise, timeout]);
    clearTimeout(timer);
  }

  /** Takes a line with its line end. */
  write(line: string): void {
    if (this.#waitingLength + line.length > MAX_WAITING) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(line);
    this.#waitingLength += line.length;
    if (this.#isWriting) return;
    this.#isWriting = true;
    this.#idle = Promise.withResolvers();
    process.once('exit', this.#flush);
    this.#writeWaiting();
  }

  #writeWaiting(): void {
    const bytes = this.#takeWaiting();
    if (bytes.length > 0) return this.#writeBytes(bytes);
    this.#isWriting = false;
    process.off('exit', this.#flush);
    this.#idle.resolve();
  }

  #takeWaiting(): Buffer {
    // The end of a line that could not be written whole is lost; the next line does not continue it.
    const text = `${this.#isMidLine && this.#waiting.length > 0 ? '\n' : ''}${this.#waiting.join('')}`;
    this.#waiting = [];
    this.#waitingLength = 0;
    return Buffer.from(text);
  }

  #writeBytes(bytes: Buffer): void {
    this.#rest = undefined;
    write(this.#fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        this.#rest = bytes;
        setTimeout(() => this.#writeBytes(bytes), RETRY_MS).unref();
        return;
      }
      if (error) {
        this.#lost += linesIn(bytes);
        return this.#writeWaiting();
      }
      this.#isMidLine = bytes[written - 1] !== NEWLINE;
      if (written < bytes.length) return this.#writeBytes(bytes.subarray(written));
      this.#reportLost();
      this.#writeWaiting();
    });
  }

  #reportLost(): void {
    const lost = this.#lost - this.#reported;
    this.#reported = this.#lost;
    if (lost > 0) this.#recovered(lost);
  }

  /** At the end of the process: writes the lines that can be written at once. */
  #flushSync(): void {
    let bytes = Buffer.concat([this.#rest ?? Buffer.alloc(0), this.#takeWaiting()]);
    try {
      while (bytes.length > 0) bytes = bytes.subarray(writeSync(this.#fd, bytes));
    } catch {
      this.#lost += linesIn(bytes);
    }
  }
}

function linesIn(bytes: Buffer): number {
  // A line end that comes first belongs to a line before, which was counted.
  let lines = bytes[0] === NEWLINE ? -1 : 0;
  for (const byte of bytes) if (byte === NEWLINE) lines += 1;
  return lines;
}
