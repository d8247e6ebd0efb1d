import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printGraphSchema } from './print.ts';

const SCHEMA = `directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION

interface Named {
  name(long: Boolean = false): String @semanticNonNull
}

type Query implements Named {
  name(long: Boolean = false): String @deprecated(reason: "Old") @semanticNonNull

  """Its tags."""
  tags: [String] @semanticNonNull(levels: [0, 1])
  none: Int
}`;

describe('printGraphSchema', () => {
  it('prints custom directives of fields and is a schema with the same text again', () => {
    const text = printGraphSchema(buildSchema(SCHEMA));

    expect(text).toContain('  name(long: Boolean = false): String @semanticNonNull\n');
    expect(text).toContain('String @semanticNonNull @deprecated(reason: "Old")');
    expect(text).toContain('tags: [String] @semanticNonNull(levels: [0, 1])');
    expect(text).toContain('  none: Int\n');
    expect(printGraphSchema(buildSchema(text))).toBe(text);
  });
});
