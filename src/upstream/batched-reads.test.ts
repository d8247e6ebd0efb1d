import { describe, expect, it } from 'vitest';
import { BatchedReads } from './decode.ts';

const MEBIBYTE = 1024 * 1024;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Adds bodies of these sizes, of requests that started at these times. Resolves with the bodies that each turn read. */
async function read(
  sizes: readonly number[],
  turns: number,
  times: readonly number[] = [],
  reads = new BatchedReads(),
): Promise<number[][]> {
  const seen: number[][] = [[]];
  for (const [index, bytes] of sizes.entries()) {
    const isRead = () => seen.at(-1)?.push(index);
    const later = reads.turn(bytes, times[index] ?? 0);
    if (later) void later.then(isRead);
    else isRead();
  }
  for (let count = 0; count < turns; count++) {
    seen.push([]);
    await turn();
  }
  return seen.filter((each) => each.length > 0);
}

describe('bodies that arrive together', () => {
  it('are read at once if they are short, any number of them', async () => {
    expect(
      await read(
        Array.from({ length: 100 }, () => 31 * 1024),
        0,
      ),
    ).toEqual([Array.from({ length: 100 }, (_, n) => n)]);
  });

  it('are read up to a number of bytes in a turn if they are long, in the order of arrival', async () => {
    const order = await read(
      [0.6, 0.6, 0.6, 0.6, 0.6].map((size) => size * MEBIBYTE),
      4,
    );

    expect(order).toEqual([[0, 1], [2, 3], [4]]);
  });

  it('are read first if they are of the request that began first', async () => {
    const sizes = [2, 0.9, 0.9, 0.9, 0.9].map((size) => size * MEBIBYTE);

    expect(await read(sizes, 4, [9, 2, 3, 1, 2])).toEqual([[0], [3, 1], [4, 2]]);
  });

  it('have their own turn if they are larger than a turn', async () => {
    expect(await read([8 * MEBIBYTE, 0.5 * MEBIBYTE, 9 * MEBIBYTE], 4)).toEqual([[0], [1, 2]]);
  });

  it('do not delay short ones', async () => {
    expect(await read([2 * MEBIBYTE, 2 * MEBIBYTE, 1024], 3)).toEqual([[0, 2], [1]]);
  });

  it('leave no state for later ones', async () => {
    const reads = new BatchedReads();
    await read([2 * MEBIBYTE, 2 * MEBIBYTE], 5, [], reads);

    expect(await read([MEBIBYTE], 0, [], reads)).toEqual([[0]]);
  });

  it('do not delay those of another client', async () => {
    const reads = new BatchedReads();
    for (let body = 0; body < 3; body++) void reads.turn(2 * MEBIBYTE, 0);

    expect(await read([MEBIBYTE], 0)).toEqual([[0]]);
  });
});
