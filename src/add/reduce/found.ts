import type { OpenApiOperation, OpenApiPath } from '../openapi/types.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** An operation of a document, found and not yet read. */
export interface Found {
  readonly method: Method;
  readonly path: string;
  readonly item: OpenApiPath;
  readonly operation: OpenApiOperation;
  readonly where: string;
  /** It is a field of the query: a GET, or a POST that is said to read. */
  readonly isRead: boolean;
}
