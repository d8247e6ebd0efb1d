import type { ExecutionResult } from 'graphql';
import { textOf } from '../execution/text.ts';
import { EventFrame } from '../live/index.ts';
import { jsonPatch } from './json-patch.ts';

/** One result of a live query, for all its subscribers. */
export class LiveResult {
  /** Results of a live query are numbered from 1. */
  readonly number: number;
  readonly text: string;
  readonly #result: ExecutionResult;
  #frame: EventFrame | undefined;
  /** The members of an event instead of `data`, from the result that most subscribers have. */
  #patched: { readonly from: number; readonly text: string } | undefined;

  constructor(number: number, text: string, result: ExecutionResult) {
    this.number = number;
    this.text = text;
    this.#result = result;
  }

  /** The whole result. */
  get frame(): EventFrame {
    return (this.#frame ??= new EventFrame(this.text, undefined));
  }

  /** The first event of a subscriber that takes patches. */
  first(): EventFrame {
    return new EventFrame(`${this.text.slice(0, -1)},"revision":1}`, undefined);
  }

  /** A further one, as a patch of the result that it has. */
  patched(base: LiveResult, revision: number): EventFrame {
    if (this.#patched?.from !== base.number) this.#patched = { from: base.number, text: this.#membersFrom(base) };
    return new EventFrame(`{"revision":${revision},${this.#patched.text}}`, undefined);
  }

  #membersFrom(base: LiveResult): string {
    const { data = null, ...others } = this.#result;
    const patch = JSON.stringify(jsonPatch(base.#result.data ?? null, data));
    // Beyond the size of the result, a patch that replaces everything is smaller.
    const whole = patch.length > this.text.length ? `[{"op":"replace","path":"","value":${valueOf(data)}}]` : patch;
    const rest = JSON.stringify(others).slice(1, -1);
    return `"patch":${whole}${rest === '' ? '' : `,${rest}`}`;
  }
}

function valueOf(data: ExecutionResult['data']): string {
  return textOf({ data }).slice('{"data":'.length, -1);
}
