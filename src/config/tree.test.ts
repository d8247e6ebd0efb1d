import { describe, expect, it } from 'vitest';
import { pathText, valueAt, withValue } from './tree.ts';

describe('pathText', () => {
  it.each([
    [[], ''],
    [['server', 'port'], 'server.port'],
    [['chat', 'forward', 0], 'chat.forward[0]'],
    [['a-b', 'c d'], 'a-b."c…"'],
    [['token:secret'], '"token…"'],
    [['x'.repeat(70)], `"${'x'.repeat(60)}…"`],
  ])('shows the path %j', (path, text) => {
    expect(pathText(path)).toBe(text);
  });
});

describe('valueAt', () => {
  it('finds the value at a path', () => {
    const tree = { a: { b: ['c'] } };
    expect(valueAt(tree, ['a', 'b', 0])).toBe('c');
    expect(valueAt(tree, [])).toBe(tree);
    for (const path of [['a', 'x'], ['a', 'b', 'c', 'd'], ['constructor'], ['a', '__proto__']]) {
      expect(valueAt(tree, path)).toBeUndefined();
    }
  });
});

describe('withValue', () => {
  it('sets a value without changing the original', () => {
    const tree = { a: { b: 1 }, c: 2 };
    expect(withValue(tree, ['a', 'd'], 3)).toEqual({ a: { b: 1, d: 3 }, c: 2 });
    expect(withValue(undefined, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
    expect(tree).toEqual({ a: { b: 1 }, c: 2 });
  });

  it('changes nothing where the path leads through anything but mappings', () => {
    for (const tree of [{ a: 'text' }, { a: [1] }, { a: 5 }, 'text']) {
      expect(withValue(tree, ['a', 'b'], 1)).toEqual(tree);
    }
  });
});
