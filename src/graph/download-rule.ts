/** How the bytes of a download are read: by queries of the graph, which need the same scopes and cost the same as any other. */
export interface DownloadRule {
  /** The query for the bytes. Its variables are the arguments of the download, and `offset` and `length` of a piece. */
  readonly query: string;
  /** The bytes in the data of the query, as base64. */
  bytesIn(data: DownloadData): string | null | undefined;
  /** Absent for bytes that are read at once. */
  readonly pieces?: DownloadPieces;
  readonly contentType: string;
  /** The name under which it is saved. */
  fileName(args: DownloadArguments): string;
}

/** How bytes are read piece by piece, as fast as the caller reads them. */
export interface DownloadPieces {
  /** The bytes of a piece, which the gateway holds. */
  readonly bytes: number;
  /** The query for what there is to read. Its variables are the arguments of the download. */
  readonly query: string;
  /** What there is to read; null if there is nothing. */
  stateIn(data: DownloadData): DownloadState | null;
}

export interface DownloadState {
  readonly size: number;
  /** Changes with the bytes. */
  readonly version: string;
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
