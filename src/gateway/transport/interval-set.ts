/** Thousands of connections are written to at an interval: in one turn they would hold up everybody. */
const CALLS_A_TURN = 100;

/** A set that calls a function with each of its members at an interval. One timer serves all, and runs while there are any. */
export class IntervalSet<Member> extends Set<Member> {
  readonly #everyMs: number;
  readonly #call: (member: Member) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs: number, call: (member: Member) => void) {
    super();
    this.#everyMs = everyMs;
    this.#call = call;
  }

  override add(member: Member): this {
    this.#timer ??= setInterval(() => this.#callAll(), this.#everyMs).unref();
    return super.add(member);
  }

  override delete(member: Member): boolean {
    const wasMember = super.delete(member);
    if (this.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    return wasMember;
  }

  #callAll(members = this.values()): void {
    for (let calls = 0; calls < CALLS_A_TURN; calls++) {
      const { done, value } = members.next();
      if (done) return;
      this.#call(value);
    }
    setImmediate(() => this.#callAll(members));
  }
}
