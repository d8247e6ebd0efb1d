import type { GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { declareReads, readsOf } from './declare-reads.ts';
import { flagFrom } from './flag-from.ts';
import { from } from './from.ts';
import { listFrom } from './list-from.ts';
import { textFrom } from './text-from.ts';

interface Row {
  readonly id: string;
  readonly size?: number | null;
  readonly open?: boolean;
  readonly note?: string;
  readonly owner?: { readonly name: string; readonly address?: { readonly city?: string } } | null;
  readonly parts?: readonly { readonly name: string; readonly size: number }[];
  readonly box: { readonly side: number; readonly inner?: { readonly edge: number } };
}
/** As the types of resolvers are generated. */
type Resolve<Result, Args = object> =
  | ((row: Row, args: Args, context: Context, info: GraphQLResolveInfo) => Result)
  | { resolve: (row: Row) => Result };

const row = { id: 'a', size: 3, owner: { name: 'Robin' }, parts: [{ name: 'lid', size: 1 }] } as unknown as Row;
const NOBODY = [{}, {} as Context, {} as GraphQLResolveInfo] as const;
const call = <Result, Args>(resolve: Resolve<Result, Args>, source: Row = row, args: unknown = {}) => {
  if (typeof resolve !== 'function') throw new TypeError('Not a function');
  return resolve(source, args as Args, NOBODY[1], NOBODY[2]);
};

describe('from', () => {
  it('is the value at a path', () => {
    const id: Resolve<string> = from('id');
    const city: Resolve<string | undefined> = from('owner?.address?.city');

    expect([call(id), call(city)]).toEqual(['a', undefined]);
    expect(call(city, { ...row, owner: { name: 'Kim', address: { city: 'Cork' } } })).toBe('Cork');
    expect(call(city, { ...row, owner: null })).toBeUndefined();
    expect(readsOf(city as never)).toEqual({ paths: [['owner', 'address', 'city']], passesThrough: true });
  });

  it('is an error where a member is absent that may not be', () => {
    const side: Resolve<number> = from('box.side');
    const edge: Resolve<number | undefined> = from('box.inner?.edge');

    expect(call(side, { ...row, box: { side: 4 } })).toBe(4);
    expect(call(edge, { ...row, box: { side: 4 } })).toBeUndefined();
    expect(() => call(side)).toThrow(TypeError);
    expect(() => call(edge)).toThrow(TypeError);
  });

  it.each([
    ['id', { name: 'id', emptyIsNull: false }],
    ['owner?.name', undefined],
  ])('says whether it is a member as it is: %s', (path, member) => {
    expect(readsOf(from<Row, string>(path as never) as never)?.member).toEqual(member);
    expect(
      readsOf(from<Row, string, object, unknown>(path as never, (value) => value) as never)?.member,
    ).toBeUndefined();
  });

  it('is made from that value, with all that a resolver is given', () => {
    const double: Resolve<number, { by: number }> = from('size', (size, { by }, context, info) => {
      expect([context, info]).toEqual([NOBODY[1], NOBODY[2]]);
      return (size ?? 0) * by;
    });

    expect(call(double, row, { by: 2 })).toBe(6);
    expect(readsOf(double as never)).toEqual({ paths: [['size']], passesThrough: false });
  });

  it('is made from a row reduced to its paths', () => {
    const label: Resolve<string> = from(
      ['id', 'owner.name', 'parts.name'],
      ({ id, owner, parts }) => `${id} ${owner?.name} ${parts?.map(({ name }) => name).join()}`,
    );

    expect(call(label)).toBe('a Robin lid');
    expect(readsOf(label as never)?.paths).toEqual([['id'], ['owner', 'name'], ['parts', 'name']]);
  });

  it('has the type of what it reads', () => {
    const wrong: Resolve<unknown>[] = [
      // @ts-expect-error A member that no row has.
      from('colour'),
      // @ts-expect-error A path that leads nowhere.
      from('owner?.colour'),
      // @ts-expect-error A path through a member that may be absent.
      from('owner.name'),
      // @ts-expect-error A path through a member that may not be.
      from('box?.side'),
      // @ts-expect-error A member that is not declared.
      from(['id'], ({ size }) => size),
      // @ts-expect-error A member of a member that is not declared.
      from(['owner.name'], ({ owner }) => owner?.address),
      // @ts-expect-error A member of an item that is not declared.
      from(['parts.name'], ({ parts }) => parts?.map(({ size }) => size)),
    ];
    // @ts-expect-error The value may be missing.
    const size: Resolve<number> = from('size');

    expect([...wrong, size].map((each) => typeof each)).toEqual(Array(8).fill('function'));
  });
});

describe('the replacement of an absent value', () => {
  it.each<[unknown, unknown]>([
    [undefined, []],
    [null, []],
    [[], []],
    [['x'], ['x']],
  ])('of a list, %j is %j', (parts, expected) => {
    const resolve: Resolve<unknown> = listFrom('parts');

    expect(call(resolve, { ...row, parts: parts as never })).toEqual(expected);
    expect(readsOf(resolve as never)).toEqual({ paths: [['parts']], passesThrough: true });
  });

  it.each<[unknown, unknown]>([
    [undefined, false],
    [null, false],
    [false, false],
    [true, true],
  ])('of a flag, %j is %j', (open, expected) => {
    const resolve: Resolve<boolean> = flagFrom('open');

    expect(call(resolve, { ...row, open: open as never })).toBe(expected);
    expect(readsOf(resolve as never)?.paths).toEqual([['open']]);
  });

  it.each<[unknown, unknown]>([
    [undefined, null],
    ['', null],
    ['x', 'x'],
  ])('of a text, %j is %j', (note, expected) => {
    const resolve: Resolve<string | null> = textFrom('note');

    expect(call(resolve, { ...row, note: note as never })).toBe(expected);
    expect(readsOf(resolve as never)?.paths).toEqual([['note']]);
  });
});

describe('a declaration', () => {
  it('is part of the function, and made once', () => {
    const resolver = (source: Row) => source.id;
    declareReads(resolver, { paths: [['id']], passesThrough: false });

    expect(readsOf(resolver)).toEqual({ paths: [['id']], passesThrough: false });
    expect(readsOf((source: Row) => source.id)).toBeUndefined();
    expect(() => declareReads(resolver, { paths: [], passesThrough: false })).toThrow('A resolver is declared once');
  });
});
