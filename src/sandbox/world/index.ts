import { Clock } from '../clock.ts';
import { Random } from '../random.ts';

/** The APIs that answer as specified unless others are named. */
const AS_SPECIFIED: readonly string[] = ['reviews', 'workflows'];

/** The shared world of all mocks: clock, randomness, and the data that several of them serve. */
export class World {
  readonly clock: Clock;
  readonly seed: string;
  readonly #shared = new Map<(world: World) => unknown, unknown>();
  readonly #asSpecified: readonly string[];
  #today: number | undefined;

  constructor(seed: string, clock: Clock = new Clock(), asSpecified: readonly string[] = AS_SPECIFIED) {
    this.seed = seed;
    this.clock = clock;
    this.#asSpecified = asSpecified;
  }

  /** Whether an API answers as its specification has it, where the public service differs. */
  readonly isAsSpecified = (slug: string): boolean => this.#asSpecified.includes(slug);

  /** A generator of this name: values that one mock draws do not change another's. */
  random(name: string): Random {
    return new Random(`${this.seed}/${name}`);
  }

  /** The start of the day of the first access. Seeded times are relative to it, whenever they are made. */
  get today(): number {
    this.#today ??= Math.floor(this.clock.now() / 86_400_000) * 86_400_000;
    return this.#today;
  }

  /** Data that several mocks serve, made once: `world.of(sales)`. */
  of<Thing>(make: (world: World) => Thing): Thing {
    if (!this.#shared.has(make)) this.#shared.set(make, make(this));
    return this.#shared.get(make) as Thing;
  }
}
