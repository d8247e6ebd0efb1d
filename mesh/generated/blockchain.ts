// Blockchain data interface. Generated from mesh/blockchain.yaml: do not edit.
/** By currency code. */
export type Ticker = Readonly<Record<string, ExchangeRate>>;

export interface ExchangeRate {
  /** The price fifteen minutes ago. */
  readonly "15m"?: number;
  /** The newest price. */
  readonly last: number;
  /** The price for buyers; nowadays mostly the newest one. */
  readonly buy: number;
  /** The price for sellers; nowadays mostly the newest one. */
  readonly sell: number;
  /** The currency code, or in older answers a sign such as `$`. */
  readonly symbol?: string;
}

export interface LatestBlock {
  readonly hash: string;
  /** Unix time in seconds. */
  readonly time: number;
  /** An internal number. */
  readonly block_index: number;
  readonly height: number;
  /** Internal numbers of all its transactions, by the thousand. */
  readonly txIndexes?: readonly (number | bigint)[];
}

export interface Transaction {
  readonly hash: string;
  readonly ver: number | bigint;
  /** How many inputs there are. */
  readonly vin_sz: number;
  /** How many outputs there are. */
  readonly vout_sz: number;
  /** In bytes. */
  readonly size: number;
  /** In weight units. Not in older answers. */
  readonly weight?: number;
  /** In satoshis. */
  readonly fee: number | bigint;
  /** An internet address, mostly `0.0.0.0`. */
  readonly relayed_by: string;
  /** Up to 4294967295. Older answers say `Unavailable`. */
  readonly lock_time: number | string;
  /** An internal number. */
  readonly tx_index: number | bigint;
  /** Not in older answers. */
  readonly double_spend?: boolean;
  /** When it was first seen or confirmed; Unix time in seconds. Not in older answers. */
  readonly time?: number;
  /** Null or absent until it is confirmed. */
  readonly block_index?: number | null;
  /** Null or absent until it is confirmed. */
  readonly block_height?: number | null;
  /** Sent only when it may be replaced. */
  readonly rbf?: boolean;
  readonly inputs: readonly Input[];
  readonly out: readonly Output[];
}

export interface Input {
  /** Up to 4294967295. */
  readonly sequence: number;
  /** In hexadecimal digits; may be empty. */
  readonly witness?: string;
  /** In hexadecimal digits; may be empty. */
  readonly script: string;
  readonly index?: number;
  /** The output that is spent. Of new coins it is absent, or has the value 0 and no address. */
  readonly prev_out?: Output | null;
}

export interface Output {
  readonly type?: number;
  readonly spent?: boolean;
  /** In satoshis. */
  readonly value: number | bigint;
  /** Its place among the outputs. */
  readonly n: number;
  /** The transaction's internal number. */
  readonly tx_index?: number | bigint;
  /** In hexadecimal digits. */
  readonly script?: string;
  /** Absent where the script pays no address. */
  readonly addr?: string;
  /** Older answers only. */
  readonly addr_tag?: string;
  /** Older answers only. */
  readonly addr_tag_link?: string;
  readonly spending_outpoints?: readonly Outpoint[];
}

/** Where an output was spent. */
export interface Outpoint {
  /** The spending transaction's internal number. */
  readonly tx_index?: number | bigint;
  /** The place among that transaction's inputs. */
  readonly n?: number;
}

export interface Failure {
  readonly error: string;
  readonly message?: string;
}

/** The operations of this interface: what each takes and what it answers. */
export interface Operations {
  /** What one coin costs in every major currency. */
  getTicker: { args: Record<never, never>; optional: true; answer: Ticker; item: never };
  /** What an address holds, in satoshis. */
  getAddressBalance: { args: {
    /** One address. Several joined by `|` would be answered with a single number. */
    address: string;
  }; optional: false; answer: bigint; item: never };
  /** The newest block of the chain. */
  getLatestBlock: { args: Record<never, never>; optional: true; answer: LatestBlock; item: never };
  /** One transaction with its inputs and outputs. */
  getTransaction: { args: {
    /** The transaction's hash, 64 hexadecimal digits. */
    txhash: string;
  }; optional: false; answer: Transaction; item: never };
}
