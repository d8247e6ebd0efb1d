import type { Seed } from '../seed.ts';

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

/** Fragments that each spread the next one this many times. */
function fragments(levels: number, spreads: number, spread: (name: string) => string = (name) => `...${name}`): string {
  const each = (n: number) =>
    `fragment F${n} on Query { ${n + 1 < levels ? times(spreads, () => spread(`F${n + 1}`)) : '__typename'} }`;
  return `{ ...F0 } ${times(levels, each)}`;
}

const post = (name: string, query: string, verdict: string, calls = 0): Seed => {
  return { name, form: 'post', query, verdict, calls };
};

/** Documents that are expensive to parse, validate or compile. They call no upstream. */
export const documentSeeds: readonly Seed[] = [
  post('1,000 aliases', `{ ${times(1000, (n) => `a${n}: latestBlock { hash }`)} }`, 'OPERATION_TOO_COMPLEX'),
  post('31 aliases', `{ ${times(31, (n) => `a${n}: __typename`)} }`, 'OPERATION_TOO_COMPLEX'),
  post(
    'aliases in fragments',
    `{ ...A ...B } fragment A on Query { ${times(16, (n) => `a${n}: __typename`)} } fragment B on Query { ${times(16, (n) => `b${n}: __typename`)} }`,
    'OPERATION_TOO_COMPLEX',
  ),
  post('one field 10,000 times', `{ ${times(10_000, () => '__typename')} }`, 'OPERATION_TOO_COMPLEX'),
  post('one field 1,900 times', `{ ${times(1900, () => '__typename')} }`, 'answered'),
  post(
    'overlapping fields',
    `{ ${times(240, () => 'countries { nodes { code borders { code } } }')} }`,
    'OPERATION_TOO_COMPLEX',
  ),
  post(
    'overlapping fields within the tokens',
    `{ ${times(150, () => 'countries { nodes { code borders { code } } }')} }`,
    'answered',
    12,
  ),
  post(
    'overlapping fields in fragments',
    `{ ${times(30, () => '...A ...B')} } fragment A on Query { ${times(30, () => 'countries { nodes { ...C } }')} } fragment B on Query { ${times(30, () => 'countries { nodes { ...D } }')} } fragment C on Country { ${times(60, () => 'borders { code }')} } fragment D on Country { ${times(60, () => 'borders { code }')} }`,
    'OPERATION_TOO_COMPLEX',
  ),
  post('5,000 directives', `{ __typename ${times(5000, () => '@aa')} }`, 'OPERATION_TOO_COMPLEX'),
  post('900 directives', `{ __typename ${times(900, () => '@aa')} }`, 'OPERATION_TOO_COMPLEX'),
  post('50 unknown directives', `{ __typename ${times(50, () => '@aa')} }`, 'GRAPHQL_VALIDATION_FAILED'),
  post('repeated skips', `{ __typename ${times(50, () => '@skip(if: true)')} }`, 'GRAPHQL_VALIDATION_FAILED'),
  post('10,000 levels', `${'{a'.repeat(10_000)}${'}'.repeat(10_000)}`, 'OPERATION_TOO_COMPLEX'),
  post('900 levels', `${'{a'.repeat(900)}${'}'.repeat(900)}`, 'OPERATION_TOO_COMPLEX'),
  post(
    'a list in a list 990 times',
    `{ node(id: ${'['.repeat(990)}${']'.repeat(990)}) { id } }`,
    'OPERATION_TOO_COMPLEX',
  ),
  post(
    'a list in a list 490 times',
    `{ node(id: ${'['.repeat(490)}${']'.repeat(490)}) { id } }`,
    'GRAPHQL_VALIDATION_FAILED',
  ),
  post(
    'an object in an object 480 times',
    `{ countries(where: ${'{a:'.repeat(480)}1${'}'.repeat(480)}) { totalCount } }`,
    'GRAPHQL_VALIDATION_FAILED',
  ),
  post(
    'circular fragments',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    'GRAPHQL_VALIDATION_FAILED',
  ),
  post('a fragment that spreads itself', '{ ...A } fragment A on Query { ...A }', 'GRAPHQL_VALIDATION_FAILED'),
  post('a chain of 280 fragments', fragments(280, 1), 'OPERATION_TOO_COMPLEX'),
  post('a chain of 220 fragments', fragments(220, 1), 'answered'),
  { ...post('fragments that spread the next 6 times', fragments(20, 6), 'OPERATION_TOO_COMPLEX'), form: 'get' },
  post('fragments that spread the next twice', fragments(60, 2), 'OPERATION_TOO_COMPLEX'),
  post(
    'fragments that spread the next 6 times, in inline fragments',
    fragments(20, 6, (name) => `... on Query { ...${name} }`),
    'OPERATION_TOO_COMPLEX',
  ),
  post(
    'fragments without fields that spread the next 6 times',
    fragments(20, 6).replace('__typename', '... on Query { __typename @skip(if: true) }'),
    'OPERATION_TOO_COMPLEX',
  ),
  post('1,900 unknown fields', `{ ${times(1900, (n) => `unknown${n}`)} }`, 'GRAPHQL_VALIDATION_FAILED'),
  post('unknown fields much like known ones', `{ ${times(1900, () => 'countrie')} }`, 'GRAPHQL_VALIDATION_FAILED'),
  post(
    'unknown fields after 9,900 lines',
    `${'\r'.repeat(9900)}{ ${times(1900, (n) => `unknown${n}`)} }`,
    'GRAPHQL_VALIDATION_FAILED',
  ),
  post(
    '300 unknown variables',
    `query(${times(300, (n) => `$v${n}: Nothing${n}`)}) { __typename }`,
    'GRAPHQL_VALIDATION_FAILED',
  ),
  post(
    '330 operations',
    times(330, (n) => `query Q${n} { __typename }`),
    'OPERATION_TOO_COMPLEX',
  ),
  post('a comment of 1 MB', `${'#'.repeat(999_000)}\n{ __typename }`, 'OPERATION_TOO_COMPLEX'),
  post('a block string of 1 MB', `{ node(id: """${'a\n  '.repeat(150_000)}""") { id } }`, 'OPERATION_TOO_COMPLEX'),
  post('a long unknown field', `{ ${'country'.repeat(14_000)} }`, 'GRAPHQL_VALIDATION_FAILED'),
  post('comments', `${'#\n'.repeat(9900)}{ __typename }`, 'answered'),
  post('commas', `{ __typename ${','.repeat(99_000)} }`, 'answered'),
  post(
    'a block string of 9,900 lines',
    `{ node(id: """${'a\n       '.repeat(9900)}""") { id } }`,
    'partial BAD_USER_INPUT',
  ),
  post(
    'a block string of 49,000 empty lines',
    `{ node(id: """${'\n '.repeat(49_000)}""") { id } }`,
    'OPERATION_TOO_COMPLEX',
  ),
  post('a string of escapes', `{ node(id: "${'\\u0041'.repeat(16_000)}") { id } }`, 'partial BAD_USER_INPUT'),
  post(
    'a number of 99,000 digits',
    `{ countries(first: ${'9'.repeat(99_000)}) { totalCount } }`,
    'GRAPHQL_VALIDATION_FAILED',
  ),
  post('a syntax error after 99,000 blanks', `{ __typename } ${' '.repeat(99_000)}?`, 'GRAPHQL_PARSE_FAILED'),
  post('a syntax error after 9,900 lines', `{ __typename } ${'\n'.repeat(9900)}?`, 'GRAPHQL_PARSE_FAILED'),
  post(
    'errors of 1,000 rows after 9,900 lines',
    `${'\r'.repeat(9900)}{quotes(search:"a",first:1000){nodes{author{quotes{nodes{author{name}}}}}}}`,
    'partial OPERATION_TOO_COMPLEX',
    500,
  ),
];
