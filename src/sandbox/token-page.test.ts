import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { SandboxRequest } from './request.ts';
import { tokenPage } from './token-page.ts';

const rows = Array.from({ length: 7 }, (_, id) => ({ id }));
const keeps = (filter: string) => {
  if (filter === 'odd') return ({ id }: { id: number }) => id % 2 === 1;
  return filter === '' ? () => true : undefined;
};
function page(query: Readonly<Record<string, string>>, path = '/rows') {
  const at = { path, query: new URLSearchParams(query), base: '', parameters: {} };
  const request = new SandboxRequest(new IncomingMessage(new Socket()), at);
  const { status, body } = tokenPage(request, 'rows', rows, { usual: 2, most: 4, keeps });
  return { status, ...(JSON.parse(String(body)) as { rows?: { id: number }[]; nextPageToken?: string }) };
}
const ids = (answer: ReturnType<typeof page>) => answer.rows?.map(({ id }) => id);

it('has the usual size where none or 0 is asked for, and never more than the most', () => {
  expect(ids(page({}))).toEqual([0, 1]);
  expect(ids(page({ pageSize: '0' }))).toEqual([0, 1]);
  expect(ids(page({ pageSize: '3' }))).toEqual([0, 1, 2]);
  expect(ids(page({ pageSize: '900' }))).toEqual([0, 1, 2, 3]);
});

it('goes on where a token says, and has none on the last page', () => {
  const { nextPageToken = '' } = page({ pageSize: '4' });
  const last = page({ pageSize: '4', pageToken: nextPageToken });

  expect(ids(last)).toEqual([4, 5, 6]);
  expect(last.nextPageToken).toBeUndefined();
});

it('filters what was cut, and leaves an empty list out', () => {
  const first = page({ pageSize: '1', filter: 'odd' });
  const second = page({ pageSize: '1', filter: 'odd', pageToken: first.nextPageToken ?? '' });

  expect(first).toEqual({ status: 200, nextPageToken: expect.any(String) });
  expect(ids(second)).toEqual([1]);
});

it('refuses tokens of another list or filter, sizes that are none, and filters that cannot be read', () => {
  const { nextPageToken = '' } = page({});

  const answers = [
    page({ pageToken: nextPageToken, filter: 'odd' }),
    page({ pageToken: nextPageToken }, '/others'),
    page({ pageToken: 'nonsense' }),
    page({ pageSize: '-1' }),
    page({ pageSize: 'many' }),
    page({ filter: 'even' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
});
