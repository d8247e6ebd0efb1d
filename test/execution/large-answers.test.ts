import { describe, expect, it } from 'vitest';
import type { ExecutionLimits } from '../../src/gateway/execution/run.ts';
import { textOf } from '../../src/gateway/execution/serialize.ts';
import { compiled, limitsOf } from './compiled.ts';
import { Turns } from './turns.ts';

const sdl = 'type Query { text: String numbers: [Int!] json: JSON late: String } scalar JSON';
const exact = (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON('1234567890123456789');

/** Whether the data of an answer were serialized when it was made: a later change is no part of its text then. */
async function isSerialized(query: string, value: () => unknown, limits: Partial<ExecutionLimits> = {}) {
  const Query = { text: value, numbers: value, json: value, late: async () => value() };
  // More than any answer here takes.
  const turns = new Turns(10_000_000);
  const result = await compiled(sdl, { Query }, query, turns.scheduler)({}, {}, limitsOf(limits));
  const before = JSON.stringify(result);
  expect(result.errors).toBeUndefined();
  Object.assign(result.data ?? {}, { changed: true });
  const isKept = textOf(result) === before;
  expect(isKept || textOf(result) === JSON.stringify(result)).toBe(true);
  return isKept;
}
/** Two brackets, the key in quotes, a colon, and the text in quotes; a comma is counted for each member but one. */
const textOfBytes = (bytes: number) => 'x'.repeat(bytes - '{"text":""}'.length);

describe('an answer is serialized when it is made', () => {
  it.each([
    ['{ text }', 512 * 1024, false],
    ['{ text }', 512 * 1024 + 1, true],
    ['{ text: late }', 512 * 1024, false],
    ['{ text: late }', 512 * 1024 + 1, true],
  ])('where it has more than 512 KiB: %s of %i bytes: %s', async (query, bytes, expected) => {
    expect(await isSerialized(query, () => textOfBytes(bytes))).toBe(expected);
  });

  it.each([
    [16_384, false],
    [16_385, true],
  ])('where it has more than 16,384 objects and list items: %i: %s', async (nodes, expected) => {
    expect(await isSerialized('{ numbers }', () => Array(nodes - 2).fill(1))).toBe(expected);
  });

  it.each([
    [100 * 24, false],
    [100 * 24 - 1, true],
  ])('where it might have more bytes than may be: 100 bytes of %i: %s', async (bytes, expected) => {
    expect(await isSerialized('{ text }', () => textOfBytes(100), { bytes })).toBe(expected);
  });

  it.each<[string, unknown, boolean]>([
    ['an object', {}, true],
    ['a list', [], true],
    ['a text', 'x', false],
    ['a number', 5, false],
    ['a number with all its digits', exact, false],
  ])('where a scalar makes an object of a value: %s', async (_what, value, expected) => {
    expect(await isSerialized('{ json }', () => value)).toBe(expected);
  });
});
