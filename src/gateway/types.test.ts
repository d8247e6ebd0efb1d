import { describe, expect, it } from 'vitest';
import { Held } from './types.ts';

describe('what a request holds', () => {
  it('ends once, in the order in which it was taken', () => {
    const held = new Held();
    const ended: string[] = [];
    for (const name of ['one', 'other']) held.add({ end: () => void ended.push(name) });

    held.end();
    held.end();

    expect([ended, held.isReleased]).toEqual([['one', 'other'], true]);
  });

  it('ends at once what is taken later, and takes no further steps', () => {
    const held = new Held();
    const ended: string[] = [];
    expect(() => held.assertHeld()).not.toThrow();
    held.end();

    held.add({ end: () => void ended.push('late') });

    expect(ended).toEqual(['late']);
    expect(() => held.assertHeld()).toThrow('The caller closed the connection.');
  });
});
