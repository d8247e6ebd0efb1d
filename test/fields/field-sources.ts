import { isObjectType, parse, print } from 'graphql';
import type { Slug } from '#contracts';
import * as subgraphs from '#subgraphs';
import { runOn } from '#test/harness';
import { documentOf } from '../../src/sandbox/documents/sources.ts';
import { type AnswerProperty, propertiesOf, valuesAt, withValues } from './answer-properties.ts';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { type EveryField, everyField } from './every-field.ts';
import { fieldAlone } from './field-alone.ts';
import { gatewayOverOne } from './gateway-over-one.ts';
import { idsIn } from './ids-in.ts';
import { otherValue } from './other-value.ts';
import { type CompleteAnswer, type Rewrite, RewrittenUpstream } from './rewritten-upstream.ts';
import { exampleArguments, type RootUse, rootUses } from './root-uses.ts';
import { valuesOf } from './values-of.ts';

/** A property of an answer, and the fields of the graph that it changes. */
export interface Source {
  /** Such as `listOrders orders/0/total`. */
  readonly property: string;
  readonly isScalar: boolean;
  /** The values that the upstream sent. */
  readonly sent: readonly unknown[];
  /** The fields that change where the property has another value. */
  readonly changed: readonly ChangedField[];
  /** The fields that change where the property is absent; none where it is required. */
  readonly absent: readonly ChangedField[];
}

/** A root field with everything below it, and where each field comes from. */
export interface RootSources {
  readonly use: RootUse;
  readonly operations: readonly string[];
  readonly leaves: EveryField['leaves'];
  readonly data: unknown;
  readonly sources: readonly Source[];
  /** The errors of answers that the contract allows. */
  readonly errors: readonly string[];
}

const unchanged: Rewrite = (_operation, body) => body;

type Ask = (rewrite: Rewrite, query?: string) => ReturnType<typeof runOn>;

/**
 * Asks each root field of an API for every field, once with a complete answer of the upstream, and then once for each
 * of its properties with another value, without it, and with null. Objects are found by `node` too, where that calls an
 * operation of its own.
 */
export async function fieldSources(slug: Slug): Promise<RootSources[]> {
  const upstream = new RewrittenUpstream(slug);
  await upstream.listen();
  const gateway = gatewayOverOne(slug, upstream.origin);
  const { schema } = gateway;
  const args = exampleArguments(slug, schema);
  const all: RootSources[] = [];

  const trace = async (use: RootUse, typeName = ''): Promise<void> => {
    const type = schema.getType(typeName);
    const root = use.kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const field = root?.getFields()[use.field];
    if (!field) return;
    const { text, leaves } = everyField(schema, field, args, isObjectType(type) ? type : undefined);
    const query = `${use.kind} { ${use.field}${use.args} ${text} }`;
    const ask: Ask = async (rewrite, asked = query) => {
      upstream.begin(rewrite);
      return runOn(gateway, asked, {}, use.headers);
    };
    const complete = await ask(unchanged);
    const answers = upstream.answers.toSorted((one, other) => (one.request < other.request ? -1 : 1));
    const operations = [...new Set(answers.map(({ operation }) => operation))];
    const before = type ? all : all.filter((each) => each.use.field === use.field);
    const known = new Set(before.flatMap((each) => each.operations));
    if (before.length > 0 && operations.every((operation) => known.has(operation))) return;
    const differences = (data: unknown) => changedFields(complete.data, data, (path) => leaves.has(path));
    // Fields such as an offer that expires are others in each answer, whatever the upstream sends.
    const own = new Set(differences((await ask(unchanged)).data).map(({ path }) => path));
    const changedBy = (data: unknown) => differences(data).filter(({ path }) => !own.has(path));
    const traced = await traceProperties(slug, answers, changedBy, ask);
    const errors = [
      ...(complete.errors ?? []).map((error) => described('complete', error)),
      ...traced.errors,
      ...(await differentAlone(
        query,
        complete.data,
        [...leaves.keys()].filter((path) => !own.has(path)),
        ask,
      )),
    ];
    all.push({ use, operations, leaves, data: complete.data, sources: traced.sources, errors: distinct(errors) });
  };

  for (const use of rootUses(slug)) await trace(use);
  const ids = idsIn(all.map(({ data }) => data));
  for (const name of Object.keys(Object.values(subgraphs).find((each) => each.slug === slug)?.nodes ?? {})) {
    const id = ids.get(name);
    if (!id) continue;
    await trace({ kind: 'query', field: 'node', args: `(id: "${id}")`, headers: {} }, name);
  }
  return all;
}

/** Changes one property after another. */
async function traceProperties(
  slug: Slug,
  answers: readonly CompleteAnswer[],
  differences: (data: unknown) => readonly ChangedField[],
  ask: Ask,
): Promise<Pick<RootSources, 'sources' | 'errors'>> {
  const sources: Source[] = [];
  const errors: string[] = [];
  for (const { operation, property, sent } of sentProperties(slug, answers)) {
    const { path, words, isScalar, isOptional, isNullable } = property;
    const name = `${operation} ${path.join('/')}`.trim();
    const askWith = async (change: (value: unknown) => unknown) =>
      ask((id, body) => (id === operation ? withValues(body, path, change) : body));
    const changed = isScalar ? differences((await askWith((value) => otherValue(value, words))).data) : [];
    let absent: readonly ChangedField[] = [];
    if (isOptional) {
      const answer = await askWith(() => undefined);
      absent = differences(answer.data);
      errors.push(...(answer.errors ?? []).map((error) => described(`without ${name}`, error)));
    }
    if (isNullable) {
      const answer = await askWith(() => null);
      errors.push(...(answer.errors ?? []).map((error) => described(`${name} is null`, error)));
    }
    sources.push({ property: name, isScalar, sent, changed, absent });
  }
  const least = await ask((operation, body) => leastAnswer(slug, answers, operation, body));
  errors.push(...(least.errors ?? []).map((error) => described('least', error)));
  return { sources, errors };
}

/** The fields that have another value where nothing else is selected. */
async function differentAlone(query: string, complete: unknown, paths: readonly string[], ask: Ask) {
  const document = parse(query);
  const different: string[] = [];
  for (const path of paths) {
    const names = path.split('.');
    const expected = valuesOf(complete, names);
    if (expected.every((value) => value === null)) continue;
    const { data } = await ask(unchanged, print(fieldAlone(document, names)));
    if (JSON.stringify(valuesOf(data, names)) !== JSON.stringify(expected)) different.push(`alone: ${path}`);
  }
  return different;
}

function sentProperties(slug: Slug, answers: readonly CompleteAnswer[]) {
  const found = new Map<string, { operation: string; property: AnswerProperty; sent: unknown[] }>();
  for (const { operation, schema, body } of answers) {
    for (const property of propertiesOf(documentOf(slug), schema, body)) {
      const key = `${operation} ${property.path.join('/')}`;
      const known = found.get(key) ?? { operation, property, sent: [] };
      known.sent.push(...valuesAt(body, property.path));
      found.set(key, known);
    }
  }
  return found.values();
}

/** The answer with the required properties alone. */
function leastAnswer(slug: Slug, answers: readonly CompleteAnswer[], operation: string, body: unknown): unknown {
  const schema = answers.find((each) => each.operation === operation)?.schema;
  if (!schema) return body;
  return propertiesOf(documentOf(slug), schema, body)
    .filter(({ isOptional }) => isOptional)
    .reduce((rest, { path }) => withValues(rest, path, () => undefined), body);
}

/** Without errors that the complete answer has as well. */
function distinct(errors: readonly string[]): string[] {
  const textOf = (error: string) => error.slice(error.indexOf(': '));
  const first = Map.groupBy(errors, textOf);
  return [...first].flatMap(([, same]) => (same[0]?.startsWith('complete: ') ? [same[0]] : [...new Set(same)]));
}

function described(when: string, { message, path = [] }: { message: string; path?: readonly unknown[] }): string {
  return `${when}: ${path.filter((part) => typeof part === 'string').join('.')}: ${message}`;
}
