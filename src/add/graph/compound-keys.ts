import type { Schema } from '#contract/compile';
import { wordsOf } from '../names.ts';
import { keyMembersOf, memberNamedBy } from './key-members.ts';
import type { GraphRoot } from './roots.ts';
import type { GraphTypes } from './types.ts';

/**
 * Makes nodes of the objects that several path parameters look up, where each of these names a member of the object:
 * `/accounts/{account_id}/cards/{card_id}` of cards with `account_id` and `id`.
 */
export function addCompoundKeys(
  roots: readonly GraphRoot[],
  types: GraphTypes,
  components: ReadonlyMap<string, Schema>,
): void {
  for (const root of roots) {
    const { target, isConnection, isList, args, body, operation } = root;
    const required = args.filter(({ parameter }) => parameter.required);
    const isByPath = required.length > 1 && required.every(({ parameter }) => parameter.in === 'path');
    if (!target || isConnection || isList || body || !isByPath || target.key !== undefined || target.compound) continue;
    if (!types.all.includes(target)) continue;
    const keys = keyMembersOf(components, target);
    const members = required.flatMap(({ parameter: { originalName } }, index) => {
      const isLast = index === required.length - 1;
      return (isLast ? memberNamedBy(originalName, target, keys, operation.path) : sameWords(originalName, keys)) ?? [];
    });
    if (new Set(members).size !== required.length) continue;
    target.compound = { root: root.name, members, parameters: required.map(({ parameter }) => parameter.name) };
  }
}

/** The member with the name of a parameter, or with `id` after it. */
function sameWords(name: string, keys: readonly string[]): string | undefined {
  const called = wordsOf(name).join('');
  return keys.find((member) => [called, `${called}id`].includes(wordsOf(member).join('')));
}
