import type { Balance, Block, LatestBlock, Transaction, UnspentOutput } from '#contracts/blockchain';
import type { Random, World } from '#sandbox';
import { assemble, type Coin, type Draft, NOWHERE, witnessOf } from './assemble.ts';
import { MinedBlocks } from './mined-blocks.ts';
import { little } from './serialize.ts';
import { type Wallet, wallet } from './wallet.ts';

const BLOCK_MS = 600_000;
/** Blocks of ten minutes since 1970 that do not count: heights are then what a reader expects. */
const EPOCH_BLOCKS = 2_060_000;
const KEPT_BLOCKS = 300;
const WALLETS = 60;
const FOUNDING_HEIGHT = 840_000;
const REWARD = 312_500_000;

/** A transaction, and the block that confirms it sooner or later. */
interface Made {
  readonly transaction: Transaction;
  readonly height: number;
  readonly isReward: boolean;
}

/**
 * A chain that has a new block every ten minutes. It reaches 300 blocks back, and to one transaction long before, which
 * paid every wallet and is the same whatever the time. The block to come is known, as its unconfirmed transactions.
 */
export class Chain {
  readonly wallets: readonly Wallet[];
  /** The hash of the transaction from which all others come. */
  readonly founding: string;
  readonly #random: Random;
  readonly #transactions = new Map<string, Made>();
  readonly #coins = new Map<string, { readonly coin: Coin; readonly made: Made }[]>();
  readonly #unspent: { readonly hash: string; readonly coin: Coin }[] = [];
  readonly #blocks = new MinedBlocks();
  #tip: LatestBlock = { hash: NOWHERE, time: 0, block_index: 0, height: 0 };
  #next: LatestBlock | undefined;

  constructor(world: World) {
    this.#random = world.random('blockchain');
    this.wallets = Array.from({ length: WALLETS }, (_, index) => wallet(`${world.seed}/wallet/${index}`));
    const outputs = Array.from({ length: 4 }, () => this.wallets).flat();
    const made = this.#reward(
      FOUNDING_HEIGHT,
      outputs.map((each) => ({ ...each, value: this.#random.int(5_000_000, 500_000_000) })),
    );
    this.founding = made.transaction.hash;
    this.#blocks.add(FOUNDING_HEIGHT, timeOf(FOUNDING_HEIGHT), [made.transaction]);
    this.#release(made);
  }

  /** Lets blocks come until now. */
  advance(now: number): void {
    const height = Math.floor(now / BLOCK_MS) - EPOCH_BLOCKS;
    const first = this.#next ? this.#next.height + 1 : 0;
    for (let next = Math.max(first, height - KEPT_BLOCKS + 1); next <= height + 1; next++) {
      this.#tip = this.#next ?? this.#tip;
      this.#next = this.#block(next);
    }
  }

  latest(): LatestBlock {
    return this.#tip;
  }

  /** By its hash, or by its number, as older versions of the service have it. */
  transaction(key: string): Transaction | undefined {
    const made = this.#transactions.get(key.toLowerCase());
    if (!made || !this.#isKnown(made)) return undefined;
    return this.#shown(made);
  }

  #shown({ transaction, height }: Made): Transaction {
    const confirmed = height <= this.#tip.height;
    const place = confirmed ? height : null;
    const inputs = transaction.inputs.map((input) => ({ ...input, witness: witnessOf(transaction, input) }));
    return {
      ...transaction,
      inputs,
      time: confirmed ? transaction.time : this.#tip.time,
      block_index: place,
      block_height: place,
    };
  }

  /** By its hash or its height. */
  block(key: string | number): Block | undefined {
    const block = this.#blocks.show(key, (each) => this.transaction(each.hash) ?? each);
    return block && block.height <= this.#tip.height ? block : undefined;
  }

  /** The sum of its unspent outputs, including those of unconfirmed transactions. */
  balance(address: string): number {
    return sumOf(this.#received(address).filter(({ coin }) => !coin.spent));
  }

  /** The balance, received total and transaction count of an address. */
  activity(address: string): Balance {
    return {
      final_balance: this.balance(address),
      n_tx: this.transactionsOf(address).length,
      total_received: sumOf(this.#received(address)),
    };
  }

  /** The unspent outputs of an address. */
  unspent(address: string): UnspentOutput[] {
    return this.#received(address)
      .filter(({ coin }) => !coin.spent)
      .map(({ coin, made: { transaction, height } }) => ({
        tx_hash: Buffer.from(transaction.hash, 'hex').reverse().toString('hex'),
        tx_hash_big_endian: transaction.hash,
        tx_index: transaction.tx_index,
        tx_output_n: coin.n,
        script: coin.script ?? '',
        value: coin.value,
        value_hex: Number(coin.value).toString(16).padStart(8, '0'),
        confirmations: Math.max(0, this.#tip.height - height + 1),
      }));
  }

  /** The transactions that pay an address or spend what it had, newest first. */
  transactionsOf(address: string): Transaction[] {
    const received = this.#received(address);
    const spent = received.flatMap(({ coin }) =>
      coin.spending_outpoints.flatMap(({ tx_index }) => this.#transactions.get(String(tx_index)) ?? []),
    );
    const all = new Set([...received.map(({ made }) => made), ...spent]);
    return [...all].toSorted((one, other) => other.height - one.height).map((made) => this.#shown(made));
  }

  #received(address: string) {
    return (this.#coins.get(address) ?? []).filter(({ made }) => this.#isKnown(made));
  }

  /** The reward of a block comes into the world with it, everything else before. */
  #isKnown({ height, isReward }: Made): boolean {
    return !isReward || height <= this.#tip.height;
  }

  #block(height: number): LatestBlock {
    const payments = Array.from({ length: this.#random.int(4, 19) }, () => this.#payment(height));
    const fees = payments.reduce((sum, { transaction }) => sum + Number(transaction.fee), 0);
    const reward = this.#reward(height, [{ ...this.#random.pick(this.wallets), value: REWARD + fees }]);
    this.#release(reward);
    const all = [reward, ...payments].map(({ transaction }) => transaction);
    const { hash } = this.#blocks.add(height, timeOf(height), all);
    return {
      hash,
      time: timeOf(height),
      block_index: height,
      height,
      txIndexes: all.map(({ tx_index }) => tx_index),
    };
  }

  /** Moves some coins on, less a fee. */
  #payment(height: number): Made {
    const random = this.#random;
    const inputs = Array.from({ length: random.int(1, 3) }, () => this.#take());
    const shares = Array.from({ length: random.int(1, 3) }, () => random.int(1, 100));
    const total = sumOf(inputs);
    const bytes = 11 + 68 * inputs.length + 31 * shares.length;
    const fee = Math.min(bytes * random.int(1, 40), Math.floor(total / 10));
    const paid = split(total - fee, shares).map((value) => ({ ...random.pick(this.wallets), value }));
    const outputs = random.chance(0.1) ? [...paid, { script: `6a04${random.hex(8)}`, value: 0 }] : paid;
    const lockTime = random.chance(0.2) ? height - 1 : 0;
    const made = this.#make(height, {
      inputs,
      outputs,
      lockTime,
      sequence: random.chance(0.3) ? 0xfffffffd : 0xffffffff,
      fee,
    });
    this.#release(made);
    return made;
  }

  #reward(height: number, outputs: Draft['outputs']): Made {
    const inputs = [{ hash: NOWHERE, script: `03${little(height, 3)}` }];
    return this.#make(height, { inputs, outputs, lockTime: 0, sequence: 0xffffffff, fee: 0 });
  }

  #make(height: number, draft: Draft): Made {
    const transaction = assemble(draft, timeOf(height));
    const made = { transaction, height, isReward: draft.inputs.some(({ coin }) => !coin) };
    this.#transactions.set(transaction.hash, made).set(String(transaction.tx_index), made);
    return made;
  }

  /** Lets what a transaction pays be spent. */
  #release(made: Made): void {
    const { hash, out } = made.transaction;
    for (const coin of out as readonly Coin[]) {
      if (!coin.addr) continue;
      this.#unspent.push({ hash, coin });
      const known = this.#coins.get(coin.addr);
      if (known) known.push({ coin, made });
      else this.#coins.set(coin.addr, [{ coin, made }]);
    }
  }

  #take() {
    const place = this.#random.int(0, this.#unspent.length - 1);
    const last = this.#unspent.pop();
    const taken = this.#unspent[place] ?? last;
    if (!taken || !last) throw new RangeError('There is nothing left to spend');
    if (taken !== last) this.#unspent[place] = last;
    return taken;
  }
}

function sumOf(all: readonly { readonly coin: Coin }[]): number {
  return all.reduce((sum, { coin }) => sum + Number(coin.value), 0);
}

/** An amount in parts of these shares, with nothing lost. */
function split(amount: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const parts = shares.slice(1).map((share) => Math.floor((amount * share) / whole));
  return [amount - parts.reduce((sum, part) => sum + part, 0), ...parts];
}

/** In seconds. */
const timeOf = (height: number) => ((height + EPOCH_BLOCKS) * BLOCK_MS) / 1000;
