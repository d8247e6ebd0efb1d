import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PathParameter } from '#contract';
import { BadArgumentError } from './errors.ts';
import { assertInside, compilePath } from './request.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(
    '',
    '.',
    '..',
    '/',
    '%',
    '%2e',
    '%2e%2e',
    '%2f',
    '?',
    '#',
    '\\',
    ':',
    ';',
    '@',
    '\0',
    '\r\n',
    '\ud800',
    '💥',
  ),
);
const hostileText = fc.array(anyText, { maxLength: 5 }).map((parts) => parts.join(''));

const segment: PathParameter = { name: 'id', span: 'segment' };
const path: PathParameter = { name: 'id', span: 'path' };
const name: PathParameter = { name: 'id', span: 'name', pattern: '^a/[^/]+/b/[^/]+$' };

/** The URL for a value, or `undefined` if the value is refused as the caller's error. */
function urlOf(parameter: PathParameter, value: string): URL | undefined {
  try {
    return new URL(`http://host:81${compilePath('/base/{id}:verb', [parameter])({ id: value })}`);
  } catch (error) {
    expect(error).toBeInstanceOf(BadArgumentError);
    return undefined;
  }
}

function expectInside(url: URL, segments: number): void {
  expect(url.origin).toBe('http://host:81');
  expect([url.search, url.hash, url.username]).toEqual(['', '', '']);
  expect(url.pathname).toMatch(/^\/base\/.*:verb$/s);
  expect(url.pathname.split('/')).toHaveLength(2 + segments);
}

describe('compilePath', () => {
  it('writes any text as one segment, from which it can be parsed again, or refuses it', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        const url = urlOf(segment, value);
        if (!url) return;
        expectInside(url, 1);
        expect(decodeURIComponent(url.pathname.slice('/base/'.length, -':verb'.length))).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('writes any path below its template, with the segments that it has, or refuses it', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (parts) => {
        const value = parts.join('/');
        const url = urlOf(path, value);
        if (url) expectInside(url, value.replace(/^\//, '').split('/').length);
      }),
      { numRuns: 2000 },
    );
  });

  it('writes any resource name with its pattern, or refuses it', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        const url = urlOf(name, `a/${one}/b/${other}`);
        if (url) expectInside(url, 4);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts nearly all common values', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3 }), (value) => {
        expect(urlOf(segment, value)).toBeDefined();
      }),
    );
  });

  it.each([
    ['/a/{x}/b/{y}', { x: 1, y: 2n }, '/a/1/b/2'],
    ['/{x}{y}', { x: 'a', y: 'b' }, '/ab'],
    ['/{x}.{y}', { x: 'a', y: '.b' }, '/a..b'],
    ['/a', { x: '..' }, '/a'],
    ['/', {}, '/'],
  ])('fills %s', (template, args, filled) => {
    const parameters = ['x', 'y'].map((each) => ({ name: each, span: 'segment' as const }));

    expect(compilePath(template, parameters)(args)).toBe(filled);
  });

  it('accepts any resource name if the contract has no pattern', () => {
    expect(compilePath('/{id}', [{ name: 'id', span: 'name' }])({ id: 'a/b c' })).toBe('/a/b%20c');
  });

  it.each([
    [segment, '', '`id` has an empty or dot segment: "".'],
    [segment, '..', '`id` has an empty or dot segment: "..".'],
    [segment, 'a\0', '`id` has a NUL character.'],
    [segment, '\udfff', '`id` is not well-formed Unicode.'],
    [segment, 'x'.repeat(2049), '`id` is longer than 2048 characters.'],
    [segment, undefined, '`id` is missing.'],
    [segment, null, '`id` is missing.'],
    [segment, {}, '`id` is missing.'],
    [name, 'a/b', '`id` has to look like `a/…/b/…`.'],
    [{ ...segment, argument: 'key' }, '..', '`key` has an empty or dot segment: "..".'],
    [{ ...segment, argument: 'key' }, null, '`key` is missing.'],
    [{ ...name, argument: 'key' }, 'a/b', '`key` has to look like `a/…/b/…`.'],
    [{ ...segment, argument: 'key', span: 'path' as const }, 'a//b', '`key` has an empty or dot segment: "".'],
    [{ ...name, pattern: String.raw`^v1\.0/([^/]+)$` }, 'a', '`id` has to look like `v1.0/…`.'],
  ])('for %o, has the reason for refusing %j', (parameter, value, message) => {
    expect(() => compilePath('/{id}', [parameter])({ id: value })).toThrow(new BadArgumentError(message));
  });

  it('refuses a template with a parameter that is not declared', () => {
    expect(() => compilePath('/{other}', [segment])).toThrow(
      new TypeError('The path /{other} has no parameter {other}'),
    );
  });
});

describe('assertInside', () => {
  const base = new URL('https://host/base');

  it.each(['/base/a', '/base/a%2Fb', '/base/%20?q=/../x', '//host/base', '/base/..a'])('accepts %s', (target) => {
    expect(() => assertInside(base, target)).not.toThrow();
  });

  it.each([
    '/base/../x',
    '/base/./x',
    '/base/%2e%2e/x',
    '/base/%2E',
    '/base/\\x',
    '/base/x#y',
    '/base/\tx',
    '@evil/',
    '.evil/',
  ])('refuses %j', (target) => {
    expect(() => assertInside(base, target)).toThrow(BadArgumentError);
  });
});
