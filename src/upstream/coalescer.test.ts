import { describe, expect, it } from 'vitest';
import { Coalescer } from './share.ts';

/** Executions of one key, with the callbacks that settle them and the numbers of those that were aborted. */
function coalescing() {
  const executions = new Coalescer<string, undefined>();
  const settle: ((result: string) => void)[] = [];
  const aborted: number[] = [];
  const begin = () =>
    executions.begin(
      'key',
      (settled) => {
        const number = settle.push(settled) - 1;
        return () => aborted.push(number);
      },
      undefined,
    );
  return { executions, settle, aborted, begin };
}

describe('a shared execution', () => {
  it('settles once for all its subscribers', () => {
    const { executions, settle, begin } = coalescing();
    const results: string[] = [];
    begin().subscribe((result) => results.push(`first ${result}`));
    executions.find('key')?.subscribe((result) => results.push(`second ${result}`));

    settle[0]?.('done');

    expect(results).toEqual(['first done', 'second done']);
    expect(executions.find('key')).toBeUndefined();
  });

  it('continues when its first subscriber leaves, and is aborted when the last one does', () => {
    const { executions, aborted, begin } = coalescing();
    const unsubscribeFirst = begin().subscribe(() => undefined);
    const unsubscribeSecond = executions.find('key')?.subscribe(() => undefined);

    unsubscribeFirst();
    unsubscribeFirst();
    expect(aborted).toEqual([]);
    unsubscribeSecond?.();

    expect(aborted).toEqual([0]);
    expect(executions.find('key')).toBeUndefined();
  });

  it('is not aborted by subscribers that leave after it settled', () => {
    const { settle, aborted, begin } = coalescing();
    const unsubscribe = begin().subscribe(() => undefined);

    settle[0]?.('done');
    unsubscribe();

    expect(aborted).toEqual([]);
  });

  it('is found, and settles, after any number of others', () => {
    const executions = new Coalescer<string, undefined>();
    const results: string[] = [];
    let settleLong: (result: string) => void = () => undefined;
    executions.begin(
      'long',
      (settled) => {
        settleLong = settled;
        return () => undefined;
      },
      undefined,
    );
    for (let n = 0; n < 2000; n++)
      executions.begin(`short ${n}`, () => () => undefined, undefined).subscribe(() => undefined)();

    executions.find('long')?.subscribe((result) => results.push(result));
    settleLong('done');

    expect(results).toEqual(['done']);
    expect(executions.find('long')).toBeUndefined();
    expect(executions.find('short 1999')).toBeUndefined();
  });

  it('does not retain its result when it has settled', () => {
    const { settle, begin } = coalescing();
    const results: string[] = [];
    const execution = begin();

    settle[0]?.('done');
    execution.subscribe((result) => results.push(result));

    expect(results).toEqual([]);
  });

  it('can settle while it begins', () => {
    const executions = new Coalescer<string, undefined>();
    const results: string[] = [];

    const execution = executions.begin(
      'key',
      (settled) => {
        settled('at once');
        return () => results.push('aborted');
      },
      undefined,
    );
    const unsubscribe = execution.subscribe((result) => results.push(result));
    unsubscribe();

    expect(results).toEqual(['at once']);
    expect(executions.find('key')).toBeUndefined();
  });

  it('is replaced by a later one with its key, which remains when it ends', () => {
    const { executions, settle, aborted, begin } = coalescing();
    const unsubscribe = begin().subscribe(() => undefined);
    const second = begin();
    second.subscribe(() => undefined);

    expect(executions.find('key')).toBe(second);
    unsubscribe();
    settle[0]?.('done');

    expect(aborted).toEqual([0]);
    expect(executions.find('key')).toBe(second);
  });
});
