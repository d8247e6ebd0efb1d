import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { masked } from './mask.ts';
import { SandboxRequest } from './request.ts';

const book = { title: 'A', author: { name: 'B', born: 1900 }, chapters: [{ title: 'C', pages: 3 }, { pages: 4 }] };
function answer(fields: string) {
  const message = new IncomingMessage(new Socket());
  const query = new URLSearchParams({ fields });
  const { status, body } = masked(new SandboxRequest(message, { path: '/', query, base: '', parameters: {} }), book);
  return status === 200 ? JSON.parse(String(body)) : status;
}

it.each([
  ['', book],
  ['title', { title: 'A' }],
  ['title,author', { title: 'A', author: { name: 'B', born: 1900 } }],
  ['author(name),chapters(pages)', { author: { name: 'B' }, chapters: [{ pages: 3 }, { pages: 4 }] }],
  ['author/name,author/born', { author: { name: 'B', born: 1900 } }],
  ['*/title', { title: 'A', author: {}, chapters: [{ title: 'C' }, {}] }],
  ['nothing', {}],
  ['author(name', 400],
  ['author)', 400],
  ['title,', 400],
  ['author//name', 400],
  ['()', 400],
  ['a b', 400],
])('answers `%s` with the fields that it names', (fields, expected) => {
  expect(answer(fields)).toEqual(expected);
});
