import { camelCase, unique, wordsOf } from '../names.ts';
import type { GraphRoot } from './roots.ts';
import type { GraphTypes } from './types.ts';

/** Adds a field to each node for each list below its path: `Customer.invoices` for `/customers/{id}/invoices`. */
export function addNestedLists(roots: readonly GraphRoot[], types: GraphTypes): void {
  for (const root of roots) {
    const parent = root.parent;
    if (!parent || !root.isConnection || root.body) continue;
    const last = root.operation.path.split('/').findLast((part) => part !== '' && !part.includes('{')) ?? root.name;
    const taken = new Set([
      ...parent.type.fields.map(({ name }) => name),
      ...parent.type.lists.map(({ name }) => name),
    ]);
    const isType = types.all.includes(parent.type);
    if (isType) parent.type.lists.push({ name: unique(camelCase(wordsOf(last)), taken), root });
  }
}
