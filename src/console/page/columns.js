/** @import { FieldFacts, ApiTypes } from '../wire.ts' */

/**
 * @typedef {'query' | 'mutation' | 'object' | 'interface' | 'union' | 'elsewhere'} BoxKind
 * @typedef {{ id: string, label: string, kind: BoxKind, x: number, y: number, width: number, column: number }} Box
 * @typedef {{ from: string, to: string, path: string }} Line
 */

export const BOX_HEIGHT = 28;
const [GAP, DOWN] = [44, BOX_HEIGHT + 12];
/** The estimated width of a label, which is not drawn yet. */
const [LETTER, PADDING, NARROWEST] = [7, 24, 90];

/**
 * An API's types in columns: its root fields first, then each type one column after the first field or type that
 * leads to it. A type of another API is a box with that API's name.
 *
 * @param {ApiTypes} own
 * @param {(type: string) => string | undefined} ownerOf
 */
export function columns(own, ownerOf) {
  const steps = stepsOf(own, ownerOf);
  const ids = inColumns(own, steps);
  const widths = ids.map((column) => Math.max(NARROWEST, ...column.map((id) => labelOf(id).length * LETTER + PADDING)));
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each + GAP, 0));
  const boxes = ids.flatMap((names, column) => {
    const [x = 0, width = 0] = [lefts[column], widths[column]];
    return names.map((id, row) => {
      const y = (row - names.length / 2) * DOWN;
      return { id, label: labelOf(id), kind: kindOf(own, id), column, x, y, width };
    });
  });
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const lines = [...steps].flatMap(([from, targets]) =>
    [...targets].flatMap((to) => {
      const [start, end] = [byId.get(from), byId.get(to)];
      return start && end && from !== to ? [{ from, to, path: lineBetween(start, end) }] : [];
    }),
  );
  const tallest = Math.max(1, ...ids.map(({ length }) => length));
  return { boxes, lines, width: (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0), height: tallest * DOWN - 12 };
}

/**
 * The edges between boxes, by their ids.
 *
 * @param {ApiTypes} own
 * @param {(type: string) => string | undefined} ownerOf
 */
function stepsOf({ slug, queries, mutations, types }, ownerOf) {
  /** @param {string} type */
  const target = (type) => {
    const owner = ownerOf(type);
    if (owner === undefined) return [];
    return owner === slug ? [type] : [`elsewhere.${owner}`];
  };
  /** @param {readonly FieldFacts[]} fields */
  const targets = (fields) => fields.flatMap(({ leadsTo }) => (leadsTo === undefined ? [] : target(leadsTo)));
  /** @type {Map<string, Set<string>>} */
  const steps = new Map();
  for (const field of queries) steps.set(`Query.${field.name}`, new Set(targets([field])));
  for (const field of mutations) steps.set(`Mutation.${field.name}`, new Set(targets([field])));
  for (const { name, fields, members } of types) {
    steps.set(name, new Set([...targets(fields), ...members.flatMap(target)]));
  }
  return steps;
}

/** @param {ApiTypes} own @param {ReadonlyMap<string, ReadonlySet<string>>} steps */
function inColumns({ queries, mutations, types }, steps) {
  const roots = [...queries.map(({ name }) => `Query.${name}`), ...mutations.map(({ name }) => `Mutation.${name}`)];
  const all = [roots];
  const placed = new Set(roots);
  for (let last = roots; last.length > 0; ) {
    const next = new Set(last.flatMap((id) => [...(steps.get(id) ?? [])]).filter((id) => !placed.has(id)));
    for (const id of next) placed.add(id);
    last = [...next];
    if (last.length > 0) all.push(last);
  }
  const unreached = types.map(({ name }) => name).filter((name) => !placed.has(name));
  if (unreached.length > 0) all[1] = [...(all[1] ?? []), ...unreached];
  for (let index = 1; index < all.length; index++) all[index] = sorted(all[index] ?? [], all[index - 1] ?? [], steps);
  return all;
}

/**
 * A column, sorted by the mean row of the boxes that lead to each, so that few lines cross.
 *
 * @param {readonly string[]} column
 * @param {readonly string[]} before
 * @param {ReadonlyMap<string, ReadonlySet<string>>} steps
 */
function sorted(column, before, steps) {
  /** @param {string} id */
  const height = (id) => {
    const rows = before.flatMap((from, row) => (steps.get(from)?.has(id) ? [row] : []));
    return rows.length === 0 ? before.length : rows.reduce((sum, row) => sum + row, 0) / rows.length;
  };
  return column.toSorted((a, b) => height(a) - height(b));
}

/** @param {ApiTypes} own @param {string} id @returns {BoxKind} */
function kindOf({ types }, id) {
  if (id.startsWith('Query.')) return 'query';
  if (id.startsWith('Mutation.')) return 'mutation';
  if (id.startsWith('elsewhere.')) return 'elsewhere';
  return types.find(({ name }) => name === id)?.kind ?? 'object';
}

/** @param {string} id */
function labelOf(id) {
  return id.slice(id.indexOf('.') + 1);
}

/** @param {Box} from @param {Box} to */
function lineBetween(from, to) {
  const [startX, startY] = [from.x + from.width, from.y + BOX_HEIGHT / 2];
  const endY = to.y + BOX_HEIGHT / 2;
  if (to.column > from.column) {
    const middle = (startX + to.x) / 2;
    return `M${startX} ${startY}C${middle} ${startY} ${middle} ${endY} ${to.x} ${endY}`;
  }
  // Back to an earlier column, or within one: around the right side.
  const [endX, bulge] = [to.x + to.width, Math.max(startX, to.x + to.width) + 40];
  return `M${startX} ${startY}C${bulge} ${startY} ${bulge} ${endY} ${endX} ${endY}`;
}
