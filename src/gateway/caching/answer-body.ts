import { digestOf } from './entity-tag.ts';

/** The text of an answer, whoever it goes to. */
export class AnswerBody {
  readonly text: string;
  #digest: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get digest(): string {
    return (this.#digest ??= digestOf(this.text));
  }
}
