import type { Document, Schema } from '../../src/sandbox/documents/document.ts';
import { sampleValue } from '../../src/sandbox/samples/sample-value.ts';
import { shapeOf } from './answer-shape.ts';

interface Place {
  readonly slug: string;
  readonly document: Document;
  readonly property: string;
  /** The references that led here: a schema is completed once within itself. */
  readonly within: readonly string[];
}

const TODAY = Date.parse('2026-11-21T00:00:00.000Z');

/** The answer with every property that its schema names: what it lacks, or has as null or as an empty list, is sampled. */
export function completeAnswer(schema: Schema, value: unknown, place: Place): unknown {
  const shape = shapeOf(place.document, schema);
  if (shape.references.some((reference) => place.within.includes(reference))) return value;
  const within = [...place.within, ...shape.references];
  if (value == null) {
    const sample = sampled(schema, place);
    return sample == null ? sample : completeAnswer(schema, sample, place);
  }
  if (Array.isArray(value)) {
    const { items } = shape;
    if (!items) return value;
    const rows = value.length > 0 ? (value as unknown[]) : [sampled(items, { ...place, within })];
    return rows.map((row) => completeAnswer(items, row, { ...place, within }));
  }
  if (typeof value !== 'object') return value;
  const { properties, values, exclusive } = shape;
  const others = Object.keys(value).some((name) => exclusive?.test(name)) ? exclusive : undefined;
  const possible = Object.entries(properties).filter(([name]) => name in value || !others?.test(name));
  const known = possible.map(([property, each]) => {
    const completed = completeAnswer(each, (value as Record<string, unknown>)[property], {
      ...place,
      property,
      within,
    });
    return [property, completed] as const;
  });
  const further = Object.entries(value)
    .filter(([property]) => !Object.hasOwn(properties, property))
    .map(([property, each]) => [property, values ? completeAnswer(values, each, { ...place, within }) : each] as const);
  return Object.fromEntries([...known, ...further].filter(([, each]) => each !== undefined));
}

function sampled(schema: Schema, { slug, document, property, within }: Place): unknown {
  const { references } = shapeOf(document, schema);
  if (references.some((reference) => within.includes(reference))) return undefined;
  return sampleValue(schema, { slug, document, schema: '', property, index: 0, today: TODAY, within });
}
