import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, type PatchOperation } from '../../client/subscription/live-data.ts';
import { jsonPatch } from './json-patch.ts';
import { LiveResult } from './live-query.ts';

const json = JSON as unknown as { rawJSON(text: string): unknown };

describe('a JSON Patch', () => {
  it.each<[string, unknown, unknown, readonly PatchOperation[]]>([
    ['nothing', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ['another value', { a: 1 }, { a: 2 }, [{ op: 'replace', path: '/a', value: 2 }]],
    ['another kind of value', { a: [1] }, { a: { b: 1 } }, [{ op: 'replace', path: '/a', value: { b: 1 } }]],
    ['null', { a: 1 }, null, [{ op: 'replace', path: '', value: null }]],
    [
      'other members',
      { a: 1, b: 2 },
      { b: 2, c: 3 },
      [
        { op: 'remove', path: '/a' },
        { op: 'add', path: '/c', value: 3 },
      ],
    ],
    ['an item in front', [1, 2], [0, 1, 2], [{ op: 'add', path: '/0', value: 0 }]],
    [
      'fewer items',
      [1, 2, 3, 4],
      [1, 4],
      [
        { op: 'remove', path: '/2' },
        { op: 'remove', path: '/1' },
      ],
    ],
    ['a member of an item', [{ a: 1 }, 2], [{ a: 3 }, 2], [{ op: 'replace', path: '/0/a', value: 3 }]],
    ['names that are escaped', { 'a/b~c': 1 }, { 'a/b~c': 2 }, [{ op: 'replace', path: '/a~1b~0c', value: 2 }]],
    ['names of inherited members', {}, { toString: 1 }, [{ op: 'add', path: '/toString', value: 1 }]],
    ['names of inherited members that are gone', { constructor: 1 }, {}, [{ op: 'remove', path: '/constructor' }]],
  ])('of %s', (_what, before, after, patch) => {
    expect(jsonPatch(before, after)).toEqual(patch);
    expect(applyPatch(before, patch)).toEqual(after);
  });

  it('compares numbers by their digits', () => {
    const [one, other] = ['9007199254740993', '9007199254740992'];
    expect(jsonPatch({ a: json.rawJSON(one) }, { a: json.rawJSON(one) })).toEqual([]);
    expect(JSON.stringify(jsonPatch({ a: json.rawJSON(one) }, { a: json.rawJSON(other) }))).toBe(
      `[{"op":"replace","path":"/a","value":${other}}]`,
    );
  });

  it('makes any value of any other, and leaves neither changed', () => {
    // JSON has no negative zero.
    const value = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text.replaceAll('-0', '0')) as unknown);
    const similar = fc.tuple(value, fc.array(value)).chain(([one, list]) =>
      fc.tuple(
        fc.constant({ list: [...list, one] }),
        fc.subarray(list).map((some) => ({ list: [one, ...some] })),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(similar, fc.tuple(value, value)), ([before, after]) => {
        const texts = [JSON.stringify(before), JSON.stringify(after)];
        const sent = JSON.parse(JSON.stringify(jsonPatch(before, after))) as PatchOperation[];
        expect(applyPatch(before, sent)).toEqual(JSON.parse(JSON.stringify(after)));
        expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a patch that does not fit', () => {
  it.each<[unknown, PatchOperation]>([
    [{ a: 1 }, { op: 'replace', path: '/b', value: 1 }],
    [{ a: 1 }, { op: 'remove', path: '/toString' }],
    [[1], { op: 'remove', path: '/1' }],
    [[1], { op: 'add', path: '/2', value: 1 }],
    [[1], { op: 'replace', path: '/a', value: 1 }],
    [1, { op: 'add', path: '/a', value: 1 }],
  ])('of %j throws: %j', (value, operation) => {
    expect(() => applyPatch(value, [operation])).toThrow('The patch does not fit');
  });
});

it('has the digits of numbers that JSON would round', () => {
  const [long, exact] = ['12345678901234567891', '0.12345678901234567891'];
  const same = `"same":${long},"text":"${'long '.repeat(50)}"`;
  const before = new LiveResult(1, `{"data":{"id":1,"price":0,${same}}}`);
  const data = `{"id":${long},"price":${exact},${same}}`;
  const patchOf = (...operations: readonly [path: string, value: string][]) => {
    const all = operations.map(([path, value]) => `{"op":"replace","path":"${path}","value":${value}}`);
    return `{"revision":2,"patch":[${all.join(',')}]}`;
  };

  const second = { takesPatches: true, number: 1, revision: 1 };
  const patched = new LiveResult(2, `{"data":${data}}`, before).frameFor(second);
  expect(patched.text).toBe(patchOf(['/id', long], ['/price', exact]));
  // One that has missed a result has all of it.
  expect(new LiveResult(3, `{"data":${data}}`, before).frameFor(second).text).toBe(patchOf(['', data]));
});
