/** The values of each dimension of a table. */
export type Dimensions<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** All rows of a table. */
export function product<Row extends object>(dimensions: Dimensions<Row>): Row[] {
  let rows: object[] = [{}];
  for (const [name, values] of Object.entries(dimensions) as [string, readonly unknown[]][])
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows as Row[];
}

/**
 * Rows in which each two values of two dimensions meet, few of them: each next row is the one with the most pairs that no
 * row before has, of equal ones a random one of this seed. Of rows that `covers` leaves out, pairs do not count.
 */
export function pairwise<Row extends object>(
  dimensions: Dimensions<Row>,
  seed: number,
  covers: (row: Row) => boolean = () => true,
): Row[] {
  const random = randomFrom(seed);
  const left = product(dimensions)
    .filter(covers)
    .map((row) => ({ row, rank: random(), pairs: pairsOf(row) }));
  left.sort((one, other) => one.rank - other.rank);
  const missing = new Set(left.flatMap(({ pairs }) => pairs));
  const rows: Row[] = [];
  while (missing.size > 0) {
    let best: { readonly row: Row; readonly pairs: readonly string[] } | undefined;
    let most = 0;
    for (const each of left) {
      const count = each.pairs.filter((pair) => missing.has(pair)).length;
      if (count > most) [best, most] = [each, count];
    }
    if (!best) break;
    rows.push(best.row);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return rows;
}

function pairsOf(row: object): string[] {
  const entries = Object.entries(row).map(([name, value]) => `${name}=${String(value)}`);
  return entries.flatMap((one, at) => entries.slice(at + 1).map((other) => `${one} ${other}`));
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
