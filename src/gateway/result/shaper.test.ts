import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#config';
import type { Cause, Log } from '#log';
import { stoppedClock } from '#test/clock';
import { DocumentErrors } from '../document/parse.ts';
import { ResponseBody } from '../http/response-body.ts';
import { CacheHeaders } from '../http/response-headers.ts';
import { requestError } from '../types.ts';
import { type ResponseForm, Shaper } from './respond.ts';

const settings = { http: {}, limits: { errors: 2 }, server: { introspection: true } } as unknown as Settings;
const needs = (more: Partial<ResponseForm> = {}) =>
  ({
    method: 'POST',
    mediaType: 'application/json',
    ifNoneMatch: undefined,
    headers: [],
    requestId: 'id-1',
    ...more,
  }) as ResponseForm;
const OWN = ['access-control-allow-origin', 'https://a.example'];

function shaper(causes: (causes: readonly Cause[]) => void = () => undefined) {
  const cacheHeaders = new CacheHeaders({ identityHeaders: [], corsOrigins: [] });
  return new Shaper({ settings, log: { causes } as Log, cacheHeaders });
}
const readable = ({ status, headers, type, body }: ReturnType<Shaper['result']>) => ({
  status,
  headers,
  type,
  body: JSON.parse(body.text) as unknown,
});
const internal = {
  errors: [
    {
      message: 'Something went wrong inside the gateway.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'id-1' },
    },
  ],
};

describe('a result for a stream', () => {
  it('has its extensions, without those that are for HTTP', () => {
    const result = { data: { a: 1 }, extensions: { http: { headers: { 'set-cookie': 'a=1' } }, shown: true } };

    expect(shaper().streamed(result, 'id-1').text).toBe('{"data":{"a":1},"extensions":{"shown":true}}');
  });

  it('is an unexpected error where it has what JSON cannot have', () => {
    const logged: Cause[] = [];
    const errors = [new GraphQLError('one', { extensions: { code: 'A', id: 10n } })];

    const { text } = shaper((causes) => logged.push(...causes)).streamed({ data: null, errors }, 'id-1');

    expect(JSON.parse(text)).toEqual(internal);
    expect(logged.length).toBe(2);
  });
});

describe('the reply of a result', () => {
  it('has its data, its errors and its extensions, without those that are for HTTP', () => {
    const result = {
      data: { a: null },
      errors: [new GraphQLError('one', { extensions: { code: 'A', http: { headers: { 'x-one': '1' } } } })],
      extensions: { http: { status: 202, headers: { 'x-two': '2' } }, shown: true },
    };

    expect(readable(shaper().result(result, needs({ headers: OWN })))).toEqual({
      status: 202,
      headers: ['cache-control', 'no-store', ...OWN, 'x-two', '2', 'x-one', '1'],
      type: 'application/json',
      body: {
        errors: [{ message: 'one', extensions: { code: 'A', requestId: 'id-1' } }],
        data: { a: null },
        extensions: { shown: true },
      },
    });
  });

  it('tells as many errors as may be, and logs all of them', () => {
    const logged: Cause[] = [];
    const errors = ['one', 'two', 'three'].map((message) => new GraphQLError(message));

    const { body } = readable(shaper((causes) => logged.push(...causes)).result({ errors }, needs()));

    expect((body as any).errors.map(({ message }: any) => message)).toEqual(['one', 'two']);
    expect((body as any).extensions).toEqual({ omittedErrors: 1 });
    expect(logged.length).toBe(3);
  });

  it.each([
    ['all of', 1000, 0],
    ['not more than a thousand of', 1001, 1],
    ['not more than a thousand of', 80_000, 79_000],
  ])('orders and logs %s %i errors, and says how many there are', (_how, count, further) => {
    const logged: Cause[] = [];
    let reads = 0;
    const errors = Array.from({ length: count }, (_, index) => {
      const error = new GraphQLError('one', { path: ['list', count - index] });
      return Object.defineProperty(error, 'message', { get: () => (reads += 1) && 'one', enumerable: true });
    });
    const result = { data: { list: [] }, errors, extensions: { more: 1 } };

    const { body } = readable(shaper((causes) => logged.push(...causes)).result(result, needs()));

    const shown = [count - Math.min(count, 1000) + 1, count - Math.min(count, 1000) + 2];
    expect((body as any).errors.slice(0, 2).map(({ path }: any) => path[1])).toEqual(shown);
    const extensions = { code: 'ERRORS_OMITTED', requestId: 'id-1' };
    expect((body as any).errors.slice(2)).toEqual([
      { message: `${Math.min(count, 1000) - 2} more errors of \`list\` are left out.`, path: ['list'], extensions },
      ...(further > 0 ? [{ message: `${further} more errors are left out.`, extensions }] : []),
    ]);
    expect((body as any).extensions).toEqual({ more: 1, omittedErrors: count - 2 });
    expect(logged.slice(1000)).toEqual(
      further > 0
        ? [{ level: 'warn', message: 'Further errors of the request', fields: { requestId: 'id-1', count: further } }]
        : [],
    );
    expect(reads).toBeLessThan(5000);
  });

  it('has no more errors in the place of others than errors', () => {
    const failed = (name: string) => new GraphQLError('one', { path: ['a', 0, name] });

    const { body } = readable(shaper().result({ data: { a: [] }, errors: 'abcdefg'.split('').map(failed) }, needs()));

    expect((body as any).errors.slice(2).map(({ message, path }: any) => [message, path])).toEqual([
      ['1 more errors of `c` are left out.', ['a']],
      ['1 more errors of `d` are left out.', ['a']],
      ['3 more errors are left out.', undefined],
    ]);
  });

  it('has an error at the list for each field of which errors are left out', () => {
    const failed = (path: (string | number)[]) => new GraphQLError('one', { path });
    const errors = [0, 1, 2, 3].flatMap((n) => [failed(['a', n, 'b', 0, 'c']), failed(['a', n, 'd'])]);

    const { body } = readable(
      shaper().result({ data: { a: [], e: null }, errors: [...errors, failed(['e'])] }, needs()),
    );

    expect((body as any).errors.slice(2).map(({ message, path }: any) => [message, path])).toEqual([
      ['3 more errors of `c` are left out.', ['a']],
      ['3 more errors of `d` are left out.', ['a']],
      ['1 more errors are left out.', undefined],
    ]);
  });

  it('is the same for callers in this process', () => {
    const errors = ['one', 'two', 'three'].map((message) => new GraphQLError(message, { extensions: { code: 'A' } }));

    expect(shaper().masked({ data: { a: 1 }, errors }, 'id-1')).toMatchObject({
      data: { a: 1 },
      errors: [{ message: 'one' }, { message: 'two' }, { message: '1 more errors are left out.' }],
      extensions: { omittedErrors: 1 },
    });
    const result = { data: { a: 1 } };
    expect(shaper().masked(result, 'id-1')).toBe(result);
    expect(shaper().masked({ ...result, errors: errors.slice(1) }, 'id-1')).not.toHaveProperty('extensions');
  });
});

describe('the reply of a failure', () => {
  it('has all errors of a document', () => {
    const errors = [requestError('one', { spec: true }), requestError('two', { spec: true })];

    expect(readable(shaper().failure(new DocumentErrors(errors), needs()))).toMatchObject({
      status: 200,
      body: { errors: [{ message: 'one' }, { message: 'two' }] },
    });
  });

  const bare: unknown = Object.create(null);
  it.each([
    new Error('secret'),
    'secret',
    null,
    undefined,
    bare,
    0,
    {
      toString: () => {
        throw new Error('secret');
      },
    },
  ])('is 500 for anything that is no GraphQL error: %#', (error) => {
    expect(readable(shaper().failure(error, needs({ headers: OWN })))).toEqual({
      status: 500,
      headers: ['cache-control', 'no-store', ...OWN],
      type: 'application/json',
      body: internal,
    });
  });

  it.each<[string, GraphQLError]>([
    [
      'its extensions throw',
      new GraphQLError('a', {
        extensions: {
          more: {
            toJSON: () => {
              throw new Error('secret');
            },
          },
        },
      }),
    ],
    ['its extensions are of no JSON', new GraphQLError('a', { extensions: { more: 1n } })],
    ['it asks for a header that cannot be sent', requestError('a', { status: 401, headers: { 'x-a': 'a\nb' } })],
  ])('is 500 where %s, which is logged', (_how, error) => {
    const logged: Cause[] = [];

    const reply = shaper((causes) => logged.push(...causes)).failure(error, needs());

    expect(readable(reply)).toMatchObject({ status: 500, body: internal });
    expect(logged.at(-1)).toMatchObject({ level: 'error', message: 'A request failed' });
  });

  it('is the same where the log fails', () => {
    const error = requestError('told', { status: 404 });
    const failing = shaper(() => {
      throw new Error('the disk is full');
    });

    expect(readable(failing.failure(error, needs()))).toEqual(readable(shaper().failure(error, needs())));
    expect(readable(failing.failure(new Error('secret'), needs()))).toMatchObject({ status: 500, body: internal });
  });
});

describe('the reply of a body', () => {
  const life = { freshUntil: 1_800_000_060_000, scope: 'public', marks: [], fromCache: true } as const;
  const body = (text = '{"data":{}}') => new ResponseBody(text);

  it('has a tag where it may be kept, by GET and HEAD', () => {
    stoppedClock();
    const tagOf = (more: Partial<ResponseForm>, freshness: typeof life | undefined = life, text?: string) => {
      const { headers } = shaper().body(body(text), freshness, needs(more));
      return headers[headers.indexOf('etag') + 1];
    };

    expect(tagOf({ method: 'GET' })).toMatch(/^"[\w-]{43}:json"$/);
    expect(tagOf({ method: 'HEAD' })).toBe(tagOf({ method: 'GET' }));
    expect(shaper().body(body(), life, needs()).headers).not.toContain('etag');
    expect(shaper().body(body(), undefined, needs({ method: 'GET' })).headers).toEqual(['cache-control', 'no-store']);
    expect(tagOf({ method: 'GET' }, life, 'x'.repeat(1024 * 1024))).toMatch(/:json"$/);
    expect(shaper().body(body('x'.repeat(1024 * 1024 + 1)), life, needs({ method: 'GET' })).headers).not.toContain(
      'etag',
    );
  });

  it('is 304 without content for who has it, with the same headers', () => {
    stoppedClock();
    const whole = shaper().body(body(), life, needs({ method: 'GET', headers: OWN }));
    const known = shaper().body(body(), life, needs({ method: 'GET', headers: OWN, ifNoneMatch: '*' }));

    expect(known).toEqual({ status: 304, headers: whole.headers, kind: 'empty' });
    expect(whole.headers).toEqual(expect.arrayContaining(OWN));
    expect(shaper().body(body(), life, needs({ ifNoneMatch: '*' })).status).toBe(200);
    expect(shaper().body(body(), undefined, needs({ method: 'GET', ifNoneMatch: '*' })).status).toBe(200);
  });
});
