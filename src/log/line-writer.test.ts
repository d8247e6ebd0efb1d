import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '#test/until';
import { LineWriter } from './line-writer.ts';

/** A writer into a pipe whose reader the test closes, reopens and reads. */
function pipe() {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-log-'));
  const path = join(folder, 'pipe');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  const openReader = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  let reader: number | undefined = openReader();
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const closeReader = () => {
    if (reader !== undefined) closeSync(reader);
    reader = undefined;
  };
  onTestFinished(() => {
    closeReader();
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });
  const recovered: number[] = [];
  const writer = new LineWriter(fd, (lost) => recovered.push(lost));
  const read = (): string => {
    const buffer = Buffer.alloc(1024 * 1024);
    try {
      return buffer.toString('utf8', 0, readSync(reader ?? -1, buffer));
    } catch {
      return '';
    }
  };
  const reopen = () => {
    reader = openReader();
  };
  return { writer, read, closeReader, reopen, recovered };
}

/** Reads until the writer has nothing left to write. */
async function readAll({ writer, read }: Pick<ReturnType<typeof pipe>, 'writer' | 'read'>): Promise<string> {
  let text = '';
  const reading = setInterval(() => {
    text += read();
  }, 1);
  await writer.idle(10_000);
  clearInterval(reading);
  return text + read();
}

describe('lines', () => {
  it('are written in their order', async () => {
    const { writer, read } = pipe();
    for (let index = 0; index < 100; index++) writer.write(`line ${index}\n`);
    await writer.idle(10_000);

    expect(read()).toBe(Array.from({ length: 100 }, (_, index) => `line ${index}\n`).join(''));
    expect(writer.lost).toBe(0);
  });

  it('wait for a reader that is slow, and arrive whole', async () => {
    const { writer, read } = pipe();
    const lines = Array.from({ length: 500 }, (_, index) => `${String(index).padStart(999, '.')}\n`);
    for (const line of lines) writer.write(line);

    expect(await readAll({ writer, read })).toBe(lines.join(''));
    expect(writer.lost).toBe(0);
  });

  it('are dropped and counted if the reader does not read at all', async () => {
    const { writer, read, recovered } = pipe();
    const line = `${'x'.repeat(9_999)}\n`;
    for (let index = 0; index < 300; index++) writer.write(line);
    const { lost } = writer;

    expect(lost).toBeGreaterThan(150);
    expect((await readAll({ writer, read })).length).toBe((300 - lost) * line.length);
    expect(recovered).toEqual([lost]);
  });

  it('are lost while the pipe has no reader, and reported once it has one again', async () => {
    const { writer, read, closeReader, reopen, recovered } = pipe();
    closeReader();
    for (const line of ['one\n', 'two\n', 'three\n']) writer.write(line);
    await writer.idle(10_000);
    expect([writer.lost, recovered]).toEqual([3, []]);

    reopen();
    writer.write('four\n');
    await writer.idle(10_000);
    writer.write('five\n');
    await writer.idle(10_000);

    expect(read()).toBe('four\nfive\n');
    expect([writer.lost, recovered]).toEqual([3, [3]]);
  });

  it('do not continue one that was cut off', async () => {
    const { writer, read, closeReader, reopen } = pipe();
    writer.write(`${'x'.repeat(200_000)}\n`);
    await until(() => expect(read()).not.toBe(''));
    closeReader();
    await writer.idle(10_000);
    reopen();
    writer.write('next\n');
    await writer.idle(10_000);

    expect(read()).toBe('\nnext\n');
    expect(writer.lost).toBe(1);
  });

  it('are waited for up to the given time', async () => {
    const { writer } = pipe();
    writer.write(`${'x'.repeat(200_000)}\n`);

    await expect(writer.idle(5)).resolves.toBeUndefined();
  });

  it('are lost on a full disk, and counted', async () => {
    const fd = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(fd));
    const writer = new LineWriter(fd, () => expect.fail());
    writer.write('one\n');
    writer.write('two\n');
    await writer.idle(10_000);

    expect(writer.lost).toBe(2);
  });
});
