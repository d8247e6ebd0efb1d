/** A request that may be too costly for a gateway, before it is serialized. */
export interface CostlyRequest {
  readonly name: string;
  readonly form: 'post' | 'get' | 'multipart';
  readonly query: string;
  /** JSON text, which need not be valid. */
  readonly variables?: string | undefined;
  readonly operationName?: string | undefined;
  /** JSON text, which need not be valid. */
  readonly extensions?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A request that is known to be costly, or was before. */
export interface Seed extends CostlyRequest {
  /** `answered`, or the code of its first error, after `partial` where there is data too. */
  readonly verdict: string;
  /** The most upstream calls that it may make. */
  readonly calls: number;
}

/** By verdict and name: a text, or also the most calls. */
type Texts = Readonly<Record<string, Readonly<Record<string, string | readonly [text: string, calls: number]>>>>;

const times = (count: number, part: (n: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, n) => part(n)).join(between);
const list = (count: number, item: (n: number) => string) => times(count, item, ',');
const aliased = (count: number, field: string) => `{${times(count, (n) => `a${n}:${field}`)}}`;
const nest = (levels: number, open: string, inner: string) =>
  `${open.repeat(levels)}${inner}${'}'.repeat(levels * (open.split('{').length - 1))}`;

/** Fragments that each spread the next one this many times. */
function fragments(levels: number, spreads: number, spread: (name: string) => string = (name) => `...${name}`): string {
  const each = (n: number) =>
    `fragment F${n} on Query { ${n + 1 < levels ? times(spreads, () => spread(`F${n + 1}`)) : '__typename'} }`;
  return `{ ...F0 } ${times(levels, each)}`;
}

const borders = (levels: number) => `{countries(first:250){nodes{${nest(levels, 'borders{', 'code')}}}}`;
const introspection = (levels: number) => `__schema{types{${nest(levels, 'fields{type{', 'name description')}}}`;
const banks = (inner: string) => `banks(first:1000){nodes{${inner}}}`;
const deferred = (inner: string) => `banks(first:1000){nodes{id ...@defer{${inner}}}}`;
/** Lists of banks below 60 banks, which have 376 of them. */
const banksOfBanks = (inner: string) => `{banks(first:1000){nodes{country{${inner}}}}}`;
/** A list of all countries takes six calls, and a lookup by code one. */
const COUNTRIES = 7;
const BANKS = 50;
/** `limits.calls`. */
const MOST_CALLS = 500;

/** Documents that are expensive to parse, validate or compile. They call no upstream. */
const DOCUMENTS: Texts = {
  OPERATION_TOO_COMPLEX: {
    '1,000 aliases': `{ ${times(1000, (n) => `a${n}: latestBlock { hash }`)} }`,
    '31 aliases': `{ ${times(31, (n) => `a${n}: __typename`)} }`,
    'aliases in fragments': `{ ...A ...B } fragment A on Query { ${times(16, (n) => `a${n}: __typename`)} } fragment B on Query { ${times(16, (n) => `b${n}: __typename`)} }`,
    'one field 10,000 times': `{ ${times(10_000, () => '__typename')} }`,
    'overlapping fields': `{ ${times(240, () => 'countries { nodes { code borders { code } } }')} }`,
    'overlapping fields in fragments': `{ ${times(30, () => '...A ...B')} } fragment A on Query { ${times(30, () => 'countries { nodes { ...C } }')} } fragment B on Query { ${times(30, () => 'countries { nodes { ...D } }')} } fragment C on Country { ${times(60, () => 'borders { code }')} } fragment D on Country { ${times(60, () => 'borders { code }')} }`,
    '5,000 directives': `{ __typename ${times(5000, () => '@aa')} }`,
    '900 directives': `{ __typename ${times(900, () => '@aa')} }`,
    '10,000 levels': `${'{a'.repeat(10_000)}${'}'.repeat(10_000)}`,
    '900 levels': `${'{a'.repeat(900)}${'}'.repeat(900)}`,
    'a list in a list 990 times': `{ node(id: ${'['.repeat(990)}${']'.repeat(990)}) { id } }`,
    'a chain of 280 fragments': fragments(280, 1),
    'fragments that spread the next twice': fragments(60, 2),
    'fragments that spread the next 6 times, in inline fragments': fragments(
      20,
      6,
      (name) => `... on Query { ...${name} }`,
    ),
    'fragments without fields that spread the next 6 times': fragments(20, 6).replace(
      '__typename',
      '... on Query { __typename @skip(if: true) }',
    ),
    '330 operations': times(330, (n) => `query Q${n} { __typename }`),
    'a comment of 1 MB': `${'#'.repeat(999_000)}\n{ __typename }`,
    'a block string of 1 MB': `{ node(id: """${'a\n  '.repeat(150_000)}""") { id } }`,
    'a block string of 49,000 empty lines': `{ node(id: """${'\n '.repeat(49_000)}""") { id } }`,
  },
  answered: {
    'one field 1,900 times': `{ ${times(1900, () => '__typename')} }`,
    'overlapping fields within the tokens': [
      `{ ${times(150, () => 'countries { nodes { code borders { code } } }')} }`,
      12,
    ],
    'a chain of 220 fragments': fragments(220, 1),
    comments: `${'#\n'.repeat(9900)}{ __typename }`,
    commas: `{ __typename ${','.repeat(99_000)} }`,
  },
  GRAPHQL_VALIDATION_FAILED: {
    '50 unknown directives': `{ __typename ${times(50, () => '@aa')} }`,
    'repeated skips': `{ __typename ${times(50, () => '@skip(if: true)')} }`,
    'a list in a list 490 times': `{ node(id: ${'['.repeat(490)}${']'.repeat(490)}) { id } }`,
    'an object in an object 480 times': `{ countries(where: ${'{a:'.repeat(480)}1${'}'.repeat(480)}) { totalCount } }`,
    'circular fragments': '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    'a fragment that spreads itself': '{ ...A } fragment A on Query { ...A }',
    '1,900 unknown fields': `{ ${times(1900, (n) => `unknown${n}`)} }`,
    'unknown fields much like known ones': `{ ${times(1900, () => 'countrie')} }`,
    'unknown fields after 9,900 lines': `${'\r'.repeat(9900)}{ ${times(1900, (n) => `unknown${n}`)} }`,
    '300 unknown variables': `query(${times(300, (n) => `$v${n}: Nothing${n}`)}) { __typename }`,
    'a long unknown field': `{ ${'country'.repeat(14_000)} }`,
    'a number of 99,000 digits': `{ countries(first: ${'9'.repeat(99_000)}) { totalCount } }`,
  },
  'partial BAD_USER_INPUT': {
    'a block string of 9,900 lines': `{ node(id: """${'a\n       '.repeat(9900)}""") { id } }`,
    'a string of escapes': `{ node(id: "${'\\u0041'.repeat(16_000)}") { id } }`,
  },
  GRAPHQL_PARSE_FAILED: {
    'a syntax error after 99,000 blanks': `{ __typename } ${' '.repeat(99_000)}?`,
    'a syntax error after 9,900 lines': `{ __typename } ${'\n'.repeat(9900)}?`,
  },
  'partial OPERATION_TOO_COMPLEX': {
    'errors of 1,000 rows after 9,900 lines': [
      `${'\r'.repeat(9900)}{quotes(search:"a",first:1000){nodes{author{quotes{nodes{author{name}}}}}}}`,
      500,
    ],
  },
};

/** Documents that are short and cheap to prepare, with an expensive execution. */
const RESULTS: Texts = {
  answered: {
    'banks of countries of banks by 5 aliases, as they are': [
      `{${banks(times(5, (n) => `a${n}:country{${banks(`country{${banks('name')}}raw`)}raw}`))}}`,
      BANKS,
    ],
    'borders of borders, 4 levels': [borders(4), COUNTRIES],
    'quotes of characters of quotes': [
      `{tvCharacters(first:1000){nodes{${nest(2, 'quotes(first:1000){nodes{author{', 'name')}}}}`,
      MOST_CALLS,
    ],
    'banks of countries of banks': [
      `{banks(first:1000){nodes{${nest(2, 'country{banks(first:1000){nodes{', 'name')}}}}`,
      MOST_CALLS,
    ],
    '12 pages of quotes as they are': [aliased(12, 'quotes(search:"a",first:1000){nodes{raw}}'), MOST_CALLS],
    'all countries as they are by 20 aliases': [aliased(20, 'countries(first:250){nodes{raw}}'), COUNTRIES],
    'circular introspection': `{${introspection(2)}}`,
    'circular introspection by 15 aliases': aliased(15, introspection(2)),
  },
  OPERATION_TOO_COMPLEX: {
    '80,000 errors of fields': [
      `{quotes(search:"a",first:1000){nodes{author{quotes{nodes{author{quotes{nodes{__typename}}${times(12, (n) => `a${n}:quotes{nodes{__typename}}`)}}}}}}}}`,
      MOST_CALLS,
    ],
    'borders of borders, 6 levels': [borders(6), COUNTRIES],
    'borders of borders, 7 levels': [borders(7), COUNTRIES],
    'borders of borders, 8 levels': [borders(8), COUNTRIES],
    'borders of borders, 10 levels': borders(10),
    'borders of borders, 3 levels by 30 aliases': [aliased(30, borders(3).slice(1, -1)), COUNTRIES],
  },
  'partial OPERATION_TOO_COMPLEX': {
    'quotes of authors of quotes': [
      `{quotes(search:"a",first:1000){nodes{${nest(2, 'author{quotes(first:1000){nodes{', 'text')}}}}`,
      MOST_CALLS,
    ],
    'quotes of 1,000 authors': [
      '{quotes(search:"a",first:1000){nodes{author{quotes{nodes{author{name}}}}}}}',
      MOST_CALLS,
    ],
  },
  GRAPHQL_VALIDATION_FAILED: {
    'deep circular introspection': `{${introspection(9)}}`,
  },
};

/** The same, whose results come in parts. */
const PARTS: Texts = {
  answered: {
    '11,000 deferred fragments': [banksOfBanks(aliased(30, deferred('name')).slice(1, -1)), BANKS],
    '7,500 deferred fragments that wait': [banksOfBanks(aliased(20, deferred('country{code}')).slice(1, -1)), BANKS],
  },
  OPERATION_TOO_COMPLEX: {
    '70,000 deferred fragments': [
      banksOfBanks(`banks(first:1000){nodes{country${aliased(30, deferred('name'))}}}`),
      BANKS,
    ],
  },
};

/** Variables that are expensive to read, of `{ __typename }`. */
const VARIABLES: Texts = {
  BAD_REQUEST: {
    '90,000 keys': keys(90_000),
    'lists 400,000 deep': `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
    'invalid JSON of 1 MB': `{"a":"${'a'.repeat(960_000)}`,
    'an integer of 1 MB': `{"a":${'9'.repeat(1_000_000)}}`,
  },
  answered: {
    '9,900 keys': keys(9900),
    'lists 9,000 deep': `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    'objects 9,000 deep': `{"a":${'{"a":'.repeat(9000)}0${'}'.repeat(9000)}}`,
    'a string of 1 MB': `{"a":"${'a'.repeat(1_000_000)}"}`,
    'a string of escapes': `{"a":"${'\\u0041'.repeat(160_000)}"}`,
  },
};

/** Variables of a list of nodes. */
const IDS: Texts = {
  BAD_USER_INPUT: {
    '19,000 ids': `{"ids":[${list(19_000, () => '"a"')}]}`,
    '9,900 ids of a wrong type': `{"ids":[${list(9900, () => '{}')}]}`,
    'ids in lists 9,000 deep': `{"ids":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  },
  'partial BAD_USER_INPUT': { '100 ids of 10 KB': `{"ids":[${list(100, () => `"${'a'.repeat(10_000)}"`)}]}` },
};

const TYPENAME = { form: 'post', query: '{ __typename }', calls: 0 } as const;
const WRONG_HASH = { extensions: '{"persistedQuery":{"version":1,"sha256Hash":"0"}}', verdict: 'BAD_REQUEST' };
const MESSAGES: readonly Seed[] = [
  {
    ...TYPENAME,
    name: '19,000 ids by 20 aliases',
    query: `query($ids: [ID!]!) { ${list(20, (n) => `a${n}: nodes(ids: $ids) { id }`)} }`,
    variables: `{"ids":[${list(19_000, () => '"a"')}]}`,
    verdict: 'BAD_USER_INPUT',
  },
  {
    ...TYPENAME,
    name: 'a cursor of 1 MB',
    query: 'query($after: String) { countries(after: $after) { totalCount } }',
    variables: `{"after":"${'a'.repeat(1_000_000)}"}`,
    verdict: 'partial BAD_USER_INPUT',
  },
  { ...TYPENAME, ...WRONG_HASH, name: 'a hash of 1 MB', query: `{ __typename } #${'a'.repeat(1_000_000)}` },
  { ...TYPENAME, ...WRONG_HASH, name: 'a wrong hash', form: 'get' },
  { ...TYPENAME, name: 'a URL of 15 KB', form: 'get', query: `{ __typename${','.repeat(4000)} }`, verdict: 'answered' },
  {
    ...TYPENAME,
    name: 'fragments that spread the next 6 times',
    form: 'get',
    query: fragments(20, 6),
    verdict: 'OPERATION_TOO_COMPLEX',
  },
  {
    ...TYPENAME,
    name: 'a header of 2,000 media types',
    headers: { accept: list(2000, () => 'a/b;q=1') },
    verdict: 'BAD_REQUEST',
  },
  ...[`{"a":"${'a'.repeat(900_000)}"}`, keys(9900)].map((variables): Seed => {
    const name = `a multipart request of ${variables.length} characters`;
    return { ...TYPENAME, name, form: 'multipart', variables, verdict: 'answered' };
  }),
];

const PARTED = { accept: 'multipart/mixed;incrementalSpec=v0.2' };
const ofIds = { query: 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }' };

/** All requests that are known to be costly. */
export const SEEDS: readonly Seed[] = [
  ...seedsOf(DOCUMENTS, (query) => ({ query })),
  ...seedsOf(VARIABLES, (variables) => ({ variables })),
  ...seedsOf(IDS, (variables) => ({ ...ofIds, variables })),
  ...MESSAGES,
  ...seedsOf(RESULTS, (query) => ({ query })),
  ...seedsOf(PARTS, (query) => ({ query, headers: PARTED })),
];

function seedsOf(texts: Texts, request: (text: string) => Partial<CostlyRequest>): Seed[] {
  return Object.entries(texts).flatMap(([verdict, named]) =>
    Object.entries(named).map(([name, each]) => {
      const [text, calls] = typeof each === 'string' ? ([each, 0] as const) : each;
      return { ...TYPENAME, ...request(text), name, verdict, calls };
    }),
  );
}

function keys(count: number): string {
  return `{${list(count, (n) => `"k${n}":0`)}}`;
}
