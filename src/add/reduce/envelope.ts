import type { Schema } from '#contract/compile';
import { singular, wordsOf } from '../names.ts';
import { isBesides } from './paging.ts';
import { named } from './schemas.ts';

/** An object around the object that an operation answers: `{ customer: { … } }`. */
export interface Envelope {
  readonly member: string;
  readonly isRequired: boolean;
  /** The object within. */
  readonly schema: Schema;
}

const USUAL = /^(?:data|result|response|item|object|resource|record|value)$/i;

/** The envelope of an answer: its only member besides metadata is an object of a usual name, or of that of the path. */
export function envelopeIn(
  components: ReadonlyMap<string, Schema>,
  answer: Schema,
  path: string,
): Envelope | undefined {
  // There may be null in the place of the envelope.
  if (answer.anyOf) return undefined;
  const { properties = {}, required = [] } = named(components, answer).schema;
  const members = Object.entries(properties).filter(([name, schema]) => !isBesides(components, name, schema));
  const [found] = members;
  if (!found || members.length > 1) return undefined;
  const [member, schema] = found;
  const inner = named(components, schema);
  if (inner.name === undefined || !inner.schema.properties) return undefined;
  const noun = path.split('/').findLast((part) => part !== '' && !part.includes('{')) ?? '';
  const squeezed = (name: string) => wordsOf(name).map(singular).join('');
  const isNoun = [squeezed(noun), squeezed(inner.name)].includes(squeezed(member));
  return isNoun || USUAL.test(member) ? { member, isRequired: required.includes(member), schema } : undefined;
}
