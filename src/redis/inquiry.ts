import type { QuotaCount } from '#upstream';

const AGAIN_MS = 500;

interface InquiryParts {
  readonly ask: (count: QuotaCount) => Promise<unknown>;
  readonly answered: () => void;
}

/**
 * Asks until Redis counts again. A replica without a share of a quota takes no calls, so it would not find out; of a node of a cluster
 * that is lost, the connection says nothing.
 */
export class Inquiry {
  readonly #parts: InquiryParts;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: InquiryParts) {
    this.#parts = parts;
  }

  begin(counts: readonly QuotaCount[]): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#ask(counts);
    }, AGAIN_MS).unref();
  }

  async #ask(counts: readonly QuotaCount[]): Promise<void> {
    const { ask, answered } = this.#parts;
    await Promise.all(counts.map(ask)).then(answered, () => this.begin(counts));
  }
}
