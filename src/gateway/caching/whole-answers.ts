import { type AnswerStore, isAlive, type Life } from '#upstream';
import type { AnswerBody } from './answer-body.ts';

/** An answer that is kept as it was sent. */
export interface WholeAnswer {
  readonly body: AnswerBody;
  readonly life: Life;
}

type Found = WholeAnswer | undefined;

/**
 * Answers that are given again while all their parts are fresh: to everyone, or to callers of the same identity. The
 * first answer keeps its parts; the next one needs no call, and shows by that that it is asked for again: it is kept.
 */
export class WholeAnswers {
  readonly #store: AnswerStore<WholeAnswer>;

  constructor(store: AnswerStore<WholeAnswer>) {
    this.#store = store;
  }

  /** The answer to a request, by its text and its caller's identity. */
  find(text: string, identity: string): Found | Promise<Found> {
    const own = this.#get(text + identity);
    if (identity === '') return own;
    const forAll = () => this.#get(publicKey(text));
    return own instanceof Promise ? own.then((found) => found ?? forAll()) : (own ?? forAll());
  }

  keep(text: string, identity: string, answer: WholeAnswer): void {
    const isForAll = answer.life.scope === 'public' && identity !== '';
    const { length } = answer.body.text;
    // V8 takes two bytes for each unit of a text that is not all Latin.
    const bytes = Buffer.byteLength(answer.body.text) === length ? length : 2 * length;
    void this.#store.set(isForAll ? publicKey(text) : text + identity, answer, bytes);
  }

  #get(key: string): Found | Promise<Found> {
    const found = this.#store.get(key);
    return found instanceof Promise ? found.then((each) => this.#alive(key, each)) : this.#alive(key, found);
  }

  #alive(key: string, found: Found): Found {
    if (!found || isAlive(found.life, Date.now())) return found;
    void this.#store.delete(key);
    return undefined;
  }
}

/** Ends like no identity does, whatever the text. */
const publicKey = (text: string) => `${text}\npublic`;
