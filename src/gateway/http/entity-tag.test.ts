import { describe, expect, it } from 'vitest';
import { digestOf, entityTag, matchesTag } from './response-body.ts';

describe('an entity tag', () => {
  it('is that of a body in a media type', () => {
    const digest = digestOf('{"data":null}');

    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(digestOf('{"data":{}}')).not.toBe(digest);
    expect(entityTag(digest, 'application/json')).toBe(`"${digest}:json"`);
    expect(entityTag(digest, 'application/graphql-response+json')).toBe(`"${digest}:graphql-response+json"`);
  });

  it.each([
    ['"a:json"', true],
    ['W/"a:json"', true],
    [' "x" ,\t"a:json" ', true],
    ['"x",W/"a:json"', true],
    ['*', true],
    [undefined, false],
    ['', false],
    ['a:json', false],
    ['"a"', false],
    ['"a:graphql-response+json"', false],
    ['w/"a:json"', false],
    ['"*"', false],
    ['"x", "y"', false],
  ])('is matched by %j: %s', (header, expected) => {
    expect(matchesTag(header, '"a:json"')).toBe(expected);
  });
});
