import { type DocumentNode, Kind, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { Clock } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { emptyFields, withTypeNames } from '#test/empty-fields';
import { gatewayOf } from '#test/harness';
import { type Ran, runExamples } from '../scripts/examples.ts';
import { readExamples } from '../src/gateway/routes/examples.ts';

const SIXTY_DAYS_MS = 60 * 86_400_000;
const files = readExamples();
const operations = files.flatMap(({ name, operations }) => operations.map((each) => ({ file: name, ...each })));
const whole = () => gatewayOf(Object.fromEntries(slugs.map((slug) => [slug, 'http://127.0.0.1:9']))).schema;

describe('the examples', () => {
  it('are a file for each API, and some that cross them, of at most four operations', () => {
    const own = files.map(({ name }) => name).filter((name) => !name.startsWith('across-'));

    expect(own).toEqual(Object.keys(subgraphs).toSorted());
    expect(files.length).toBeGreaterThan(own.length);
    expect(files.filter((file) => file.operations.length > 4).map(({ name }) => name)).toEqual([]);
  });

  it('have unique names, and comments', () => {
    const names = operations.map(({ name }) => name);

    expect(names.filter((name, index) => names.indexOf(name) !== index || !/^[A-Z]\w+$/.test(name))).toEqual([]);
    expect(
      operations.filter(({ description }) => !/^[A-Z].{15,}\.$/.test(description)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('are valid without fragments, and select nothing deprecated', () => {
    const schema = whole();
    const rules = [...specifiedRules, NoDeprecatedCustomRule];
    const invalid = operations.flatMap(({ name, text }) =>
      validate(schema, parse(text), rules).map(({ message }) => `${name}: ${message}`),
    );

    expect(invalid).toEqual([]);
  });

  it('use every root field of the graph', () => {
    const used = operations.flatMap(({ text }) => rootFields(parse(text)));
    const schema = whole();
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );

    expect(roots.filter((root) => !used.includes(root))).toEqual([]);
  });
});

const days = [
  { when: 'today', options: () => ({}) },
  { when: 'on a day in four years', options: () => ({ clock: stoppedClock('2030-06-15T13:14:15Z') }) },
  { when: 'after running for sixty days', options: () => ({ runningMs: SIXTY_DAYS_MS }) },
];

describe.each(days)('over the sandbox, $when, each example', ({ options }) => {
  let all: Ran[] = [];
  beforeAll(async () => {
    all = await runExamples({ ...options(), rewrite: withTypeNames });
  }, 120_000);

  it('runs without errors', () => {
    const failed = all.filter(({ answer }) => answer.errors);

    expect(failed.map(({ example, answer }) => [example.name, answer.errors])).toEqual([]);
    expect(all.length).toBe(operations.length);
  });

  it('has a value for each selected field', () => {
    const schema = whole();
    const empty = all.map(({ example, answer }) => [
      example.name,
      emptyFields(schema, withTypeNames(parse(example.text)), answer.data),
    ]);

    expect(empty.filter(([, paths]) => paths?.length !== 0)).toEqual([]);
  });
});

function rootFields({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((each) => {
    if (each.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = each.operation === 'mutation' ? 'Mutation' : 'Query';
    return each.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? [`${type}.${field.name.value}`] : [],
    );
  });
}

function stoppedClock(time: string): Clock {
  const clock = new Clock();
  clock.stop(Date.parse(time));
  return clock;
}
