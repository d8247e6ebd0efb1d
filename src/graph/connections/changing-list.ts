/** A row with a key and further members. */
export interface Row {
  readonly id: string;
  readonly text?: string;
  readonly size?: number;
}

/** A mutation of a list after a call. */
export type Change =
  | { readonly kind: 'insert'; readonly at: number; readonly count: number }
  | { readonly kind: 'remove'; readonly at: number; readonly count: number }
  | { readonly kind: 'replace'; readonly at: number }
  | { readonly kind: 'cut'; readonly to: number };

/** A fake list with scripted changes between calls. Its rows are projected to these members. */
export class ChangingList {
  readonly #members: readonly (keyof Row)[];
  readonly #changes: readonly (Change | undefined)[];
  #rows: readonly Row[];
  #calls = 0;
  #made: number;

  constructor(length: number, script: readonly (Change | undefined)[], members: readonly (keyof Row)[]) {
    this.#rows = Array.from({ length }, (_none, index) => row(index));
    this.#made = length;
    this.#changes = script;
    this.#members = members;
  }

  get calls(): number {
    return this.#calls;
  }

  /** Answers a call from the current rows, and then applies the next change. */
  answer<Answer>(
    read: (rows: readonly Row[]) => { from: number; until: number; answer: (items: readonly Row[]) => Answer },
  ) {
    const { from, until, answer } = read(this.#rows);
    const items = this.#rows.slice(from, until).map((each) => this.#projected(each));
    const result = answer(items);
    this.#change(this.#changes[this.#calls++]);
    return result;
  }

  #projected(whole: Row): Row {
    return Object.fromEntries(this.#members.map((name) => [name, whole[name]])) as unknown as Row;
  }

  #change(change: Change | undefined): void {
    const rows = this.#rows;
    if (change?.kind === 'insert') this.#rows = rows.toSpliced(change.at, 0, ...this.#newRows(change.count));
    if (change?.kind === 'remove') this.#rows = rows.toSpliced(change.at, change.count);
    if (change?.kind === 'replace') this.#rows = rows.toSpliced(change.at, 1, ...this.#newRows(1));
    if (change?.kind === 'cut') this.#rows = rows.slice(0, change.to);
  }

  #newRows(count: number): Row[] {
    return Array.from({ length: count }, () => row(this.#made++));
  }
}

/** Creates a row with a unique id, and other members that are mostly equal. */
function row(n: number): Row {
  return { id: `r${n}`, text: n % 7 === 0 ? 'sun' : 'rain', size: 1 };
}
