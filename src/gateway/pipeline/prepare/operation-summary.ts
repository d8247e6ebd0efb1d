import { hash } from 'node:crypto';

const NAME = /^[_A-Za-z]\w*$/;
const LONGEST_NAME = 100;

/** What logs, metrics and traces show of an operation: nothing but its name can be chosen freely by a caller. */
export class OperationSummary {
  /** A GraphQL name of at most 100 characters. */
  readonly name: string | undefined;
  readonly type: 'query' | 'mutation' | 'subscription' | undefined;
  readonly #text: string;
  #hash: string | undefined;

  constructor(type: OperationSummary['type'], name: string | undefined, text: string) {
    this.type = type;
    this.name = name !== undefined && NAME.test(name) ? name.slice(0, LONGEST_NAME) : undefined;
    this.#text = text;
  }

  /** The most memory that it takes: two bytes for each unit of the text. */
  get memory(): number {
    return 2 * this.#text.length;
  }

  /** The SHA-256 of the document, by which persisted documents are named. */
  get hash(): string {
    return (this.#hash ??= hash('sha256', this.#text));
  }
}
