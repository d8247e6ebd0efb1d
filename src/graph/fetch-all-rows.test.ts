import { expect, it } from 'vitest';
import { PagingError } from './errors.ts';
import { fetchAllRows } from './fetch-all-rows.ts';

/** A list of so many pages of two rows; `tokenAfter` says what each names as the next. */
function list(
  pages: number,
  tokenAfter = (page: number): string | undefined => (page < pages ? `t${page}` : undefined),
) {
  const calls: (string | undefined)[] = [];
  const page = async (token: string | undefined) => {
    calls.push(token);
    return { items: [calls.length * 2 - 1, calls.length * 2], next: tokenAfter(calls.length) };
  };
  return { page, calls };
}

it('reads page after page, and gives the rows of all of them in order', async () => {
  const { page, calls } = list(3);

  expect(await fetchAllRows(page)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(calls).toEqual([undefined, 't1', 't2']);
});

it('takes an empty token as the end', async () => {
  const { page, calls } = list(1, () => '');

  expect(await fetchAllRows(page)).toEqual([1, 2]);
  expect(calls).toEqual([undefined]);
});

it('goes on after a page without rows', async () => {
  const pages = [
    { items: ['a'], next: 'x' },
    { items: [], next: 'y' },
    { items: ['b'], next: undefined },
  ];

  expect(await fetchAllRows(async () => pages.shift() ?? { items: [], next: undefined })).toEqual(['a', 'b']);
});

it('refuses pages that lead in a circle, once it notices', async () => {
  const { page, calls } = list(9, (number) => (number % 2 === 0 ? 'even' : 'odd'));

  await expect(fetchAllRows(page)).rejects.toThrow(new PagingError('The pages of the upstream lead in a circle.'));
  expect(calls).toEqual([undefined, 'odd', 'even']);
});

it('reads a hundred pages, and gives up on a list that is longer', async () => {
  expect(await fetchAllRows(list(100).page)).toHaveLength(200);

  const { page, calls } = list(101);
  await expect(fetchAllRows(page)).rejects.toThrow(new PagingError('The upstream has more than 100 pages.'));
  expect(calls).toHaveLength(100);
});
