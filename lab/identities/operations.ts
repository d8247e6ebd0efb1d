import type { TestCaller } from './callers.ts';

/** The data of an answer, or the scopes that it says are missing. */
export type Expected = { readonly data: unknown } | { readonly missing: readonly string[] };

/** An operation, and what each caller has to get for it. */
export interface TestOperation {
  readonly name: string;
  readonly query: string;
  /** Its texts differ, so that operations are executed, and only their calls are shared. */
  readonly isVaried: boolean;
  expected(caller: TestCaller): Expected;
}

const quotes = (text: string) => ({ nodes: [{ text }] });
const jokes = { nodes: [{ text: 'A joke.' }] };
const quoteId = Buffer.from('Quote:q1').toString('base64url');
const QUOTES = 'quotes:read:quotes';
const JOKES = 'jokes:read:jokes';

/** Not by the gateway's own code: every way to write a scope that grants this one. */
function mayUse({ scopes }: TestCaller, needed: string): boolean {
  const [slug = '', kind = '', field] = needed.split(':');
  const grants = ['*', `*:${kind}`, slug, `${slug}:${kind}`, ...(field === undefined ? [] : [needed])];
  return scopes.some((scope) => grants.includes(scope));
}

function operation(
  name: string,
  query: string,
  needed: readonly string[],
  data: (caller: TestCaller) => unknown,
): TestOperation {
  return {
    name,
    query,
    isVaried: name.startsWith('upstream'),
    expected(caller) {
      const missing = needed.filter((scope) => !mayUse(caller, scope)).toSorted();
      return missing.length > 0 ? { missing } : { data: data(caller) };
    },
  };
}

const search = (text: string) => `quotes(search: "${text}") { nodes { text } }`;

/** Each path by which one answer can reach several requests. */
export const operations: readonly TestOperation[] = [
  operation('a response cached for a caller', `{ ${search('private')} }`, [QUOTES], ({ echo }) => ({
    quotes: quotes(echo),
  })),
  operation('a response cached for everyone', `{ ${search('public')} }`, [QUOTES], () => ({
    quotes: quotes('everyone'),
  })),
  operation('an operation in flight', `{ ${search('unstored')} }`, [QUOTES], ({ echo }) => ({ quotes: quotes(echo) })),
  operation(
    'upstream calls in flight and stored',
    `{ ${search('unstored')} stored: ${search('private')} shared: ${search('public')} }`,
    [QUOTES],
    ({ echo }) => ({ quotes: quotes(echo), stored: quotes(echo), shared: quotes('everyone') }),
  ),
  operation('an API without forwarded headers', '{ jokes(search: "joke") { nodes { text } } }', [JOKES], () => ({
    jokes,
  })),
  operation(
    'two APIs, by aliases and fragments',
    `query { a: ${search('private')} ...B } fragment B on Query { b: jokes(search: "joke") { nodes { text } } }`,
    [JOKES, QUOTES],
    ({ echo }) => ({ a: quotes(echo), b: jokes }),
  ),
  operation(
    'an object by its id',
    `{ node(id: "${quoteId}") { ... on Quote { text } } }`,
    ['quotes:read'],
    ({ echo }) => ({ node: { text: echo } }),
  ),
  operation('the schema', '{ __schema { queryType { fields { name } } } }', [], (caller) => ({
    __schema: { queryType: { fields: visibleFields(caller).map((name) => ({ name })) } },
  })),
  operation('nothing of an API', '{ __typename }', [], () => ({ __typename: 'Query' })),
];

/** Sorted by their names. */
const FIELDS = [
  'quotes:read:author',
  'quotes:read:authors',
  'jokes:read:joke',
  'jokes:read:jokeCategories',
  'jokes:read:jokes',
  'node',
  'nodes',
  'quotes:read:quote',
  'quotes:read:quotes',
  'jokes:read:randomJoke',
  'quotes:read:randomQuote',
];

function visibleFields(caller: TestCaller): readonly string[] {
  const visible = FIELDS.filter((field) => !field.includes(':') || mayUse(caller, field));
  return visible.map((field) => field.split(':').at(-1) ?? '');
}
