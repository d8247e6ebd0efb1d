import { describe, expect, it, vi } from 'vitest';
import type { ExecutionOutcome, OperationRequest } from '../document/executor.ts';
import type { OperationSummary } from '../document/operation.ts';
import { type Caller, Held } from '../types.ts';
import { Reuse, type ReuseKeys } from './reuse.ts';

const SUMMARY = {} as OperationSummary;
const OUTCOME = { kind: 'result', result: { data: {} } } as ExecutionOutcome;

function reusing(coalesces = true) {
  const changes = { count: 0 };
  const reuse = new Reuse({
    audienceKey: (caller) => `${caller.identity.label} `,
    identityKey: (caller) => `${caller.header('authorization')} `,
    responseCache: undefined,
    coalesces,
    changes,
    operationMs: 1000,
  });
  return { reuse, changes };
}

type Parameters = OperationRequest['parameters'];

/** The key of an operation with these parameters, by a caller of this identity. */
function keyOf(parameters: Parameters, document = '{ a }', identity = 'x', uploads?: OperationRequest['uploads']) {
  const caller = { identity: { label: 'all' }, header: () => identity } as unknown as Caller;
  const request = { method: 'POST', document, parameters, caller, uploads, initialContext: () => ({}) };
  return reusing().reuse.keysOf(request)?.identity;
}

const deep = () => {
  let value: unknown = 1;
  for (let level = 0; level < 100_000; level++) value = [value];
  return { value };
};

describe('the keys of operations', () => {
  it.each<[string, Parameters, Parameters]>([
    ['members in another order', { variables: { a: 1, b: 2 } }, { variables: { b: 2, a: 1 } }],
    ['of objects in lists', { variables: { a: [{ b: 1, c: 2 }] } }, { variables: { a: [{ c: 2, b: 1 }] } }],
    ['no variables', {}, { variables: {} }],
    [
      'names like those of prototypes',
      JSON.parse('{"variables":{"__proto__":1,"a":2}}'),
      JSON.parse('{"variables":{"a":2,"__proto__":1}}'),
    ],
    [
      'extensions in another order',
      { extensions: { a: 1, b: { c: 1, d: 2 } } },
      { extensions: { b: { d: 2, c: 1 }, a: 1 } },
    ],
  ])('are equal: %s', (_what, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each<[string, Parameters, Parameters]>([
    ['the order of a list', { variables: { a: [1, 2] } }, { variables: { a: [2, 1] } }],
    ['a number and its text', { variables: { a: 1 } }, { variables: { a: '1' } }],
    ['null and no member', { variables: { a: null } }, { variables: {} }],
    ['an empty list and an empty object', { variables: { a: [] } }, { variables: { a: {} } }],
    ['a list of one and its item', { variables: { a: ['b'] } }, { variables: { a: 'b' } }],
    ['a name with quotes', { variables: { 'a":1,"b': 1 } }, { variables: { a: 1, b: 1 } }],
    ['variables and extensions', { variables: { a: 1 } }, { extensions: { a: 1 } }],
    ['a name of the operation', { operationName: 'A' }, {}],
    ['a name like variables', { operationName: '{}' }, { variables: {} }],
  ])('differ by %s', (_what, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('differ by the document, and by the identity of the caller', () => {
    expect(new Set([keyOf({}), keyOf({}, '{ b }'), keyOf({}, '{ a }', 'y')]).size).toBe(3);
  });

  it.each<[string, Parameters, OperationRequest['uploads']]>([
    ['files', {}, { pauseWhileReceiving: () => undefined }],
    ['members that are nested too deep', { variables: deep() }, undefined],
  ])('are none with %s', (_what, parameters, uploads) => {
    expect(keyOf(parameters, '{ a }', 'x', uploads)).toBeUndefined();
  });
});

describe('an execution', () => {
  const KEYS = { audience: 'a', identity: 'a x', execution: 'a x' };

  /** Begins one that ends when it is told. */
  function begun({ reuse } = reusing()) {
    const { promise, resolve } = Promise.withResolvers<ExecutionOutcome>();
    const first = new Held();
    const ended = vi.fn();
    const answer = reuse.execute(KEYS, SUMMARY, first, (held) => {
      held.add({ end: ended });
      return promise;
    });
    return { answer, first, ended, end: () => resolve(OUTCOME) };
  }

  it('is shared until it has ended', async () => {
    const { reuse, changes } = reusing();
    const { answer, end } = begun({ reuse, changes });
    const joined = reuse.find(KEYS)?.join(new Held());
    end();

    expect(await Promise.all([answer, joined])).toEqual([OUTCOME, OUTCOME]);
    expect(reuse.find(KEYS)).toBeUndefined();
  });

  it('is not shared by another identity, nor by requests that come after a mutation', () => {
    const { reuse, changes } = reusing();
    const operation = { method: 'POST', document: '{ a }', parameters: {}, uploads: undefined };
    const keysOf = (identity: string) => {
      const caller = { identity: { label: 'all' }, header: () => identity } as unknown as Caller;
      return reuse.keysOf({ ...operation, caller, initialContext: () => ({}) }) as ReuseKeys;
    };
    const before = keysOf('x');
    void reuse.execute(before, SUMMARY, new Held(), () => new Promise(() => undefined));

    expect([reuse.find(keysOf('x')), reuse.find(keysOf('y'))]).toEqual([expect.anything(), undefined]);
    changes.count = 1;
    expect(reuse.find(keysOf('x'))).toBeUndefined();
    expect(keysOf('x').identity).toBe(before.identity);
  });

  it('is not shared where nothing is coalesced', () => {
    const { reuse, changes } = reusing(false);
    begun({ reuse, changes });

    expect(reuse.find(KEYS)).toBeUndefined();
  });

  it('is not joined in the second half of its time', () => {
    const { reuse, changes } = reusing();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    begun({ reuse, changes });

    clock.mockReturnValue(500);
    expect(reuse.find(KEYS)).toBeDefined();
    clock.mockReturnValue(501);
    expect(reuse.find(KEYS)).toBeUndefined();
    clock.mockRestore();
  });

  it('ends when the last of its callers leaves, and not before', () => {
    const { reuse, changes } = reusing();
    const { first, ended } = begun({ reuse, changes });
    const second = new Held();
    void reuse.find(KEYS)?.join(second);

    first.end();
    expect(ended).not.toHaveBeenCalled();
    second.end();
    expect(ended).toHaveBeenCalledOnce();
    expect(reuse.find(KEYS)).toBeUndefined();
  });
});
