/** A connection, as far as its pages are read. Either `nodes` or `edges` are selected. */
export interface Connection {
  readonly pageInfo: PageInfo;
  readonly nodes?: readonly unknown[] | null | undefined;
  readonly edges?: readonly ({ readonly node?: unknown } | null)[] | null | undefined;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null | undefined;
}

/** The type of the connection in the data of a query. Connections below lists are not looked for. */
export type ConnectionIn<Data> = Data extends { readonly pageInfo: object }
  ? Data
  : Data extends readonly unknown[]
    ? never
    : Data extends object
      ? { [Name in keyof Data]: ConnectionIn<NonNullable<Data[Name]>> }[keyof Data]
      : never;

/** The type of the nodes of a connection. */
export type NodeOf<Of> = Of extends { readonly nodes?: readonly (infer Node)[] | null | undefined }
  ? Node
  : Of extends { readonly edges?: readonly (infer Edge)[] | null | undefined }
    ? Edge extends { readonly node?: infer Node }
      ? Node
      : never
    : never;

/** The connection in the data of a query; `undefined` if a field above it is null. Throws unless there is just one. */
export function findConnection(data: unknown): Connection | undefined {
  const found: Connection[] = [];
  const hasNull = collect(data, found);
  const [connection, ...others] = found;
  if (others.length > 0) throw new TypeError('The query has several connections: choose one by `connection`.');
  if (connection || hasNull) return connection;
  throw new TypeError('The query has no connection with `pageInfo { hasNextPage endCursor }`.');
}

/** Collects connections. Returns whether there are fields that are null, in which a connection may be. */
function collect(value: unknown, found: Connection[]): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  if ('pageInfo' in value) {
    found.push(value as Connection);
    return false;
  }
  return Object.values(value)
    .map((member) => collect(member, found))
    .some(Boolean);
}

/** The nodes of a connection's page. */
export function nodesOf({ nodes, edges }: Connection): readonly unknown[] {
  return nodes ?? edges?.map((edge) => edge?.node) ?? [];
}
