import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { ROUTES, served } from '#test/served';

const QUOTE = { _id: 'q1', content: 'A quote', author: 'A', authorSlug: 'a', tags: [], length: 7 };
const HEADERS: readonly [name: string, value: string][] = [
  ['keep-alive', 'timeout=999'],
  ['proxy-authenticate', 'Basic'],
  ['www-authenticate', 'Bearer realm="a"'],
  ['upgrade', 'h2c'],
  ['set-cookie', 'session=secret'],
  ['server', 'internal/1.0'],
  ['x-internal', 'x'.repeat(8000)],
  ['location', 'http://internal.example/'],
  ['access-control-allow-origin', '*'],
  ['strict-transport-security', 'max-age=1'],
];

describe.each(ROUTES)('by the %s route, no header of an upstream', (route) => {
  it.each(HEADERS)('reaches a caller: %s', async (name, value) => {
    const plain = await answered(route, {});

    expect(await answered(route, { [name]: value })).toEqual(plain);
  });
});

/** Status and headers of a response whose call was answered with these headers. */
async function answered(route: (typeof ROUTES)[number], headers: Readonly<Record<string, string>>) {
  const { gateway } = await gatewayOver('quotes', [json(QUOTE, 200, headers)]);
  const { post } = await served(gateway, route);
  const response = await post({ query: '{ quote(id: "q1") { text } }' });
  const { date: _date, ...others } = response.headers;
  return { status: response.status, headers: others, body: response.body.toString() };
}
