import type { GraphQLObjectType } from 'graphql';
import { Random } from '#sandbox';
import { OperationMaker } from '#test/routes/operation-maker';
import { Archive, type Found } from './archive.ts';
import type { TestBench } from './bench.ts';
import { type Bounds, exceeded } from './bounds.ts';
import { type Figures, leastOf } from './figures.ts';
import { isSaturated, measureCarefully } from './measure-carefully.ts';
import { mutate } from './mutate/index.ts';
import type { Material } from './mutate/mutator.ts';
import { type CostlyRequest, messageOf } from './request.ts';
import { SEEDS } from './seeds.ts';

export interface SearchOptions {
  readonly minutes: number;
  readonly seed: string;
  readonly bounds: Bounds;
  readonly material: Omit<Material, 'random' | 'other'>;
  /** Called for each request that costs more than all before it. */
  readonly progress?: (measured: number, archive: Archive) => void;
}

const FROM_SEED = 0.15;
const FROM_NOTHING = 0.1;
const PROGRESS_EVERY = 50;
const MOST_BODY_BYTES = 1_048_000;
const MOST_TARGET_BYTES = 15_000;

/** Searches for the costliest requests: changes the worst known ones, and retains those that cost more. */
export async function search(bench: TestBench, options: SearchOptions): Promise<Archive> {
  const { minutes, seed, bounds, progress } = options;
  const archive = new Archive();
  const random = new Random(seed);
  const mayChange = ({ figures }: Found) => !isSaturated(figures, bounds);
  const seeds: CostlyRequest[] = [];
  const other = () => archive.pick(random, mayChange)?.request ?? random.pick(seeds);
  const material: Material = { ...options.material, random, other };
  const seen = new Set<string>();
  const measure = async (request: CostlyRequest) => {
    const text = JSON.stringify({ ...request, name: '' });
    if (seen.has(text) || !fits(request)) return;
    seen.add(text);
    const found = { request, figures: await measured(bench, request, bounds, archive) };
    archive.add(found);
    if (seen.size <= SEEDS.length && mayChange(found)) seeds.push(request);
    if (seen.size % PROGRESS_EVERY === 0) progress?.(seen.size, archive);
  };
  for (const known of SEEDS) await measure(known);
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const start = random.chance(FROM_NOTHING) ? madeFromSchema(material) : undefined;
    const parent = start ?? (random.chance(FROM_SEED) ? random.pick(seeds) : other());
    await measure(start ?? mutate(parent, material));
  }
  return archive;
}

/** The figures of a request, measured again if it would be retained. */
async function measured(bench: TestBench, request: CostlyRequest, bounds: Bounds, archive: Archive): Promise<Figures> {
  const figures = await measureCarefully(bench, request, bounds);
  const isCertain = exceeded(figures, bounds).length > 0 || !archive.wants(figures);
  return isCertain ? figures : leastOf([figures, await bench.measure(request)]);
}

/** Whether a request is within the limits of size. */
function fits(request: CostlyRequest): boolean {
  const { target, body = '' } = messageOf(request);
  return Buffer.byteLength(body) <= MOST_BODY_BYTES && target.length <= MOST_TARGET_BYTES;
}

function madeFromSchema({ schema, known, random }: Material): CostlyRequest {
  const root = schema.getQueryType() as GraphQLObjectType;
  const field = random.pick(Object.keys(root.getFields()));
  const bounds = { depth: random.int(3, 11), fields: random.pick([10, 30, 100]) };
  const { query, variables, operationName } = new OperationMaker(schema, known, random, bounds).make(root, [field]);
  return { name: field, form: 'post', query, variables: variables && JSON.stringify(variables), operationName };
}
