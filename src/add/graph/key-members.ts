import type { Schema } from '#contract/compile';
import { wordsOf } from '../names.ts';
import { named } from '../reduce/schemas.ts';
import { resourcesIn, singularized } from './path-nouns.ts';
import type { GraphType } from './types.ts';

/** Endings of parameters that name the key of a noun: `{customer}`, `{customerId}`, `{issueIdOrKey}`. */
const KEY_ENDINGS = ['', 'id', 'uuid', 'guid', 'gid', 'sid', 'uid', 'idorkey', 'idorname', 'idorslug'];

/** The members of an object that may be keys: texts and whole numbers. */
export function keyMembersOf(components: ReadonlyMap<string, Schema>, { component }: GraphType): string[] {
  const { properties = {} } = components.get(component) ?? {};
  return Object.keys(properties).filter((member) => {
    const { type } = named(components, properties[member] ?? {}).schema;
    return [type].flat().some((each) => each === 'string' || each === 'integer');
  });
}

/** The member that the last parameter of a path names: one with its name, or the object's own id. */
export function memberNamedBy(
  parameter: string,
  { component }: GraphType,
  keys: readonly string[],
  path: string,
): string | undefined {
  const called = wordsOf(parameter).join('');
  const nouns = [wordsOf(component).join(''), singularized(resourcesIn(path).last).join('')];
  const isItsId = ['id', 'uuid', ...nouns.flatMap((each) => KEY_ENDINGS.map((end) => each + end))].includes(called);
  return (
    keys.find((member) => wordsOf(member).join('') === called) ??
    (isItsId ? keys.find((member) => /^_?(?:id|uuid|guid|gid|sid|uid)$/i.test(member)) : undefined)
  );
}
