import { Clock } from './clock.ts';
import { Room } from './room.ts';
import type { StandIn } from './stand-in.ts';
import { Tally } from './tally.ts';
import { World } from './world/index.ts';

/** The stand-ins, and the world that they share. */
export class Sandbox {
  readonly clock: Clock;
  readonly tally = new Tally();
  readonly rooms: ReadonlyMap<string, Room>;
  #world: World;

  constructor(standIns: readonly StandIn[], seed: string, clock = new Clock()) {
    this.clock = clock;
    this.rooms = new Map(standIns.map((standIn) => [standIn.slug, new Room(standIn)]));
    this.#world = new World(seed, clock);
  }

  get world(): World {
    return this.#world;
  }

  /** Forgets everything that happened; with a seed, what it begins with is another. The clock goes on as it is. */
  reset(seed = this.#world.seed): void {
    this.#world = new World(seed, this.clock);
    this.tally.clear();
    for (const room of this.rooms.values()) room.reset();
  }
}
