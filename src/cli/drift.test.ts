import { describe, expect, it } from 'vitest';
import { type Probe, readContract as readPlans, readProbe } from '#contract';
import { slugs } from '#contracts';
import { AnswerCheck } from '#test/answer-check';
import { sandboxOf } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';
import { operationsOf, readContract } from '../../scripts/contract/document.ts';
import { exampleRequest } from '../../test/contract/example-request.ts';
import { driftOf } from './check-adapter.ts';

type Path = readonly (string | number)[];

/** The paths of all members. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return members.flatMap(([key, each]) => [[...path, key], ...pathsIn(each, [...path, key])]);
}

/** A copy whose lists have one item at most. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

/** A copy in which the member at a path is changed. */
function withMember(value: unknown, path: Path, change: (parent: any, key: string | number) => void): unknown {
  const copy = structuredClone(value);
  const parent = path.slice(0, -1).reduce((node: any, key) => node[key], copy);
  change(parent, path.at(-1) ?? '');
  return copy;
}

const OTHER_TYPES = [{ other: 1 }, ['other'], 'other', 1.5, true, null];

/** Answers that differ from a good one in one member each. */
function variantsOf(answer: unknown): [name: string, variant: unknown][] {
  return pathsIn(answer).flatMap((path) => {
    const at = path.join('/');
    const isItem = typeof path.at(-1) === 'number';
    return [
      ...OTHER_TYPES.map((other): [string, unknown] => [
        `${at} is ${JSON.stringify(other)}`,
        withMember(answer, path, (parent, key) => (parent[key] = other)),
      ]),
      ...(isItem
        ? []
        : ([
            [`${at} is absent`, withMember(answer, path, (parent, key) => delete parent[key])],
            [`${at} has another name`, withMember(answer, path, (parent) => (parent.unknown_member = 1))],
          ] as [string, unknown][])),
    ];
  });
}

// Callers sign in to some APIs.
const probed = slugs.filter((slug) => readProbe(slug)?.answer && !readPlans(slug).credential?.forwarded);

describe.each(probed)('the drift of %s', (slug) => {
  it('is what the contract, by a JSON Schema validator, does not allow', async () => {
    const probe = readProbe(slug) as Probe;
    const document = readContract(slug);
    const place = operationsOf(document).find(({ operation }) => operation.operationId === probe.operation);
    if (!place) throw new Error(`no ${probe.operation}`);
    const { target, ...request } = exampleRequest(document, place);
    const { origin } = await sandboxOf([slug]);
    const answer = await rawRequest(`${origin}/${slug}${target}`, request);
    const check = new AnswerCheck(slug, { closed: true, words: false });
    const problemsOf = (value: unknown) =>
      check.problemsOf(probe.operation, { ...answer, body: Buffer.from(JSON.stringify(value)) });
    // Values of the right type, whose format or bounds are none of the structure.
    const isStructural = (problem: string) =>
      !/must (match (pattern|format)|be [<>]|NOT have (fewer|more))/.test(problem);

    const good = JSON.parse(answer.body.toString()) as unknown;
    expect(driftOf(probe.answer ?? {}, good)).toEqual([]);
    const variants = variantsOf(shortened(good));
    expect(variants.length).toBeGreaterThan(0);
    const differing = variants.filter(
      ([, variant]) =>
        driftOf(probe.answer ?? {}, variant).length > 0 !== problemsOf(variant).filter(isStructural).length > 0,
    );
    expect(differing.map(([name]) => name)).toEqual([]);
  });
});

describe('driftOf', () => {
  const schema = {
    type: 'object',
    properties: {
      rows: { type: 'array', items: { type: 'object', properties: { id: { type: ['string', 'null'] } } } },
    },
    required: ['rows'],
  };

  it('names a member of all items once, by the types', () => {
    expect(driftOf(schema, { rows: [{ id: 1 }, { id: 2 }, { id: null }, { id: 0.5 }] })).toEqual([
      { kind: 'type', at: 'rows[].id', expected: ['string', 'null'], found: 'integer' },
      { kind: 'type', at: 'rows[].id', expected: ['string', 'null'], found: 'number' },
    ]);
  });

  it('names the answer itself by an empty path', () => {
    expect(driftOf(schema, [])).toEqual([{ kind: 'type', at: '', expected: ['object'], found: 'array' }]);
  });

  it('tells that a list must be empty, where an object may be one', () => {
    const empty = { anyOf: [{ type: 'object' }, { type: 'array', maxItems: 0 }] };
    expect(driftOf(empty, [])).toEqual([]);
    expect(driftOf(empty, [1])).toEqual([{ kind: 'type', at: '', expected: ['empty array'], found: 'array' }]);
  });

  it('takes integers beyond 2^53 for integers and numbers', () => {
    expect(driftOf({ type: 'integer' }, 2n ** 60n)).toEqual([]);
    expect(driftOf({ type: 'number' }, 2n ** 60n)).toEqual([]);
    expect(driftOf({ type: 'string' }, 2n ** 60n)).toMatchObject([{ found: 'integer' }]);
  });
});
