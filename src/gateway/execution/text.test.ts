import { type ExecutionResult, GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '#test/execution/compiled';
import { Turns } from '#test/execution/turns';
import { DEFAULT_LIMITS } from './run.ts';
import { serializeAnew, serializeInTurns, textOf } from './serialize.ts';

const large = () => ({ list: Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'some text, and no more' })) });
const errors = [new GraphQLError('missing', { path: ['list', 3, 'text'] })];

/** Serializes a result and takes all turns for that. */
async function serialized(result: ExecutionResult, limits = DEFAULT_LIMITS, workPerTurn = 1000) {
  const turns = new Turns(workPerTurn);
  const promise = Promise.resolve(serializeInTurns(result, limits, turns.scheduler));
  await turns.takeAll();
  return { result: await promise, turns: turns.count };
}

describe('textOf', () => {
  it.each([
    ['data', { data: { a: 1 } }],
    ['data and errors', { errors, data: { a: null } }],
    ['errors without data', { errors }],
    ['errors with null for data', { errors, data: null }],
    ['data and extensions', { data: { a: 1 }, extensions: { b: 2 } }],
  ])('is the JSON of an answer: %s', (_what, result) => {
    expect(textOf(result)).toBe(JSON.stringify(result));
  });
});

describe('serializeInTurns', () => {
  it('takes several turns for a large answer, whose text is not made again', async () => {
    const data = large();
    const expected = JSON.stringify({ data });

    const { result, turns } = await serialized({ data });
    data.list.length = 0;

    expect(turns).toBeGreaterThan(5);
    expect(textOf(result)).toBe(expected);
  });

  it('takes no turn where this one is enough', () => {
    const turns = new Turns(1_000_000);
    const result = { data: large() };

    expect(serializeInTurns(result, DEFAULT_LIMITS, turns.scheduler)).toBe(result);
  });

  it('leaves the errors of an answer to be replaced', async () => {
    const data = large();
    const { result } = await serialized({ errors, data });
    const replaced = [new GraphQLError('something went wrong')];

    expect(textOf(result)).toBe(JSON.stringify({ errors, data }));
    expect(textOf({ ...result, errors: replaced })).toBe(JSON.stringify({ errors: replaced, data }));
  });

  it('leaves every other member of an answer as it is, in its order', async () => {
    for (const others of [{ extensions: { a: [1] } }, { extensions: undefined }, { errors, extensions: {} }]) {
      const given = { data: large(), ...others };
      const { result } = await serialized(given);

      expect(textOf(result)).toBe(JSON.stringify(given));
    }
  });

  it.each([[{ errors, data: null }], [{ errors }]])('gives back an answer without data: %j', async (given) => {
    expect(await serialized(given)).toEqual({ result: given, turns: 0 });
  });

  it.each([
    ['at once', { a: 1n }],
    ['in a later turn', { ...large(), a: 1n }],
  ])('makes an error of data that cannot be serialized, %s', async (_when, data) => {
    const { result } = await serialized({ data });

    expect(result.data).toBeNull();
    expect(result.errors).toHaveLength(1);
    expect(result.errors?.[0]).toBeInstanceOf(GraphQLError);
    expect(result.errors?.[0]?.originalError).toBeInstanceOf(TypeError);
  });

  it('makes an error of data that is larger than it may be', async () => {
    const { result } = await serialized({ data: large() }, limitsOf({ bytes: 100_000 }));

    const message = 'The answer is larger than 100000 bytes, the limit set by limits.answer.';
    expect(result).toMatchObject({ data: null, errors: [{ message, extensions: { code: 'OPERATION_TOO_COMPLEX' } }] });
  });

  it('ends when the run is cancelled', async () => {
    const gone = new Error('gone');
    let asked = 0;
    const cancelled = () => ((asked += 1) > 1 ? gone : undefined);

    const { result, turns } = await serialized({ data: large() }, limitsOf({ cancelled }));

    expect(result).toMatchObject({ data: null, errors: [{ message: 'gone', originalError: gone }] });
    expect(turns).toBe(2);
  });
});

describe('serializeAnew', () => {
  it('has the data as they are now, in several turns', async () => {
    const turns = new Turns(1000);
    const data = large();
    const { result } = await serialized({ data });
    data.list.pop();

    const anew = Promise.resolve(serializeAnew(result, DEFAULT_LIMITS, turns.scheduler));
    await turns.takeAll();

    expect(turns.count).toBeGreaterThan(5);
    expect(textOf(await anew)).toBe(JSON.stringify({ data }));
  });

  it.each([[{ data: null }], [{ errors }], [{ data: 'text' as unknown as object }]])('gives back %j', (given) => {
    expect(serializeAnew(given as ExecutionResult, DEFAULT_LIMITS)).toBe(given);
  });

  it('allows no more bytes than the limit', () => {
    expect(serializeAnew({ data: { a: 'x' } }, limitsOf({ bytes: 8 }))).toMatchObject({ data: null });
    expect(serializeAnew({ data: { a: 'x' } }, limitsOf({ bytes: 9 }))).toEqual({ data: { a: 'x' } });
  });
});
