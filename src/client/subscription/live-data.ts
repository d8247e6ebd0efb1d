import type { Result } from '../graph-error.ts';
import { resultOf } from '../read-result.ts';
import { applyPatch, type PatchOperation } from './apply-patch.ts';

/** What the requests of live queries ask for. */
export const LIVE_EXTENSIONS = { live: 'patch' };

interface LiveBody {
  readonly data?: unknown;
  readonly patch?: readonly PatchOperation[];
}

/** The data of one connection of a live query, of which each event is a whole result or a patch. */
export class LiveData {
  #data: unknown;

  /** The result after an event. Throws for one that does not fit those before it. */
  result(text: string, response: Response): Result<unknown> {
    const body = JSON.parse(text) as LiveBody;
    const { patch, ...others } = body;
    const whole = patch ? { ...others, data: applyPatch(this.#data, patch) } : body;
    this.#data = whole.data;
    return resultOf(whole, response);
  }
}
