import { Document, isMap, isScalar, type Pair, visit } from 'yaml';
import type { ContractDocument, Schema } from '#contract/compile';
import type { GraphMutation } from '../graph/mutations.ts';
import type { GraphRoot } from '../graph/roots.ts';
import { isNullable } from '../graph/types.ts';
import { humanized } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { NewBody, NewOperation } from '../reduce/operations.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { firstSentence } from '../texts.ts';
import { sampleOfArgument, sampleOfBody, sampleOfKey } from './examples.ts';

const LONGEST_FLOW = 100;

/** The contract as data. */
export function contractDocument(plan: Plan): ContractDocument {
  const { made, roots, mutations } = plan;
  const paths: Record<string, Record<string, unknown>> = {};
  const add = ({ path, found }: Plan['made']['operations'][number], node: object) => {
    paths[path] = { ...paths[path], [found.method]: node };
  };
  for (const root of roots) add(root.operation, readNode(plan, root));
  for (const mutation of mutations) add(mutation.operation, writeNode(made, mutation));
  return {
    openapi: '3.1.0',
    info: {
      title: made.title,
      version: String(made.version),
      description: firstSentence(made.description, `${made.title}, as its OpenAPI document describes it`),
    },
    servers: [{ url: `http://127.0.0.1:4100/${made.slug}` }],
    'x-api': { id: 'own', slug: made.slug },
    ...settingsOf(made.operations),
    ...(made.failures.word !== undefined && { 'x-errors': { word: made.failures.word } }),
    ...(made.scheme && { security: [{ token: [] }] }),
    paths,
    components: {
      ...(made.scheme && { securitySchemes: { token: made.scheme } }),
      responses: {
        Failure: {
          description: 'The request was refused or failed. The body may be empty.',
          content: { 'application/json': { schema: made.failures.schema } },
        },
      },
      schemas: schemasOf(plan),
    },
  } as unknown as ContractDocument;
}

/** The settings for headers whose values the document does not have. */
function settingsOf(operations: Plan['made']['operations']): object {
  const settings = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ 'x-value-setting': name, originalName, schema }) =>
      name === undefined
        ? []
        : [[name, { default: String(schema.default), description: `The value of the header \`${originalName}\`.` }]],
    ),
  );
  return settings.length > 0 ? { 'x-settings': Object.fromEntries(settings) } : {};
}

/** The contract as a file, with comments about what was guessed and left out. */
export function contractFile(plan: Plan): string {
  const document = new Document(contractDocument(plan), { aliasDuplicateObjects: false });
  annotate(document, plan);
  return document.toString({ lineWidth: 120, singleQuote: true });
}

/** The schemas in use, without formats that only the graph uses. */
function schemasOf({ made, roots, mutations }: Plan): Record<string, Schema> {
  const keys = new Map(
    roots.flatMap(({ target, lookup }) => (target && lookup ? [[target.component, lookup.key]] : [])) as [
      string,
      string,
    ][],
  );
  const bodies = mutations.flatMap(({ operation }) => [operation.answer, operation.body?.schema ?? {}]);
  const answers = roots.flatMap(({ operation }) => [operation.answer, operation.body?.schema ?? {}]);
  const used = reachable(made.components, [...answers, ...bodies, made.failures.schema]);
  return Object.fromEntries(
    used.map(([name, schema]) => {
      const key = keys.get(name);
      return [name, contractSchema(key === undefined ? schema : withKey(schema, key))];
    }),
  );
}

/** Adds comments about guesses and omissions, empty lines, and short values in one line. */
function annotate(document: Document, plan: Plan): void {
  const { made, roots, mutations } = plan;
  const address = made.address === undefined ? '' : ` The document's own address is ${made.address}`;
  document.commentBefore =
    ` Made by \`manifold add\`: read it against what the upstream says of itself, and correct what was guessed.` +
    (address === '' ? '' : `\n${address}`);
  for (const root of roots) {
    const at = ['paths', root.operation.path, root.operation.found.method];
    for (const [key, text] of commentsOn(plan, root)) {
      const pair = pairAt(document, [...at, key]);
      if (pair && isScalar(pair.key)) pair.key.commentBefore = ` ${text}`;
    }
  }
  for (const { operation } of mutations) {
    const { leftOut, guesses } = operation;
    const texts = [
      ...(leftOut.length > 0 ? [`Left out: ${leftOut.join('; ')}.`] : []),
      ...(guesses.length > 0 ? [`Guess: ${guesses.join('; ')}.`] : []),
    ];
    const pair = pairAt(document, ['paths', operation.path, operation.found.method, 'operationId']);
    if (pair && isScalar(pair.key) && texts.length > 0) pair.key.commentBefore = ` ${texts.join('\n ')}`;
  }
  for (const name of ['x-api', 'paths', 'components']) space(pairAt(document, [name]));
  const paths = [...new Set([...roots, ...mutations].map(({ operation }) => operation.path))];
  for (const path of paths.slice(1)) space(pairAt(document, ['paths', path]));
  const [first, ...others] = ['securitySchemes', 'responses', 'schemas'].flatMap(
    (name) => pairAt(document, ['components', name]) ?? [],
  );
  if (first) others.forEach(space);
  const schemas = document.getIn(['components', 'schemas']);
  if (isMap(schemas)) for (const pair of schemas.items.slice(1)) space(pair as Pair);
  visit(document, {
    Collection(_key, node) {
      if (node.items.length < 12 && JSON.stringify(node.toJSON()).length <= LONGEST_FLOW && !isCommented(node))
        node.flow = true;
    },
  });
}

function* commentsOn(
  { made }: Plan,
  { operation, lookup, target }: Plan['roots'][number],
): Generator<[string, string]> {
  const { list, leftOut } = operation;
  if (leftOut.length > 0) yield ['operationId', `Left out: ${leftOut.join('; ')}.`];
  if (list && list.guesses.length > 0) yield ['x-paging', `Guess: ${list.guesses.join(', ')}.`];
  if (list?.key && !list.key.isSure) {
    yield ['x-row-key', `Guess: no two rows have the same ${list.key.members.map(humanized).join(', ')}.`];
  }
  const required = (target && made.components.get(target.component)?.required) ?? [];
  if (lookup && !required.includes(lookup.key)) {
    yield ['responses', `Guess: \`${lookup.key}\` is always there: things are found again by it.`];
  }
}

function pairAt(document: Document, path: readonly string[]): Pair | undefined {
  const map = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1));
  return isMap(map)
    ? (map.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) as Pair | undefined)
    : undefined;
}

function space(pair: Pair | undefined): void {
  if (pair && isScalar(pair.key)) pair.key.spaceBefore = true;
}

function isCommented(node: unknown): boolean {
  let found = false;
  visit(node as Document, {
    Scalar(_key, { commentBefore }) {
      found ||= Boolean(commentBefore);
    },
  });
  return found;
}

/** A read as the contract writes it. */
function readNode({ made }: Plan, root: GraphRoot): Record<string, unknown> {
  const { operation, lookup, name } = root;
  const { list } = operation;
  return {
    operationId: operation.id,
    summary: operation.summary,
    'x-root': `query.${name}`,
    'x-example': exampleOf(made, root),
    ...(operation.open && { security: [] }),
    ...(operation.found.method !== 'get' && { 'x-reads': true }),
    ...(list && { 'x-paging': list.paging }),
    ...(list?.key && { 'x-row-key': rowKeyNode(list.key.members) }),
    ...(lookup && { 'x-errors': [{ status: 404, code: 'NOT_FOUND', when: 'There is nothing by this key.' }] }),
    ...(operation.parameters.length > 0 && { parameters: operation.parameters.map(parameterNode) }),
    ...(operation.body && { requestBody: bodyNode(operation.body) }),
    responses: responsesOf(operation),
  };
}

/** A write as the contract writes it. */
function writeNode(
  made: Plan['made'],
  { operation, name, parameters, members }: GraphMutation,
): Record<string, unknown> {
  const { body } = operation;
  const required = parameters.filter(({ parameter }) => parameter.required);
  return {
    operationId: operation.id,
    summary: operation.summary,
    'x-root': `mutation.${name}`,
    'x-example': {
      ...Object.fromEntries(required.map((each) => [each.parameter.name, sampleOfKey(made, each)])),
      ...(body && { body: sampleOfBody(members) }),
    },
    ...(operation.open && { security: [] }),
    ...(operation.parameters.length > 0 && { parameters: operation.parameters.map(parameterNode) }),
    ...(body && { requestBody: bodyNode(body) }),
    responses: responsesOf(operation),
  };
}

function bodyNode({ required, mediaType, schema, isNested }: NewBody): object {
  const content = { [mediaType]: { schema: contractSchema(schema) } };
  return { ...(required && { required }), ...(isNested && { 'x-nested': true }), content };
}

function responsesOf({ status, summary, mediaType, answer }: NewOperation): object {
  const content = mediaType !== undefined && { content: { [mediaType]: { schema: contractSchema(answer) } } };
  return { [status]: { description: summary, ...content }, default: { $ref: '#/components/responses/Failure' } };
}

/** Arguments, by the contract's names, for which the sandbox has data. */
function exampleOf(made: Plan['made'], root: GraphRoot): Record<string, unknown> {
  const { operation, args, body } = root;
  const required = args.filter(({ parameter }) => parameter.required);
  const paging = operation.list?.paging;
  const inBody = paging && paging.style !== 'whole' && paging.limit ? { [paging.limit]: 5 } : {};
  return {
    ...Object.fromEntries(required.map((each) => [each.parameter.name, sampleOfArgument(made, root, each).wire])),
    ...(body ? { body: { ...sampleOfBody(body.fields), ...inBody } } : inBody),
  };
}

function rowKeyNode(members: readonly string[]): string | string[] {
  const pointers = members.map((member) => `/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return pointers.length === 1 ? String(pointers[0]) : pointers;
}

function parameterNode({ originalName: _original, isText: _isText, schema, ...parameter }: NewParameter): object {
  return { ...parameter, schema: contractSchema(schema) };
}

/** Formats of contracts: those of scalars of the graph, whose values mocks have to make. */
const FORMATS = new Set(['date-time', 'date', 'uuid', 'int64', 'email', 'uri', 'url', 'binary']);

/** Codes that mocks send, because no other text is one. */
const CODES: Readonly<Record<string, string>> = { 'alpha-2': 'PT', 'alpha-3': 'EUR' };

/** A schema in the order of contracts. */
function contractSchema(schema: Schema): Schema {
  const { type, format, description: text, required, properties, items, anyOf, ...others } = schema;
  const description = firstSentence(text, '');
  return {
    ...(type !== undefined && { type }),
    ...(format !== undefined && FORMATS.has(format) && { format }),
    ...others,
    ...(format !== undefined && CODES[format] !== undefined && { examples: [CODES[format]] }),
    ...(description !== '' && { description }),
    ...(required && { required }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, contractSchema(each)])),
    }),
    ...(items && { items: contractSchema(items) }),
    ...(anyOf && { anyOf }),
  };
}

/** An object that is looked up has its key, whatever the document says. */
function withKey({ required = [], properties = {}, ...schema }: Schema, key: string): Schema {
  const { type, anyOf, ...own } = properties[key] ?? {};
  const types = [type].flat().filter((each) => each !== undefined && each !== 'null');
  const parts = anyOf?.filter((each) => !isNullable(each));
  const [only, ...others] = types;
  const member = {
    ...own,
    ...(only !== undefined && { type: others.length > 0 ? types : only }),
    ...(parts && (parts.length === 1 ? parts[0] : { anyOf: parts })),
  } as Schema;
  return { ...schema, required: [...new Set([...required, key])], properties: { ...properties, [key]: member } };
}

/** The named schemas that others refer to, in the order of discovery. */
export function reachable(components: ReadonlyMap<string, Schema>, from: readonly Schema[]): [string, Schema][] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as Schema;
    const name = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
    if (name === undefined) return Object.values(value).forEach(visit);
    if (found.has(name)) return;
    found.add(name);
    visit(components.get(name));
  };
  from.forEach(visit);
  return [...found].flatMap((name) => {
    const schema = components.get(name);
    return schema ? [[name, schema] as [string, Schema]] : [];
  });
}
