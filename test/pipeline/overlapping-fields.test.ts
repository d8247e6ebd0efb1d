import { OverlappingFieldsCanBeMergedRule, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Random } from '#sandbox';
import { overlappingFieldsRule } from '../../src/gateway/document/overlapping-fields.ts';
import { CONFLICT_SCHEMA, ConflictMaker } from './conflict-maker.ts';

const BATCHES = Array.from({ length: 10 }, (_, batch) => batch);
const DOCUMENTS = 200;
const others = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);
const ours = overlappingFieldsRule(50_000);

describe('fields of one response name', () => {
  it.each(BATCHES)('conflict exactly as in graphql-js, in generated documents %i', (batch) => {
    let conflicts = 0;
    const random = new Random(`overlapping ${batch}`);
    for (let n = 0; n < DOCUMENTS; n++) {
      const text = new ConflictMaker(random).make();
      const document = parse(text);
      expect(validate(CONFLICT_SCHEMA, document, others), text).toEqual([]);

      const expected = validate(CONFLICT_SCHEMA, document, [OverlappingFieldsCanBeMergedRule]);
      const found = validate(CONFLICT_SCHEMA, document, [ours]);

      expect(found.length > 0, text).toBe(expected.length > 0);
      if (expected.length > 0) conflicts += 1;
    }
    // Both verdicts are frequent.
    expect(conflicts).toBeGreaterThan(DOCUMENTS / 10);
    expect(conflicts).toBeLessThan(DOCUMENTS * 0.9);
  });
});
