import { type CacheStore, isAlive, type Life } from '#upstream';
import type { AnswerBody } from '../shape/response-body.ts';

/** An answer that is kept as it was sent. */
export interface WholeAnswer {
  readonly body: AnswerBody;
  readonly life: Life;
}

type Found = WholeAnswer | undefined;
type Store = CacheStore<WholeAnswer>;

/** Where whole answers are kept: those for everyone by their request alone, the others by their caller too. */
export interface WholeAnswerStores {
  readonly forAll: Store;
  readonly forOne: Store;
}

/**
 * Answers that are given again while all their parts are fresh: to everyone, or to callers of the same identity. The
 * first answer keeps its parts; the next one needs no call, and shows by that that it is asked for again: it is kept.
 */
export class WholeAnswers {
  readonly #forAll: Store;
  readonly #forOne: Store;

  constructor({ forAll, forOne }: WholeAnswerStores) {
    this.#forAll = forAll;
    this.#forOne = forOne;
  }

  /** The answer to a request, by its text, and by that and its caller's identity: the same where no caller has one. */
  find(text: string, own: string): Found | Promise<Found> {
    if (own === text) return alive(this.#forAll, text);
    const found = alive(this.#forOne, own);
    if (found instanceof Promise) return found.then((kept) => kept ?? alive(this.#forAll, text));
    return found ?? alive(this.#forAll, text);
  }

  keep(text: string, own: string, answer: WholeAnswer): void {
    if (!isAlive(answer.life, Date.now())) return;
    const { memory } = answer.body;
    if (own === text || answer.life.scope === 'public') void this.#forAll.set(text, answer, memory);
    else void this.#forOne.set(own, answer, memory);
  }
}

function alive(store: Store, key: string): Found | Promise<Found> {
  const found = store.get(key);
  return found instanceof Promise ? found.then((each) => unlessDead(store, key, each)) : unlessDead(store, key, found);
}

function unlessDead(store: Store, key: string, found: Found): Found {
  if (!found || isAlive(found.life, Date.now())) return found;
  void store.delete(key);
  return undefined;
}
