import { type Members, squeezed } from './json.ts';

/**
 * The member of a row that a parameter of the path names: of the same name, of its end (`number` for `issue_number`), or the
 * key of the list if the parameter is an id. `undefined` if nothing tells.
 */
export function resourceKey(row: Members, parameter: string, listKey: string | undefined): string | undefined {
  const name = squeezed(parameter);
  const plain = Object.keys(row).filter((member) => ['string', 'number'].includes(typeof row[member]));
  const same = plain.find((member) => squeezed(member) === name);
  if (same !== undefined) return same;
  const ending = plain
    .filter((member) => squeezed(member) !== '' && name.endsWith(squeezed(member)))
    .toSorted((one, other) => other.length - one.length)[0];
  if (ending !== undefined) return ending;
  // `/customers/{customer}`: the parameter is the noun, which stands for its key.
  return listKey !== undefined && plain.includes(listKey) ? listKey : plain.find((member) => member === 'id');
}
