import { createHash } from 'node:crypto';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Manifest, withTypename } from './manifest.ts';

const idOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

describe('a manifest', () => {
  it('has the text of each document once, by its hash, in a stable order', () => {
    const [a, b] = [parse('query A { a }'), parse('query B { b(text: "two  spaces") }')];
    const [one, other] = [new Manifest(), new Manifest()];

    for (const document of [b, a, b]) one.add(document);
    for (const document of [a, b]) other.add(document);

    expect(JSON.parse(String(one))).toEqual({ [idOf(print(a))]: print(a), [idOf(print(b))]: print(b) });
    expect(String(one)).toBe(String(other));
  });

  it('has documents as Apollo Client sends them, without what is for the client alone', () => {
    const manifest = new Manifest();

    const id = manifest.add(
      parse(`query A {
        orders @connection(key: "orders") { id total @client ...F @unmask ... @client { local } }
        other @nonreactive @include(if: true)
      }`),
    );

    const text = print(parse('query A { orders { id ...F } other @include(if: true) }'));
    expect(id).toBe(idOf(text));
    expect(JSON.parse(String(manifest))).toEqual({ [id]: text });
  });
});

it('selects the type of all objects but the operation, once', () => {
  const document = parse(`
    query A { a { b { c } d { __typename } e { name: __typename } } ... { f } }
    fragment F on T { g }
  `);

  expect(print(withTypename(document))).toBe(
    print(
      parse(`
        query A {
          a { b { c __typename } d { __typename } e { name: __typename __typename } __typename } ... { f __typename }
        }
        fragment F on T { g __typename }
      `),
    ),
  );
});
