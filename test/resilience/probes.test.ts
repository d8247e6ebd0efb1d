import { describe, expect, it } from 'vitest';
import { gatewayOver } from '#test/harness';
import { type Ask, ROUTES, served } from '#test/served';

/** The requests of scanners of GraphQL servers. */
type Probe = readonly [what: string, ask: Ask, expected: Expected];
interface Expected {
  readonly status: number;
  /** The code of the first error. */
  readonly code?: string;
  readonly message?: string;
}

const LIMIT = { status: 200, code: 'OPERATION_TOO_COMPLEX' };
const INVALID = { status: 200, code: 'GRAPHQL_VALIDATION_FAILED' };

const repeated = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n)).join(' ');
const posted = (body: object, type = 'application/json'): Ask => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: JSON.stringify(body),
});
const query = (text: string): Ask => posted({ query: text });
const url = (parameters: Readonly<Record<string, string>>, method = 'GET'): Ask => ({
  method,
  query: `?${new URLSearchParams(parameters).toString()}`,
});

const PROBES: readonly Probe[] = [
  ['many aliases are refused', query(`{ ${repeated(101, (n) => `a${n}: __typename`)} }`), LIMIT],
  [
    'many aliases in fragments are refused',
    query(
      `{ ...A ...B } ${repeated(2, (f) => `fragment ${'AB'[f]} on Query { ${repeated(16, (n) => `a${f}${n}: __typename`)} }`)}`,
    ),
    LIMIT,
  ],
  ['a field that is repeated many times is refused', query(`{ ${repeated(10_000, () => '__typename')} }`), LIMIT],
  ['many directives are refused', query(`{ __typename ${repeated(51, () => '@aa')} }`), LIMIT],
  [
    'values that are nested without an end are refused',
    query(`{ quotes(first: ${'['.repeat(2000)}) }`),
    { ...LIMIT, message: 'The document has more than 500 nested brackets.' },
  ],
  [
    'circular introspection is refused',
    query(`{ __schema { types { ${repeated(8, () => 'fields { type {')} name ${repeated(16, () => '}')} } } }`),
    INVALID,
  ],
  [
    'a list of operations is refused',
    { ...query(''), body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]) },
    { status: 400, code: 'BAD_REQUEST' },
  ],
  ['a mutation by GET is refused', url({ query: 'mutation { __typename }' }), { status: 405, code: 'BAD_REQUEST' }],
  [
    'a mutation by a method override is refused',
    { ...url({ query: 'mutation { __typename }' }), headers: { 'x-http-method-override': 'POST' } },
    { status: 405, code: 'BAD_REQUEST' },
  ],
  [
    'a form is refused',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'query=%7B__typename%7D',
    },
    { status: 415, code: 'BAD_REQUEST' },
  ],
  ['text is refused', posted({ query: '{ __typename }' }, 'text/plain'), { status: 415, code: 'BAD_REQUEST' }],
  ['a subscription is refused', query('subscription { __typename }'), { status: 200, code: 'BAD_REQUEST' }],
  ['deferring everything is refused', query(`{ ${repeated(51, () => '... @defer { __typename }')} }`), LIMIT],
  [
    'an unknown operation is an error without internals',
    posted({ query: 'query A { __typename } query B { __typename }' }),
    { status: 400, code: 'OPERATION_RESOLUTION_FAILURE' },
  ],
  [
    'a document that is none is an error without internals',
    query('{ a'),
    { status: 200, code: 'GRAPHQL_PARSE_FAILED' },
  ],
];
const INTERNALS = /stacktrace|tracing|exception|node_modules|\bat \S+:\d+|Did you mean/;

describe.each(ROUTES)('by the %s route', (route) => {
  it.each(PROBES)('%s', async (_what, ask, { status, code, message }) => {
    const { gateway, sent } = await gatewayOver('quotes', [], { settings: { server: { introspection: true } } });
    const { ask: send } = await served(gateway, route);

    const answer = await send(ask);

    const { data, errors, extensions } = JSON.parse(answer.body.toString());
    expect([answer.status, errors[0].extensions.code]).toEqual([status, code]);
    if (message !== undefined) expect(errors[0].message).toBe(message);
    expect([data ?? null, extensions]).toEqual([null, undefined]);
    expect(answer.body.toString()).not.toMatch(INTERNALS);
    expect(sent).toEqual([]);
  });

  it('names are not suggested where introspection is off', async () => {
    const { gateway } = await gatewayOver('quotes', [], { settings: { server: { introspection: false } } });
    const { post } = await served(gateway, route);

    const { body } = await post({ query: '{ quote { txt } quots { totalCount } }' });

    expect(JSON.parse(body.toString()).errors.length).toBeGreaterThan(1);
    expect(body.toString()).not.toContain('Did you mean');
  });

  it.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "Quote") { name } }',
    '{ ...F } fragment F on Query { __schema { types { name } } }',
  ])('the schema is not shown where introspection is off: %s', async (introspection) => {
    const { gateway } = await gatewayOver('quotes', [], { settings: { server: { introspection: false } } });
    const { post } = await served(gateway, route);

    const { data, errors } = JSON.parse((await post({ query: introspection })).body.toString());

    expect([data, errors[0].extensions.code]).toEqual([undefined, 'GRAPHQL_VALIDATION_FAILED']);
  });

  it('GraphiQL is not served in production', async () => {
    const { gateway } = await gatewayOver('quotes', [], { settings: { server: { graphiql: false } } });
    const { ask } = await served(gateway, route);

    const { status, body } = await ask({ headers: { accept: 'text/html' } });

    expect(status).toBe(406);
    expect(body.toString()).not.toMatch(/<html|graphiql/i);
  });

  it('traces are not in responses', async () => {
    const { gateway } = await gatewayOver('quotes', []);
    const { post } = await served(gateway, route);

    const { body } = await post(
      { query: '{ __typename }' },
      { 'apollo-federation-include-trace': 'ftv1', 'x-apollo-tracing': '1' },
    );

    expect(JSON.parse(body.toString())).toEqual({ data: { __typename: 'Query' } });
  });
});
