import { json, type Reply, type SandboxRequest } from '#sandbox';

interface Page<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  /** The default page size. */
  readonly usual: number;
  readonly shown: (row: Row) => object;
}

/** The page of a list that a request names. */
export function pageOf<Row>(request: SandboxRequest, { name, rows, usual, shown }: Page<Row>): Reply {
  const [limit, offset] = [request.int('limit', usual), request.int('offset', 0)];
  const href = (start: number) => `${request.base}${request.path}?limit=${limit}&offset=${start}`;
  const end = offset + limit;
  return json({
    href: href(offset),
    total: rows.length,
    limit,
    offset,
    ...(end < rows.length && { next: href(end) }),
    ...(offset > 0 && { prev: href(Math.max(0, offset - limit)) }),
    [name]: rows.slice(offset, end).map(shown),
  });
}
