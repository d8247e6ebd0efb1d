import { Clock } from '../clock.ts';
import { Random } from '../random.ts';

/** What all stand-ins share: time, chance, and the things that several of them tell of. */
export class World {
  readonly clock: Clock;
  readonly seed: string;
  readonly #shared = new Map<(world: World) => unknown, unknown>();
  #today: number | undefined;

  constructor(seed: string, clock: Clock = new Clock()) {
    this.seed = seed;
    this.clock = clock;
  }

  /** Chance of one's own: what one stand-in draws changes nothing for another. */
  random(name: string): Random {
    return new Random(`${this.seed}/${name}`);
  }

  /** The start of the day on which this was first asked: seeded times are told from here, whenever they are made. */
  get today(): number {
    this.#today ??= Math.floor(this.clock.now() / 86_400_000) * 86_400_000;
    return this.#today;
  }

  /** Something that several stand-ins tell of, made once: `world.of(orders)`. */
  of<Thing>(make: (world: World) => Thing): Thing {
    if (!this.#shared.has(make)) this.#shared.set(make, make(this));
    return this.#shared.get(make) as Thing;
  }
}
