import { BoundedCache } from '#sandbox';
import { type Digits, inOrder } from './numbers.ts';
import { Rows } from './rows.ts';
import { type Trait, textOf, wordsOf } from './trait.ts';

/** A searchable field: texts that are computed from traits. */
export type Field = readonly (readonly Trait[])[];

/** Rows that exist as numbers only, until one is shown. */
export interface Collection<Row> {
  readonly size: number;
  /** Searched by their words. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Searched as a whole: the rows that have this value. */
  readonly keys: Readonly<Record<string, (value: string) => readonly number[]>>;
  readonly orders: Readonly<Record<string, Digits>>;
  show(row: number): Row;
}

/** An order by what traits in turn say: texts that begin alike stand together. */
export function alphabetical(traits: readonly Trait[]): Digits {
  return traits.map((trait) => {
    const sorted = trait.values.toSorted();
    const ranks = trait.values.map((value) => sorted.indexOf(value));
    return { size: ranks.length, of: (row) => ranks[trait.indexOf(row)] ?? 0 };
  });
}

const MOST_KEPT = 100;
/** After the name of a field it searches whole values. */
const EXACT = '.exact';

/** Finds the rows of a collection in which a text occurs. Where a word or a phrase occurs is worked out once. */
export class Index {
  readonly #collection: Collection<unknown>;
  readonly #all: Field;
  readonly #known = new BoundedCache<Rows>(MOST_KEPT);
  readonly #orders = new Map<string, Uint32Array>();

  constructor(collection: Collection<unknown>) {
    this.#collection = collection;
    this.#all = [...new Set(Object.values(collection.fields).flat())];
  }

  get everything(): Rows {
    return Rows.all(this.#collection.size);
  }

  /** Rows in whose field, or anywhere, all words of a text occur; one after the other if it is a phrase. */
  find(name: string | undefined, text: string, isPhrase: boolean): Rows {
    const { fields, keys, size } = this.#collection;
    if (name === undefined) {
      const found = Object.values(keys).flatMap((key) => key(text));
      return this.#occurring('', this.#all, text, isPhrase).or(Rows.of(size, found));
    }
    const key = keys[name];
    if (key) return Rows.of(size, key(text));
    if (name.endsWith(EXACT)) return this.#exact(name.slice(0, -EXACT.length), text);
    const field = fields[name];
    return field ? this.#occurring(name, field, text, isPhrase) : Rows.none(size);
  }

  /** The first so many of these rows, in an order. */
  first(rows: Rows, sort: { by: string; descends: boolean } | undefined, count: number): number[] {
    if (!sort) return rows.values().take(count).toArray();
    const order = this.#order(sort.by);
    const found: number[] = [];
    for (let place = 0; place < order.length && found.length < count; place++) {
      const row = order[sort.descends ? order.length - 1 - place : place] ?? 0;
      if (rows.has(row)) found.push(row);
    }
    return found;
  }

  /** Rows in which the whole value of a field is this text. */
  #exact(name: string, text: string): Rows {
    const { fields, size } = this.#collection;
    const field = fields[name] ?? [];
    const found = this.#occurring(name, field, text, true).values();
    const exact = found.filter((row) => field.some((traits) => textOf(traits, row) === text));
    return Rows.of(size, exact.toArray());
  }

  #occurring(name: string, field: Field, text: string, isPhrase: boolean): Rows {
    const words = wordsOf(text);
    const phrases = isPhrase ? [words] : words.map((word) => [word]);
    return phrases
      .map((phrase) => this.#phrase(name, field, phrase))
      .reduce((one, other) => one.and(other), this.everything);
  }

  #phrase(name: string, field: Field, words: readonly string[]): Rows {
    return this.#known.of(`${name}:${words.join(' ')}`, () => phraseIn(field, words, this.#collection.size));
  }

  #order(by: string): Uint32Array {
    let order = this.#orders.get(by);
    if (!order) {
      order = inOrder(this.#collection.size, this.#collection.orders[by] ?? []);
      this.#orders.set(by, order);
    }
    return order;
  }
}

/** Rows in which words follow each other, within what one trait says or from one trait to the next. */
function phraseIn(field: Field, words: Words, size: number): Rows {
  const traits = [...new Set(field.flat())];
  const within = traits.flatMap((trait) => trait.where((value) => holds(value, words)) ?? []);
  const across = splits(words).flatMap(([head, tail]) =>
    field.flatMap((text) => text.flatMap((_, at) => following(text.slice(at), head, tail, ends) ?? [])),
  );
  return [...within, ...across].reduce((one, other) => one.or(other), Rows.none(size));
}

/** Rows in which the first trait's value fits the head and what the others say begins with the tail. */
function following(
  [trait, ...rest]: readonly Trait[],
  head: Words,
  tail: Words,
  fits: (value: Words, head: Words) => boolean,
): Rows | undefined {
  const rows = trait?.where((value) => fits(value, head));
  const others = rows && beginning(rest, tail);
  return others && rows.and(others);
}

/** Rows of which what traits say begins with these words. */
function beginning(traits: readonly Trait[], words: Words): Rows | undefined {
  const within = traits[0]?.where((value) => begins(value, words));
  const across = splits(words).map(([head, tail]) => following(traits, head, tail, equal));
  return [within, ...across].reduce((one, other) => (one && other ? one.or(other) : (one ?? other)), undefined);
}

/** The ways to cut words in two. */
function splits(words: Words): [head: Words, tail: Words][] {
  return words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
}

type Words = readonly string[];
const equal = (one: Words, other: Words) => one.join(' ') === other.join(' ');
const begins = (value: Words, words: Words) => equal(value.slice(0, words.length), words);
const ends = (value: Words, words: Words) => equal(value.slice(-words.length), words);
const holds = (value: Words, words: Words) => ` ${value.join(' ')} `.includes(` ${words.join(' ')} `);
