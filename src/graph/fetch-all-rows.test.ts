import { expect, it } from 'vitest';
import { PagingError } from './errors.ts';
import { fetchAllRows } from './fetch-all-rows.ts';

/** A list of two-row pages; `tokenAfter` returns the token of the next page. */
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

it('returns the rows of all pages in order', async () => {
  const { page, calls } = list(3);

  expect(await fetchAllRows(page)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(calls).toEqual([undefined, 't1', 't2']);
});

it('takes an empty token as the end', async () => {
  const { page, calls } = list(1, () => '');

  expect(await fetchAllRows(page)).toEqual([1, 2]);
  expect(calls).toEqual([undefined]);
});

it('continues after an empty page', async () => {
  const pages = [
    { items: ['a'], next: 'x' },
    { items: [], next: 'y' },
    { items: ['b'], next: undefined },
  ];

  expect(await fetchAllRows(async () => pages.shift() ?? { items: [], next: undefined })).toEqual(['a', 'b']);
});

it('throws for a cycle of page tokens', async () => {
  const { page, calls } = list(9, (number) => (number % 2 === 0 ? 'even' : 'odd'));

  await expect(fetchAllRows(page)).rejects.toThrow(new PagingError('The pages of the upstream lead in a circle.'));
  expect(calls).toEqual([undefined, 'odd', 'even']);
});

it('reads a hundred pages, and throws for a longer list', async () => {
  expect(await fetchAllRows(list(100).page)).toHaveLength(200);

  const { page, calls } = list(101);
  await expect(fetchAllRows(page)).rejects.toThrow(new PagingError('The upstream has more than 100 pages.'));
  expect(calls).toHaveLength(100);
});

it.each([{ a: 1 }, 7, true, ['t']])('takes the token %j as the end', async (next) => {
  const { page, calls } = list(1, () => next as unknown as string);

  expect(await fetchAllRows(page)).toEqual([1, 2]);
  expect(calls).toEqual([undefined]);
});
