import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { apiKeyHash } from '#auth';
import { gatewayOverAll, json } from '#test/harness';
import { agentOf, toolsIn } from './agents.ts';

const SECRET = 'a secret of at least thirty-two characters';
const author = {
  _id: 'a1',
  name: 'Ada',
  slug: 'ada',
  bio: '',
  description: '',
  link: 'https://a.example',
  quoteCount: 1,
};
const authors = { count: 1, totalCount: 1, page: 1, totalPages: 1, results: [author] };
const AUTHOR = '{ author(id: "ada") { name } }';
const BY_ID = 'query Author($id: ID!) { author(id: $id) { name } }';
/** Variables that execution refuses, and why. */
const REFUSED = [
  [{}, 'The argument `id` of required type "ID!" was not provided. Change the argument that it names.'],
  [{ id: {} }, /^The argument `id` got invalid value \{\}; ID cannot represent value/],
  [{ id: 'ada', slug: 'ada' }, /^There is no (?:argument|variable) "slug": it takes id\.$/],
] as const;
const KEYS = {
  secret: SECRET,
  keys: [{ id: 'reader', hash: apiKeyHash(SECRET, 'reader'), scopes: ['webhooks:read'] }],
};
/** Its fields double with each fragment. */
const bomb = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `fragment F${n} on Country { ${n < count - 1 ? `a: borders { ...F${n + 1} } b: borders { ...F${n + 1} }` : 'name'} }`,
  ).join(' ');
const REMOVE =
  'mutation Remove { deleteWebhook(input: { id: "00000000-0000-4000-8000-000000000000" }) { __typename } }';

async function agentOver(
  settings: Readonly<Record<string, unknown>> = {},
  found: () => unknown = () => authors,
  headers = {},
) {
  const { gateway, sent } = await gatewayOverAll(
    { quotes: async () => json(found()), webhooks: async () => json({}) },
    { settings },
  );
  return { agent: agentOf(gateway, headers), sent };
}

describe('search', () => {
  it('finds root fields by words, with their price and the types that they return', async () => {
    const { agent } = await agentOver();

    const { content, _meta } = await agent.call('search', { words: 'removing a webhook' });

    expect(content[0].text).toMatch(
      /^# 1 upstream call as a rule, 1 at most\nextend type Mutation \{\n {2}# Removes a webhook, with all that it recorded\.\n {2}deleteWebhook\(input: DeleteWebhookInput!\): DeleteWebhookResult\n\}/,
    );
    expect(content[0].text).toContain('union DeleteWebhookResult = DeleteWebhookSuccess | WebhookNotFound');
    expect(_meta['manifold/tokens']).toBeLessThanOrEqual(2000);
  });

  it('keeps within its tokens, and says what else there is', async () => {
    const { agent } = await agentOver();

    const { content, _meta } = await agent.call('search', { words: 'quotes', tokens: 200 });

    expect(content[0].text).toMatch(/\d+ more: search with other words, or ask for types by their names\.$/);
    expect(_meta['manifold/tokens']).toBeLessThanOrEqual(200);
  });

  it('describes types by their names, as the resource of a type does', async () => {
    const { agent } = await agentOver();

    const { content } = await agent.call('search', { types: ['QuoteWhere', 'Nothing'] });
    const { message } = await agent.ask('resources/read', { uri: 'manifold://schema/QuoteWhere' });

    expect(content[0].text).toMatch(/^# Conditions on quotes, all of which must be met\.\ninput QuoteWhere \{\n/);
    expect(content[0].text).toContain('# There is no type "Nothing".');
    expect(content[0].text).toContain(message.result.contents[0].text);
  });

  it('shows what the caller may use, and nothing else', async () => {
    const { agent } = await agentOver({ auth: KEYS }, undefined, { 'x-api-key': 'reader' });

    const { content } = await agent.call('search', { words: 'quote author webhook' });

    expect(content[0].text).toContain('webhooks(');
    expect(content[0].text).not.toMatch(/quotes?\(|deleteWebhook/);
  });
});

it('search looks up no more words than a question has', async () => {
  const { agent } = await agentOver();
  const many = Array.from({ length: 5000 }, (_, n) => n.toString(36).padStart(4, 'z')).join(' ');

  const late = await agent.call('search', { words: `${many} quotes` });
  const early = await agent.call('search', { words: `quotes ${many}` });

  expect([late.isError, early.isError]).toEqual([true, undefined]);
});

it.each([
  [{ words: { toString: 1 } }, '`words` is a text, and `tokens` a number.'],
  [{ types: [1] }, '`types` is a list of the names of types.'],
])('search says what is wrong with %j', async (args, sentence) => {
  const { agent } = await agentOver();

  expect(await agent.call('search', args)).toMatchObject({ isError: true, content: [{ text: sentence }] });
});

describe('explain', () => {
  it.each([
    [
      { query: AUTHOR },
      {
        cost: { worst: 1, expected: 1, warm: 0 },
        calls: [{ stage: 1, call: 'quotes.listAuthors', expected: 1, worst: 1 }],
      },
    ],
    [{ tool: 'Author', arguments: { id: 'ada' } }, { cost: { worst: 1, expected: 1 } }],
  ])('says what %j would call, and calls nothing', async (args, content) => {
    const { agent, sent } = await agentOver({ mcp: { tools: toolsIn({ 'a.graphql': BY_ID }) } });

    const { structuredContent } = await agent.call('explain', args);

    expect(structuredContent).toMatchObject(content);
    expect(sent).toEqual([]);
  });

  it.each([
    [{ query: '{ authr(id: "ada") { name } }' }, /^Cannot query field "authr" on type "Query"\. Did you mean "author"/],
    [{ query: '{ author' }, /^Syntax Error/],
    [{ query: AUTHOR, operationName: 5 }, /^`operationName` is a text/],
    [{ tool: 'Nothing' }, /^There is no tool "Nothing"/],
    [{ query: `{ countries(first: 2) { nodes { ...F0 } } } ${bomb(30)}` }, /^The operation is deeper than 12 levels/],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { agent } = await agentOver();

    const { content, isError } = await agent.call('explain', args);

    expect([isError, content[0].text]).toEqual([true, expect.stringMatching(sentence)]);
  });
});

describe('variables', () => {
  it.each(REFUSED)('%j are refused by each tool, without a call', async (variables, sentence) => {
    const { agent, sent } = await agentOver({ mcp: { tools: toolsIn({ 'a.graphql': BY_ID }) } });
    const dry = { 'manifold/dry-run': true };

    const answers = [
      await agent.call('Author', variables),
      await agent.call('Author', variables, dry),
      await agent.call('explain', { tool: 'Author', arguments: variables }),
      await agent.call('execute', { query: BY_ID, variables }),
      await agent.call('execute', { query: BY_ID, variables }, dry),
      await agent.call('explain', { query: BY_ID, variables }),
    ];

    for (const { content, isError } of answers)
      expect([isError, content[0].text]).toEqual([true, expect.stringMatching(sentence)]);
    expect(sent).toEqual([]);
  });

  it('that make an operation too expensive are refused, too', async () => {
    const { agent } = await agentOver({ limits: { cost: 2 } });
    const query = 'query Quotes($first: Int) { quotes(first: $first) { nodes { text } } }';

    const costly = await agent.call('explain', { query, variables: { first: 1000 } });
    const cheap = await agent.call('explain', { query, variables: { first: 10 } });

    expect(costly).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('limits.cost is 2') }] });
    expect(cheap.structuredContent.cost.worst).toBe(1);
  });
});

describe('what scopes hide', () => {
  const reader = () => agentOver({ auth: KEYS, mcp: { graph: 'write' } }, undefined, { 'x-api-key': 'reader' });

  it.each([
    '{ quotez { nodes { text } } }',
    '{ author(id: "ada") { nam } }',
    '{ author { name } }',
    'mutation { deleteWebhooks(input: {}) { __typename } }',
    'mutation { deleteWebhook { __typename } }',
  ])('is not named by what is wrong with %s', async (query) => {
    const { agent } = await reader();

    const executed = await agent.call('execute', { query });
    const explained = await agent.call('explain', { query });

    expect(executed).toEqual(explained);
    expect(executed.isError).toBe(true);
    expect(executed.content[0].text).toMatch(
      /^(?:Cannot query field "\w+" on type "Query"\.|The caller may use no field of this operation\.)$/,
    );
  });

  it('is a missing scope of an operation that is valid', async () => {
    const { agent, sent } = await reader();

    const { structuredContent, _meta } = await agent.call('explain', { query: AUTHOR });
    const executed = await agent.ask('tools/call', { name: 'execute', arguments: { query: AUTHOR } });

    expect([structuredContent, executed.status]).toEqual([{ missingScopes: ['quotes:read:author'] }, 403]);
    const costs = [_meta, executed.message.result._meta].map((each) => each['manifold/cost']);
    expect(costs).toEqual([1, 2].map(() => ({ worst: 0, expected: 0, actual: 0 })));
    expect(sent).toEqual([]);
  });
});

describe('execute', () => {
  it('leaves out what is too deep for clients', async () => {
    const depth = 900;
    const nested = JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
    const { agent } = await agentOver({}, () => ({ ...authors, results: [{ ...author, nested }] }));

    const { structuredContent } = await agent.call('execute', { query: '{ author(id: "ada") { name raw } }' });

    const { data, omitted } = structuredContent;
    expect([data.author.name, data.author.raw.nested.a.a.a.a]).toEqual(['Ada', expect.any(Object)]);
    expect(omitted).toEqual(['What is more than 100 levels deep is left out.']);
  });

  it.each([
    ['errors', `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: author(id: "${n}") { name }`).join(' ')} }`],
    ['errors of validation', `{ ${Array.from({ length: 100 }, (_, n) => `nothing${n}`).join(' ')} }`],
  ])('keeps %s within the tokens of an answer', async (_what, query) => {
    const { agent } = await agentOver({ limits: { errors: 100 }, mcp: { tokens: 500 } }, () => ({ results: 1 }));

    const { content, _meta } = await agent.call('execute', { query });

    expect(_meta['manifold/tokens']).toBeLessThanOrEqual(500);
    expect(content[0].text.length).toBeGreaterThan(100);
  });

  it('answers as a tool does, with its price', async () => {
    const { agent, sent } = await agentOver();

    const { structuredContent, _meta } = await agent.call('execute', { query: AUTHOR });

    expect(structuredContent).toEqual({ data: { author: { name: 'Ada' } } });
    expect(_meta['manifold/cost']).toEqual({ worst: 1, expected: 1, actual: 1 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a mutation, unless the settings say so', REMOVE, {}, 'Mutations are switched off here'],
    [
      'a document that is not the gateway’s, if they say so',
      AUTHOR,
      { only: true },
      'Only the documents of this gateway',
    ],
  ])('neither runs nor explains %s', async (_what, query, documents, sentence) => {
    const manifest = join(toolsIn({ 'manifest.json': '{ "abc": "{ __typename }" }' }), 'manifest.json');
    const { agent, sent } = await agentOver({ documents: { manifest, ...documents } });

    const answers = [
      await agent.call('execute', { query }),
      await agent.call('execute', { query }, { 'manifold/dry-run': true }),
      await agent.call('explain', { query }),
    ];

    for (const { content, isError } of answers)
      expect([isError, content[0].text]).toEqual([true, expect.stringContaining(sentence)]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['accept', { allow: true }, 1, REMOVE],
    ['accept', { allow: false }, 0, REMOVE],
    ['decline', undefined, 0, REMOVE],
    ['decline', undefined, 0, `${REMOVE.replace('{', '{ ...F } fragment F on Mutation {')}`],
  ] as const)('asks the user before a mutation: %s %j', async (action, content, calls, query) => {
    const { agent, sent } = await agentOver({ mcp: { graph: 'write' } });
    const client = new Client(
      { name: 'test', version: '1' },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
    );
    const questions: string[] = [];
    client.setRequestHandler('elicitation/create', ({ params }) => {
      questions.push(params.message);
      return { action, ...(content && { content }) };
    });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://gateway.example/mcp'), { fetch: agent.fetch }),
    );

    await client.callTool({ name: 'execute', arguments: { query } });

    expect(questions).toEqual(['May the agent change something by deleteWebhook?']);
    expect(sent.map(({ method }) => method)).toEqual(Array.from({ length: calls }, () => 'DELETE'));
    await client.close();
  });
});

describe('a long text', () => {
  const query = 'query Author($id: ID!) { author(id: $id) { name description } }';
  it.each([
    ['Author', { id: 'ada' }],
    ['execute', { query, variables: { id: 'ada' } }],
  ])('in an answer of %s is a resource, which is read as its caller', async (tool, args) => {
    const description = 'word '.repeat(2000);
    const tools = toolsIn({ 'a.graphql': query });
    const { agent, sent } = await agentOver({ mcp: { tools } }, () => ({
      ...authors,
      results: [{ ...author, description }],
    }));

    const { content, structuredContent } = await agent.call(tool, args);
    const [, link] = content;
    const read = await agent.ask('resources/read', { uri: link.uri });

    expect(structuredContent.data.author.description.length).toBeLessThan(800);
    expect(link).toMatchObject({ type: 'resource_link', name: 'author.description', size: 10_000 });
    expect(read.message.result.contents).toEqual([{ uri: link.uri, mimeType: 'text/plain', text: description }]);
    expect(sent).toHaveLength(2);
  });

  const named = (args: object) => Buffer.from(JSON.stringify([args, 'a'])).toString('base64url');
  it.each([
    'manifold://result/Author/x',
    'manifold://result/Nothing/W3t9LCJhIl0',
    `manifold://result/execute/${named({ query: REMOVE })}`,
    `manifold://result/execute/${named({ query: '{' })}`,
    'file:///etc/passwd',
  ])('is not read by another address: %s', async (uri) => {
    const { agent, sent } = await agentOver();

    const { message } = await agent.ask('resources/read', { uri });

    expect(message.error.message).toContain('There is no such resource.');
    expect(sent).toEqual([]);
  });
});
