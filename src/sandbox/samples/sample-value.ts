import { isKeyName, sampleText } from '#contract';
import type { Document, Schema } from '../documents/document.ts';
import { typeOf } from '../documents/sample.ts';

/** Of what a sample is made, and which one of several it is. */
export interface SamplePlace {
  readonly slug: string;
  readonly document: Document;
  /** The schema whose property is sampled. */
  readonly schema: string;
  readonly property: string;
  /** From 0. */
  readonly index: number;
  /** Times are before this day. */
  readonly today: number;
  /** The references that led here. */
  readonly within: readonly string[];
}

/** Deeper objects have what they require, and no more. */
const DEPTH_OF_OPTIONAL = 4;

/** A value that a schema accepts, with everything that it may have. */
export function sampleValue(given: Schema, place: SamplePlace): unknown {
  const { within, document } = place;
  if (given.$ref !== undefined) {
    const schema = given.$ref.slice(given.$ref.lastIndexOf('/') + 1);
    return sampleValue(document.resolved({ $ref: given.$ref }), { ...place, schema, within: [...within, given.$ref] });
  }
  const alternative = [...(given.anyOf ?? []), ...(given.oneOf ?? [])].find(({ type }) => type !== 'null');
  if (alternative) return sampleValue(alternative, place);
  if (given.allOf) {
    return Object.assign({}, ...given.allOf.filter(hasMembers).map((part) => sampleValue(part, place)));
  }
  if (given.examples) return given.examples[place.index % given.examples.length];
  if (given.enum) return given.enum[place.index % given.enum.length];
  switch (typeOf(given)) {
    case 'object':
      return sampleObject(given, place);
    case 'array':
      return isOpen(given.items, place) ? [sampleValue(given.items ?? {}, place)] : [];
    case 'integer':
      return place.index + 1;
    case 'number':
      return place.index + 0.5;
    case 'boolean':
      return place.index % 2 === 0;
    case 'string':
      return sampleText({ ...place, format: given.format }, place.today);
    default:
      return isKeyName(place.property) ? String(place.index + 1) : { sample: place.index + 1 };
  }
}

/** Whether a part of `allOf` does more than require members of another part. */
const hasMembers = (part: Schema) => Object.keys(part).some((key) => key !== 'required' && key !== 'type');

function sampleObject({ properties = {}, required = [], additionalProperties }: Schema, place: SamplePlace): object {
  const kept = Object.entries(properties).filter(
    ([name, schema]) => required.includes(name) || (place.within.length < DEPTH_OF_OPTIONAL && isOpen(schema, place)),
  );
  if (Object.keys(properties).length === 0) {
    const values = typeof additionalProperties === 'object' ? additionalProperties : { type: 'string' };
    return isOpen(values, place) ? { sample: sampleValue(values, place) } : {};
  }
  return Object.fromEntries(kept.map(([property, schema]) => [property, sampleValue(schema, { ...place, property })]));
}

/** Whether a schema, or the items of a list, leads to none of the references that led here. */
function isOpen(schema: Schema | undefined, { within }: SamplePlace): boolean {
  const references = [schema, ...(schema?.anyOf ?? []), schema?.items].map((each) => each?.$ref);
  return !references.some((reference) => reference !== undefined && within.includes(reference));
}
