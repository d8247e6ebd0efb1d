import { quoted, value } from '../../../src/add/files/code.ts';
import { lookupRoot } from '../../../src/add/files/resolvers.ts';
import {
  argumentTexts,
  literal,
  targetOf,
  type Value,
  valueOfArgument,
  valueOfField,
} from '../../../src/add/files/values.ts';
import type { GraphRoot } from '../../../src/add/graph/roots.ts';
import type { GraphField } from '../../../src/add/graph/types.ts';
import type { Plan } from '../../../src/add/plan.ts';
import { putAt } from '../../../src/sandbox/samples/put-at.ts';

const MOST_FIELDS = 4;

/** `<slug>.test.ts` of the API's folder: each operation's whole request and answer, and its failure. */
export function testFile(plan: Plan): string {
  const { made, roots, types } = plan;
  const nodes = types.all.flatMap((type) => lookupRoot(roots, type) ?? []);
  const body = [
    ...roots.map(
      (root) =>
        `describe(${quoted(`Query.${root.name}`)}, () => {\n${requestTest(plan, root)}${sandboxTest(plan, root)}});\n`,
    ),
    ...(nodes.length > 0
      ? [`describe('Query.node', () => {\n${nodes.map((root) => nodeTest(plan, root)).join('\n')}});\n`]
      : []),
    failures(plan),
  ].join('\n');
  const isPaged = body.includes('gatewayOverSandbox(');
  return `import { describe, expect, it } from 'vitest';
import { empty, gatewayOver, json } from '#test/harness';
${isPaged ? "import { gatewayOverSandbox } from '#test/over-sandbox';\n" : ''}
${body}`.replaceAll('{{slug}}', made.slug);
}

interface Asked {
  /** The field with its arguments and selection. */
  readonly query: string;
  readonly target: string;
  readonly reply: unknown;
  readonly answer: unknown;
}

function requestTest({ made }: Plan, root: GraphRoot): string {
  const { query, target, reply, answer } = testRequestOf(root);
  const headers = Object.fromEntries(
    root.operation.parameters
      .filter((each) => each.in === 'header')
      .map(({ name, schema }) => [name.toLowerCase(), schema.const]),
  );
  return `  it('sends all arguments, and returns the response', async () => {
    const { run, sent } = await gatewayOver(${quoted(made.slug)}, [json(${value(reply)})]);

    const answer = await run(${quoted(`{ ${query} }`)});

    expect(answer).toEqual({ data: { ${root.name}: ${value(answer)} } });
    expect(sent).toEqual([{ method: 'GET', target: ${quoted(target)}, headers: ${value(headers)}, body: '' }]);
  });
`;
}

/** A query with all arguments, and the upstream's response, with two rows of a list. */
function testRequestOf(root: GraphRoot): Asked {
  const { name, args, operation, isConnection, target, isList } = root;
  const values = args.map((each) => ({ each, value: valueOfArgument(each) }));
  const wires = Object.fromEntries(values.map(({ each, value: { wire } }) => [each.parameter.name, wire]));
  const given = [
    ...argumentTexts(values.map(({ each, value: one }) => [each, one])),
    ...(isConnection ? ['first: 2'] : []),
  ];
  const field = `${name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
  const url = targetOf(root, { ...wires, ...(isConnection && pagingArguments(root)) });
  if (!target) return { query: field, target: url, ...leafAnswer(root) };
  const fields = shownFields(target.fields);
  const wire = Object.fromEntries(fields.map(([each, one]) => [each.member, one.wire]));
  const graph = Object.fromEntries(fields.map(([each, one]) => [each.name, one.graph]));
  const selected = fields.length > 0 ? fields.map(([each]) => each.name).join(' ') : '__typename';
  const shown = fields.length > 0 ? graph : { __typename: target.name };
  if (!isConnection) {
    const [reply, answer] = isList ? [[wire], [shown]] : [wire, shown];
    return { query: `${field} { ${selected} }`, target: url, reply, answer };
  }
  const reply = putAt({}, operation.list?.paging.items ?? '', [wire]);
  return { query: `${field} { nodes { ${selected} } }`, target: url, reply, answer: { nodes: [shown] } };
}

/** The paging arguments of a first page of two rows. */
function pagingArguments({ operation }: GraphRoot): Readonly<Record<string, unknown>> {
  const paging = operation.list?.paging;
  switch (paging?.style) {
    case 'offset':
      return { ...(paging.limit !== undefined && { [paging.limit]: 2 }), [paging.offset]: 0 };
    case 'page':
      return { [paging.limit]: 2, [paging.page]: 1 };
    case 'token':
    case 'key':
      return { [paging.limit]: 2 };
    default:
      return {};
  }
}

function leafAnswer({ named, isList, enum: words }: GraphRoot): { reply: unknown; answer: unknown } {
  const one: Value = words
    ? { wire: words.values[0]?.word, graph: words.values[0]?.name }
    : (LEAVES[named] ?? { wire: { some: 'thing' }, graph: { some: 'thing' } });
  return isList ? { reply: [one.wire], answer: [one.graph] } : { reply: one.wire, answer: one.graph };
}

const LEAVES: Readonly<Record<string, Value>> = {
  String: { wire: 'some', graph: 'some' },
  Int: { wire: 3, graph: 3 },
  Float: { wire: 1.5, graph: 1.5 },
  Boolean: { wire: true, graph: true },
};

function shownFields(fields: readonly GraphField[]): [GraphField, Value][] {
  return fields
    .flatMap((field): [GraphField, Value][] => {
      const one = valueOfField(field);
      return one ? [[field, one]] : [];
    })
    .slice(0, MOST_FIELDS);
}

/** A test that the pages of a list make up the list. */
function sandboxTest({ made }: Plan, { name, isConnection, operation, target, args }: GraphRoot): string {
  const key = operation.list?.key?.members[0];
  const field = target?.fields.find((each) => each.member === key);
  if (!isConnection || !field || operation.list?.paging.style === 'whole') return '';
  const given = args
    .filter(({ parameter }) => parameter.required)
    .map((each) => `${each.name}: ${literal(each, valueOfArgument(each))}, `)
    .join('');
  const list = (window: string) => `${name}(${given}${window}) { nodes { ${field.name} } pageInfo { endCursor } }`;
  return `
  it('is the same list with all page sizes', async () => {
    const { run } = await gatewayOverSandbox(${quoted(made.slug)});

    const { data: whole } = await run(${quoted(`{ ${list('first: 15')} }`)});
    const { data: begun } = await run(${quoted(`{ ${list('first: 6')} }`)});
    const { data: rest } = await run(
      ${quoted(`query ($after: String) { ${list('first: 9, after: $after')} }`)},
      { after: begun.${name}.pageInfo.endCursor },
    );

    expect([...begun.${name}.nodes, ...rest.${name}.nodes]).toEqual(whole.${name}.nodes);
    expect(new Set(whole.${name}.nodes.map((each: object) => JSON.stringify(each))).size).toBe(15);
  });
`;
}

function nodeTest({ made }: Plan, root: GraphRoot): string {
  const { target, name, lookup } = root;
  if (!target || !lookup) return '';
  const { query, reply } = testRequestOf(root);
  const id = query.replace(/\{[^{}]*\}$/, '{ id }');
  return `  it(${quoted(`refetches ${target.name} by its global id, and is null if it is gone`)}, async () => {
    const { run, sent } = await gatewayOver(${quoted(made.slug)}, [json(${value(reply)}), json(${value(reply)}), empty(404)]);
    const { data } = await run(${quoted(`{ ${id} }`)});
    const { id } = data.${name};
    const again = 'query ($id: ID!) { node(id: $id) { __typename id } }';

    expect(await run(again, { id })).toEqual({ data: { node: { __typename: ${quoted(target.name)}, id } } });
    expect(await run(again, { id })).toEqual({ data: { node: null } });
    expect(sent.length).toBe(3);
  });
`;
}

function failures({ made, roots }: Plan): string {
  const rows = roots.map((root) => `[${quoted(testRequestOf(root).query)}, ${quoted(root.operation.id)}],`);
  return `describe('a failure', () => {
  it.each([
${rows.join('\n')}
  ])('of %s is an error', async (field, operation) => {
    const { run } = await gatewayOver(${quoted(made.slug)}, [empty(500)]);

    const { data, errors } = await run(\`{ \${field} }\`);

    const [name = ''] = field.split(/\\W/);
    expect(data).toEqual({ [name]: null });
    expect(errors).toMatchObject([
      { path: [name], extensions: { code: 'UPSTREAM_ERROR', api: ${quoted(made.slug)}, operation, status: 500 } },
    ]);
  });
});
`;
}
