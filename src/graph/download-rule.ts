/** How the bytes of a download are read: by a query of the graph, which needs the same scopes and costs the same as any other. */
export interface DownloadRule {
  /** The query for the bytes. Its variables are the arguments of the download. */
  readonly query: string;
  /** The bytes in the data of the query, as base64. */
  bytesIn(data: DownloadData): string | null | undefined;
  readonly contentType: string;
  /** The name under which it is saved, without characters that are escaped in headers. */
  readonly fileName: string;
}

export type DownloadArguments = Readonly<Record<string, unknown>>;
export type DownloadData = Readonly<Record<string, unknown>>;

/** The downloads of a subgraph, by the field that offers each, such as `ConsolidatedReport.download`. */
export type DownloadRules = Readonly<Record<`${string}.${string}`, DownloadRule>>;

/** The type `Download`. */
export interface Download {
  readonly url: string;
  readonly expiresAt: string;
  readonly contentType: string;
  readonly fileName: string;
}
