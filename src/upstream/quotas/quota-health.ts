/** The state of one quota of an interface. */
export interface QuotaHealth {
  /** The name in the contract or the settings; `learned` for what the upstream's responses tell. */
  readonly name: string;
  /** Calls of the whole quota, and the time that they are for; absent where the upstream does not tell. */
  readonly calls?: number | undefined;
  readonly seconds?: number | undefined;
  /** Calls that may begin now: of a quota of each credential or resource, those of the one that has the fewest left. */
  readonly left: number;
}
