import { json, type Reply, type SandboxRequest } from '#sandbox';

/** A page of rows. Without a limit a list is cut at ten rows, and nothing but the total tells. */
export function pageOf(request: SandboxRequest, name: string, rows: readonly object[]): Reply {
  return json({ total: rows.length, [name]: windowOf(request, rows) });
}

/** The rows that `offset` and `limit` select. */
export function windowOf(request: SandboxRequest, rows: readonly object[]): readonly object[] {
  const [offset, limit] = [request.int('offset', 0), request.int('limit', 10)];
  return rows.slice(offset, offset + limit);
}

export function failure(status: number, code: number, message: string): Reply {
  return json({ errors: [{ code, message }] }, status);
}

export const notFound = () => failure(404, 50_404, 'There is no such resource.');
/** The service tells no reason. */
export const refused = () => failure(400, 50_051, 'This action cannot be completed.');
