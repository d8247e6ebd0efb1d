import { CallCounters } from './call-counters.ts';
import { Clock } from './clock.ts';
import { FaultInjector } from './faults/fault-injector.ts';
import type { FaultRule } from './faults/rules.ts';
import type { LimitMode } from './limits/index.ts';
import type { Mock } from './mock.ts';
import { MockInstance } from './mock-instance.ts';
import { World } from './world/index.ts';

/** The initial state of a sandbox. */
export interface SandboxState {
  readonly seed: string;
  readonly clock?: Clock | undefined;
  readonly faults?: readonly FaultRule[] | undefined;
  readonly limits?: LimitMode | undefined;
  readonly asSpecified?: readonly string[] | undefined;
}

/** The mocks, and the clock, data and faults that they share. */
export class Sandbox {
  readonly clock: Clock;
  readonly counters = new CallCounters();
  readonly faults: FaultInjector;
  readonly instances: ReadonlyMap<string, MockInstance>;
  readonly #asSpecified: readonly string[] | undefined;
  #limits: LimitMode;
  #world: World;

  constructor(
    mocks: readonly Mock[],
    { seed, clock = new Clock(), faults = [], limits = 'none', asSpecified }: SandboxState,
  ) {
    this.clock = clock;
    this.#limits = limits;
    this.instances = new Map(mocks.map((mock) => [mock.slug, new MockInstance(mock, limits)]));
    this.#asSpecified = asSpecified;
    this.#world = new World(seed, clock, asSpecified);
    this.faults = new FaultInjector(seed, faults);
  }

  /** Which rate limits are enforced. */
  get limits(): LimitMode {
    return this.#limits;
  }

  /** Enforces other rate limits from now on. */
  enforce(limits: LimitMode): void {
    this.#limits = limits;
    for (const instance of this.instances.values()) instance.enforce(limits);
  }

  get world(): World {
    return this.#world;
  }

  /** Discards all state, and seeds it again, with another seed if one is given. The clock and the faults stay. */
  reset(seed = this.#world.seed): void {
    this.#world = new World(seed, this.clock, this.#asSpecified);
    this.counters.clear();
    this.faults.restart(seed);
    void this.end();
  }

  /** Releases what the mocks hold. */
  async end(): Promise<void> {
    await Promise.all([...this.instances.values()].map((instance) => instance.reset()));
  }
}
