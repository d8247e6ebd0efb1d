import { quoted, value } from '../files/code.ts';
import { literal, sampleOf, sampleOfArgument, sampleOfBody, sampleOfKey, selectionOf } from '../files/examples.ts';
import type { GraphMutation } from '../graph/mutations.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { Plan } from '../plan.ts';
import type { NewOperation } from '../reduce/operations.ts';

/** A field with its arguments, the request that it sends, and a reply with what the contract requires. */
interface Asked {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly field: string;
  readonly operation: NewOperation;
  readonly values: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** `<slug>.test.ts` of the API's folder: each operation's whole request, its failure, and that its pages make up the list. */
export function testFile(plan: Plan): string {
  const { made, roots, mutations } = plan;
  const asked = [
    ...roots.filter(({ body }) => !body).map((root) => read(plan, root)),
    ...mutations.filter(({ operation: { body } }) => body?.kind !== 'form').map((mutation) => write(plan, mutation)),
  ];
  const rows = asked.map(
    (each) =>
      `[${quoted(each.operation.id)}, ${quoted(`${each.kind} { ${each.field} }`)}, ${quoted(each.name)}, ${value(requestOf(each))}, ${replyOf(plan, each)}],`,
  );
  const hasBytes = rows.some((row) => row.includes("text('some'"));
  const lists = roots.filter(
    (root) => root.isConnection && root.operation.list?.paging.style !== 'whole' && !root.body,
  );
  const pages = lists.map((root) => `[${quoted(root.name)}, ${quoted(pageOf(plan, root))}],`);
  return `import { describe, expect, it } from 'vitest';
import { empty, gatewayOver, json, type Reply, type Sent${hasBytes ? ', text' : ''} } from '#test/harness';
${lists.length > 0 ? "import { gatewayOverSandbox } from '#test/over-sandbox';\n" : ''}
const operations: readonly (readonly [id: string, query: string, field: string, request: Sent, reply: Reply])[] = [
${rows.join('\n')}
];

describe.each(operations)('%s', (operation, query, field, request, reply) => {
it('sends what it is asked for, and returns the response', async () => {
const { run, sent } = await gatewayOver(${quoted(made.slug)}, [reply]);

const { data, errors } = await run(query);

expect(errors).toBeUndefined();
expect(data[field]).not.toBeNull();
expect(sent).toEqual([request]);
});

it('has an error where it fails', async () => {
const { run } = await gatewayOver(${quoted(made.slug)}, [empty(500)]);

const { data, errors } = await run(query);

expect(data).toEqual({ [field]: null });
expect(errors).toMatchObject([
{ path: [field], extensions: { code: 'UPSTREAM_ERROR', api: ${quoted(made.slug)}, operation, status: 500 } },
]);
});
});
${pages.length === 0 ? '' : pagesTest(made.slug, pages)}`;
}

function pagesTest(slug: string, rows: readonly string[]): string {
  return `
describe('a list', () => {
it.each([
${rows.join('\n')}
])('%s is the same with all page sizes', async (field, query) => {
const { run } = await gatewayOverSandbox(${quoted(slug)});

const { data: whole } = await run(query, { first: 15 });
const { data: begun } = await run(query, { first: 6 });
const { data: rest } = await run(query, { first: 9, after: begun[field].pageInfo.endCursor });

expect([...begun[field].nodes, ...rest[field].nodes]).toEqual(whole[field].nodes);
expect(new Set(whole[field].nodes.map((each: object) => JSON.stringify(each))).size).toBe(15);
});
});
`;
}

function read({ made }: Plan, root: GraphRoot): Asked {
  const { name, args, operation, isConnection, target } = root;
  const given = args.filter(({ parameter }) => parameter.required);
  const sampled = given.map((each) => [each, sampleOfArgument(made, root, each)] as const);
  const texts = [
    ...sampled.map(([each, one]) => `${each.name}: ${literal(each, one)}`),
    ...(isConnection ? ['first: 2'] : []),
  ];
  const inner = target ? (isConnection ? ' { nodes { __typename } }' : ' { __typename }') : '';
  return {
    kind: 'query',
    name,
    field: `${name}${texts.length > 0 ? `(${texts.join(', ')})` : ''}${inner}`,
    operation,
    values: {
      ...Object.fromEntries(sampled.map(([each, { wire }]) => [each.parameter.name, wire])),
      ...(isConnection && firstPage(operation)),
    },
  };
}

function write(plan: Plan, mutation: GraphMutation): Asked {
  const { name, operation, parameters, members } = mutation;
  return {
    kind: 'mutation',
    name,
    field: selectionOf(plan, mutation, '__typename'),
    operation,
    values: Object.fromEntries(
      parameters
        .filter(({ parameter }) => parameter.required)
        .map((each) => [each.parameter.name, sampleOfKey(plan.made, each)]),
    ),
    ...(operation.body && { body: sampleOfBody(members) }),
  };
}

/** The paging arguments of a first page of two rows. */
function firstPage({ list }: NewOperation): Readonly<Record<string, unknown>> {
  const paging = list?.paging;
  switch (paging?.style) {
    case 'offset':
      return { ...(paging.limit !== undefined && { [paging.limit]: 2 }), [paging.offset]: 0 };
    case 'page':
      return { ...(paging.limit !== undefined && { [paging.limit]: 2 }), [paging.page]: paging.from ?? 1 };
    case 'token':
    case 'key':
      return paging.limit === undefined ? {} : { [paging.limit]: 2 };
    default:
      return {};
  }
}

function requestOf({ operation, values, body }: Asked): object {
  const { parameters, found, path } = operation;
  const place = (name: string) => parameters.filter((each) => each.in === name);
  const written = (each: unknown) => encodeURIComponent(String(each));
  const query = place('query').flatMap(({ name, schema, style, explode }) => {
    const given = values[name] ?? schema.const;
    if (given === undefined) return [];
    const all = [given].flat().map(written);
    return style === 'form' && explode !== false
      ? all.map((each) => `${written(name)}=${each}`)
      : [`${written(name)}=${all.join(style === 'pipeDelimited' ? '%7C' : ',')}`];
  });
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => written(values[name]));
  const headers = place('header').map(({ name, schema }) => [
    name.toLowerCase(),
    String(schema.const ?? schema.default),
  ]);
  return {
    method: found.method.toUpperCase(),
    target: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { ...Object.fromEntries(headers), ...(body && { 'content-type': operation.body?.mediaType }) },
    body: body ? JSON.stringify(body) : '',
  };
}

/** The reply with what the contract requires, and an empty list. */
function replyOf({ made }: Plan, { operation: { answer, mediaType, status } }: Asked): string {
  if (mediaType === undefined) return `empty(${status})`;
  const isJson = mediaType.includes('json');
  const body = value(sampleOf(made.components, answer));
  return isJson ? `json(${body}, ${status})` : `text('some', ${status}, ${quoted(mediaType)})`;
}

function pageOf({ made }: Plan, root: GraphRoot): string {
  const given = root.args
    .filter(({ parameter }) => parameter.required)
    .map((each) => `${each.name}: ${literal(each, sampleOfArgument(made, root, each))}, `);
  const key =
    root.target?.fields.find(({ member }) => member === root.operation.list?.key?.members[0])?.name ?? '__typename';
  return `query ($first: Int, $after: String) { ${root.name}(${given.join('')}first: $first, after: $after) { nodes { ${key} } pageInfo { endCursor } } }`;
}
