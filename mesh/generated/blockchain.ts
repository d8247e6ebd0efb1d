// Blockchain data API. Generated from mesh/blockchain.yaml: do not edit.
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

/** By address. */
export type Balances = Readonly<Record<string, Balance>>;

export interface Balance {
  /** In satoshis. */
  readonly final_balance: number | bigint;
  /** How many transactions the address takes part in. */
  readonly n_tx: number;
  /** In satoshis. */
  readonly total_received: number | bigint;
}

export interface UnspentOutputs {
  readonly unspent_outputs: readonly UnspentOutput[];
}

export interface UnspentOutput {
  /** The hash of its transaction with its bytes in reverse. */
  readonly tx_hash?: string;
  /** The hash of its transaction as explorers show it. */
  readonly tx_hash_big_endian: string;
  /** An internal number. */
  readonly tx_index?: number | bigint;
  /** Its place among the outputs. */
  readonly tx_output_n: number;
  /** In hexadecimal digits. */
  readonly script?: string;
  /** In satoshis. */
  readonly value: number | bigint;
  /** The same in hexadecimal digits. */
  readonly value_hex?: string;
  /** 0 until a block has it. */
  readonly confirmations: number;
}

export interface AddressPage {
  readonly address: string;
  /** How many transactions there are in all. */
  readonly n_tx: number;
  readonly txs: readonly Transaction[];
}

export interface BlocksAtHeight {
  readonly blocks: readonly Block[];
}

export interface Block {
  readonly hash: string;
  readonly ver: number | bigint;
  /** The hash of the block before; zeros for the first. */
  readonly prev_block: string;
  /** The root of the tree of its transactions' hashes. */
  readonly mrkl_root: string;
  /** Unix time in seconds. */
  readonly time: number;
  /** The target in its compact form. */
  readonly bits: number | bigint;
  /** The sum of its transactions' fees in satoshis. */
  readonly fee: number | bigint;
  readonly nonce: number | bigint;
  readonly n_tx: number;
  /** In bytes. */
  readonly size: number;
  /** In weight units. Not in older answers. */
  readonly weight?: number;
  /** An internal number. */
  readonly block_index: number | bigint;
  /** False for a block that lost against another of its height. */
  readonly main_chain: boolean;
  readonly height: number;
  readonly tx: readonly Transaction[];
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
  /** In satoshis: what the inputs have beyond the outputs. Not in older answers. */
  readonly fee?: number | bigint;
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

/** The operations of this API: what each takes and what it answers. */
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
  /** What several addresses hold and have received. */
  getBalances: { args: {
    /** The addresses. */
    active: readonly string[];
  }; optional: false; answer: Balances; item: never };
  /** What an address can spend. */
  listUnspentOutputs: { args: {
    /** One address. Rows do not tell the address, so those of several could not be told apart. */
    active: string;
    /** How many outputs to send. */
    limit?: number | null;
  }; optional: false; answer: UnspentOutputs; item: never };
  /** The transactions of an address, newest first. */
  listAddressTransactions: { args: {
    /** The address. */
    address: string;
    /** How many transactions to send. */
    limit?: number | null;
    /** How many transactions to leave out before. */
    offset?: number | null;
  }; optional: false; answer: AddressPage; item: Transaction };
  /** One block with all its transactions. */
  getBlock: { args: {
    /** The block's hash, 64 hexadecimal digits. */
    hash: string;
  }; optional: false; answer: Block; item: never };
  /** The blocks of a height with all their transactions; several where the chain had forked. */
  listBlocksAtHeight: { args: {
    /** How many blocks come before. */
    height: number;
  }; optional: false; answer: BlocksAtHeight; item: never };
}
