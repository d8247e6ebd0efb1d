/** An API that was written, or would be. */
export interface AddResult {
  readonly slug: string;
  readonly folder: string;
  readonly files: readonly string[];
  /** The texts of the files by their names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The settings file that names it now. */
  readonly settings?: string;
  readonly queries: readonly { readonly name: string; readonly path: string; readonly paging?: string }[];
  readonly mutations: readonly { readonly name: string; readonly method: string; readonly path: string }[];
  readonly guesses: readonly string[];
  readonly omissions: readonly string[];
}
