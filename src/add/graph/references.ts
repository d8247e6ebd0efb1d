import { camelCase, unique, wordsOf } from '../names.ts';
import type { GraphRoot } from './roots.ts';
import type { GraphField, GraphType, GraphTypes } from './types.ts';

const LEAVES = ['ID', 'String', 'Int', 'BigInt', 'UUID'];

/** Adds a field to each object for each member that is the key of a node: `Payment.customer` for `customer_id`. */
export function addReferences(roots: readonly GraphRoot[], types: GraphTypes): void {
  const nodes = types.all.filter(
    (type) => type.key !== undefined && roots.some(({ target, lookup }) => target === type && lookup?.key === type.key),
  );
  for (const type of types.all) {
    const taken = new Set([...type.fields, ...type.lists].map(({ name }) => name));
    for (const field of type.fields) {
      const target = field.member === type.key ? undefined : referred(field, nodes);
      const words = wordsOf(field.member).slice(0, -1);
      if (target) type.references.push({ name: unique(camelCase(words), taken), field, target });
    }
  }
}

/** The only node whose noun the member's name begins with, before `id`. */
function referred({ member, named, isList }: GraphField, nodes: readonly GraphType[]): GraphType | undefined {
  const words = wordsOf(member);
  if (isList || !LEAVES.includes(named) || words.length < 2 || words.at(-1) !== 'id') return undefined;
  const noun = words.slice(0, -1).join('');
  const [only, ...others] = nodes.filter(({ component }) => wordsOf(component).join('') === noun);
  return others.length === 0 ? only : undefined;
}
