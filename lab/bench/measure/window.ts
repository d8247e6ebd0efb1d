/** The state of a load at a moment at which a request was sent. */
export interface Mark {
  /** Requests sent before. */
  readonly sent: number;
  readonly cpuSeconds: number;
  readonly ms: number;
}

interface WindowOptions {
  readonly connections: number;
  /** CPU seconds before the window, and of the window. */
  readonly leadIn: number;
  readonly seconds: number;
}

/** The lead-in and the window last at most this many times their CPU seconds, for contestants that wait for a core or for others. */
const LONGEST_WAIT = 4;

/**
 * The part of a load that is measured. Both ends are moments at which a request was sent because a response was received,
 * so that the requests that are unfinished at the one end cancel out those at the other, however slow they are.
 */
export class MeasuringWindow {
  readonly #options: WindowOptions;
  readonly #begun: Mark;
  #first: Mark | undefined;
  #last: Mark;

  constructor(options: WindowOptions, begun: Mark) {
    this.#options = options;
    this.#begun = begun;
    this.#last = begun;
  }

  /** Takes a mark, and returns whether the window is complete with it. */
  add(mark: Mark): boolean {
    const { connections, leadIn, seconds } = this.#options;
    this.#last = mark;
    if (this.#first) return mark.sent > this.#first.sent && hasPassed(this.#first, mark, seconds);
    // Until every connection is in use, requests are sent without a response to another.
    if (mark.sent >= connections && hasPassed(this.#begun, mark, leadIn)) this.#first = mark;
    return false;
  }

  /** Requests, CPU seconds and seconds of the window. */
  get measured() {
    const since = this.#first ?? this.#last;
    const [requests, cpuSeconds] = [this.#last.sent - since.sent, this.#last.cpuSeconds - since.cpuSeconds];
    return {
      requests,
      seconds: (this.#last.ms - since.ms) / 1000,
      cpuSeconds,
      requestsPerCpuSecond: requests / cpuSeconds,
    };
  }
}

const hasPassed = (since: Mark, now: Mark, seconds: number) =>
  now.cpuSeconds - since.cpuSeconds >= seconds || now.ms - since.ms > seconds * LONGEST_WAIT * 1000;
