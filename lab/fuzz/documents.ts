import type { Random } from '#sandbox';

/** Texts that are put anywhere into a document. */
const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '$',
  '|',
  '&',
  '=',
  '...',
  '...F0',
  '""',
  '"',
  '"""',
  '\\u0000',
  '#',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '\u2028',
  '\u{1f600}',
  '\r',
  '\t',
  ',,,',
  '-0',
  '1e400',
  '9'.repeat(400),
  '.5',
  '0x1',
  '__proto__',
  'constructor',
  'toString',
  '__typename',
  '__schema { types { name } }',
  '__type(name: "Query") { name }',
  '@skip(if: true)',
  '@include(if: $none)',
  '@skip(if: true) @skip(if: false)',
  '@defer',
  '@stream',
  '@aa',
  'query',
  'mutation { __typename }',
  'subscription { __typename }',
  'fragment F0 on Query { ...F0 }',
  'type A { a: Int }',
  'null',
  'true',
  '$v1',
  '$nothing',
  '{ a: 1, a: 2 }',
  '[[[[1]]]]',
  '"""block \\""" string"""',
];

/** A document with a few random changes of its text: most are no longer GraphQL. */
export function brokenDocument(query: string, random: Random): string {
  let text = query;
  for (let count = random.int(1, 4); count > 0; count--) text = changed(text, random);
  return text;
}

function changed(text: string, random: Random): string {
  const at = random.int(0, text.length);
  const to = Math.min(text.length, at + random.int(1, 12));
  switch (random.int(0, 5)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, to) + text.slice(at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(random.int(0, 0xff)) + text.slice(at + 1);
    case 3:
      return text.slice(0, at);
    default:
      return `${text.slice(0, at)} ${random.pick(PIECES)} ${text.slice(at)}`;
  }
}

type Bomb = (size: number, random: Random) => string;

/** Documents that would cost much, if their cost were not bounded. */
const BOMBS: Readonly<Record<string, Bomb>> = {
  aliases: (size) => `{ ${times(size, (n) => `a${n}: __typename`)} }`,
  'aliases of calls': (size) => `{ ${times(size, (n) => `a${n}: quotes(first: ${n % 100}) { totalCount }`)} }`,
  'aliases in fragments': (size) =>
    `{ ${times(20, (n) => `...F${n % 2}`)} } ${times(2, (f) => `fragment F${f} on Query { ${times(size, (n) => `a${f}_${n}: __typename`)} }`)}`,
  'repeated fields': (size) => `{ ${times(size, () => '__typename')} }`,
  'overlapping fields': (size) => `{ ${times(size, () => 'countries { nodes { name { common } } }')} }`,
  directives: (size) => `{ __typename ${times(size, () => '@skip(if: false)')} }`,
  'unknown directives': (size) => `{ __typename ${'@aa'.repeat(size)} }`,
  depth: (size) => `${'{ a '.repeat(size)}${'}'.repeat(size)}`,
  'depth of values': (size) => `{ quotes(first: ${'['.repeat(size)}${']'.repeat(size)}) { totalCount } }`,
  'depth of types': (size) => `query ($v: ${'['.repeat(size)}Int${']'.repeat(size)}) { __typename }`,
  'fragments that spread themselves': (size) =>
    `{ ...F0 } ${times(size, (n) => `fragment F${n} on Query { ...F${(n + 1) % size} }`)}`,
  'fragments that spread the next ones': (size, random) => {
    const levels = Math.min(size, 60);
    const spreads = random.int(2, 6);
    return `{ ...F0 } ${times(levels, (n) => `fragment F${n} on Query { ${n === levels - 1 ? '__typename' : `...F${n + 1} `.repeat(spreads)} }`)}`;
  },
  'circular introspection': (size) =>
    `{ __schema { types { ${'fields { type { '.repeat(Math.min(size, 200))}name${' } }'.repeat(Math.min(size, 200))} } } }`,
  'cyclic fields': (size, random) => {
    const depth = random.int(1, Math.min(size, 9));
    return `{ countries(first: 250) { nodes { ${'borders { '.repeat(depth)}code${' }'.repeat(depth)} } } }`;
  },
  comments: (size) => `{ __typename }${'\n#'.repeat(size * 10)}`,
  'block string': (size) => `{ quotes(search: """${'a'.repeat(size * 100)}""") { totalCount } }`,
  'list of ids': (size) => `{ nodes(ids: [${times(size, (n) => `"T3JkZXI6${n}"`)}]) { id } }`,
  operations: (size) => times(size, (n) => `query Q${n} { __typename }`),
  variables: (size) => `query (${times(size, (n) => `$v${n}: Int = ${n}`)}) { __typename }`,
};

export function bomb(random: Random): string {
  const size = random.pick([5, 20, 31, 51, 100, 400, 2000, 8000]);
  return random.pick(Object.values(BOMBS))(size, random);
}

function times(count: number, of: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => of(index)).join(' ');
}
