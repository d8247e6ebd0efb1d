import { digestOf } from './entity-tag.ts';

/** Longer texts are cheaper sent as bytes, short ones together with their headers. */
const LONG_TEXT = 16 * 1024;

/** The text of an answer, whoever it goes to: what sending it takes is worked out once, for all. */
export class AnswerBody {
  readonly text: string;
  readonly #bytes: number;
  #long: Buffer | undefined;
  #digest: string | undefined;
  #length: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.#bytes = Buffer.byteLength(text);
  }

  /** What is written to a caller. */
  get sent(): string | Buffer {
    return this.text.length > LONG_TEXT ? (this.#long ??= Buffer.from(this.text)) : this.text;
  }

  /** Its encoding where that is a text: one without any other letters than those of ASCII can be copied as it is. */
  get encoding(): 'latin1' | 'utf8' {
    return this.#isAscii ? 'latin1' : 'utf8';
  }

  /** The value of its `Content-Length`. */
  get length(): string {
    return (this.#length ??= `${this.#bytes}`);
  }

  get digest(): string {
    return (this.#digest ??= digestOf(this.text));
  }

  /** What keeping it takes at most. V8 takes two bytes for each unit of a text that is not all Latin. */
  get memory(): number {
    const asText = this.#isAscii ? this.text.length : 2 * this.text.length;
    return this.text.length > LONG_TEXT ? asText + this.#bytes : asText;
  }

  get #isAscii(): boolean {
    return this.#bytes === this.text.length;
  }
}
