import type { ExecutionResult } from 'graphql';
import type { Life, SharedExecution } from '#upstream';
import { textOf } from '../execution/text.ts';
import { AnswerBody } from '../pipeline/shape/response-body.ts';

/** What an execution came to, for everyone who waits for it. */
export class Outcome {
  readonly result: ExecutionResult;
  /** How long it may be used, where anything is known of it. */
  readonly life: Life | undefined;
  #body: AnswerBody | undefined;

  constructor(result: ExecutionResult, life: Life | undefined) {
    this.result = result;
    this.life = life;
  }

  /** The same for all, as long as nothing went wrong. */
  get body(): AnswerBody {
    return (this.#body ??= new AnswerBody(textOf(this.result)));
  }
}

/** An execution that nobody else may join. */
export function soloFlight<Result>(start: (land: (result: Result) => void) => () => void): SharedExecution<Result> {
  return {
    subscribe(landed) {
      let waiting = true;
      const giveUp = start((result) => {
        if (waiting) landed(result);
        waiting = false;
      });
      return () => {
        if (waiting) giveUp();
        waiting = false;
      };
    },
  };
}
