/** The state of a configuration that can be reloaded, as plain data. */
export interface ConfigState {
  /** 1 at the start; each reload that succeeds adds 1. */
  readonly generation: number;
  /** A hash of the settings without their secrets: equal where processes have the same settings. */
  readonly hash: string;
  /** When it was loaded, in milliseconds since 1970. */
  readonly loadedAt: number;
  /** The reloads so far. */
  readonly reloads: { readonly success: number; readonly failure: number };
  /** Why the latest reload failed; absent where it succeeded, or there was none. */
  readonly problem?: { readonly at: number; readonly text: string } | undefined;
}
