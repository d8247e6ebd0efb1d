import { Clock } from './clock.ts';
import { Dial } from './faults/dial.ts';
import type { FaultRule } from './faults/rules.ts';
import { Room } from './room.ts';
import type { StandIn } from './stand-in.ts';
import { Tally } from './tally.ts';
import { World } from './world/index.ts';

/** What a sandbox begins with. */
interface Beginning {
  readonly seed: string;
  readonly clock?: Clock | undefined;
  readonly faults?: readonly FaultRule[] | undefined;
}

/** The stand-ins, and the world that they share. */
export class Sandbox {
  readonly clock: Clock;
  readonly tally = new Tally();
  readonly dial: Dial;
  readonly rooms: ReadonlyMap<string, Room>;
  #world: World;

  constructor(standIns: readonly StandIn[], { seed, clock = new Clock(), faults = [] }: Beginning) {
    this.clock = clock;
    this.rooms = new Map(standIns.map((standIn) => [standIn.slug, new Room(standIn)]));
    this.#world = new World(seed, clock);
    this.dial = new Dial(seed, faults);
  }

  get world(): World {
    return this.#world;
  }

  /** Forgets everything that happened; with a seed, what it begins with is another. The clock and the faults stay. */
  reset(seed = this.#world.seed): void {
    this.#world = new World(seed, this.clock);
    this.tally.clear();
    this.dial.restart(seed);
    void this.end();
  }

  /** Lets go of what the stand-ins hold. */
  async end(): Promise<void> {
    await Promise.all([...this.rooms.values()].map((room) => room.reset()));
  }
}
