/** For each path of a filter, which rows a value selects. */
export type Criteria<Row> = Readonly<Record<string, (row: Row, value: string) => boolean>>;

/**
 * The predicate of a filter such as `regionCodes:IE AND displayName="New York"`; `undefined` for a malformed one. `OR`
 * and wildcards are not supported.
 */
export function criteriaOf<Row>(filter: string, criteria: Criteria<Row>): ((row: Row) => boolean) | undefined {
  if (filter === '') return () => true;
  const tests = filter.split(/ +AND +/).map((text) => {
    const [, path = '', quoted, plain] = /^([\w.]+) ?[=:] ?(?:"([^"]*)"|([^\s"*]+))$/.exec(text.trim()) ?? [];
    const test = Object.hasOwn(criteria, path) ? criteria[path] : undefined;
    return test && ((row: Row) => test(row, quoted ?? plain ?? ''));
  });
  if (tests.some((test) => test === undefined)) return undefined;
  return (row) => tests.every((test) => test?.(row));
}
