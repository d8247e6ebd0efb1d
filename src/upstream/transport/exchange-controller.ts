/** The controller of an exchange without a connection, as undici's handlers expect it. */
export class ExchangeController {
  readonly paused = false;
  readonly #abort = new AbortController();

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get aborted(): boolean {
    return this.signal.aborted;
  }

  get reason(): Error | null {
    return this.aborted ? (this.signal.reason as Error) : null;
  }

  abort(reason: Error): void {
    this.#abort.abort(reason);
  }

  pause(): void {}

  resume(): void {}
}
