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

it('has the default size where none or 0 is given, and at most the maximum', () => {
  expect(ids(page({}))).toEqual([0, 1]);
  expect(ids(page({ pageSize: '0' }))).toEqual([0, 1]);
  expect(ids(page({ pageSize: '3' }))).toEqual([0, 1, 2]);
  expect(ids(page({ pageSize: '900' }))).toEqual([0, 1, 2, 3]);
});

it('continues at the token, and has none on the last page', () => {
  const { nextPageToken = '' } = page({ pageSize: '4' });
  const last = page({ pageSize: '4', pageToken: nextPageToken });

  expect(ids(last)).toEqual([4, 5, 6]);
  expect(last.nextPageToken).toBeUndefined();
});

it('filters after cutting, and omits an empty list', () => {
  const first = page({ pageSize: '1', filter: 'odd' });
  const second = page({ pageSize: '1', filter: 'odd', pageToken: first.nextPageToken ?? '' });

  expect(first).toEqual({ status: 200, nextPageToken: expect.any(String) });
  expect(ids(second)).toEqual([1]);
});

it('refuses tokens of another list or filter, invalid sizes, and malformed filters', () => {
  const { nextPageToken = '' } = page({});

  const answers = [
    page({ pageToken: nextPageToken, filter: 'odd' }),
    page({ pageToken: nextPageToken }, '/others'),
    page({ pageToken: 'invalid' }),
    page({ pageSize: '-1' }),
    page({ pageSize: 'many' }),
    page({ filter: 'even' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
});
