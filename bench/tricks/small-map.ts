import { SmallMap } from '../../src/collections/small-map.ts';

/*
 * The batches of a request, for 200 requests at once: one is looked up, added, found and cleared; with a small map, and with a
 * `Map`. For two million requests.
 */
const REQUESTS = 2_000_000;
const UNDER_WAY = 200;

interface AnyMap {
  get(key: object): object | undefined;
  set(key: object, value: object): unknown;
  clear(): void;
}

const create = (): AnyMap => (process.argv[2] === 'with' ? new SmallMap<object, object>() : new Map<object, object>());
const contexts = Array.from({ length: UNDER_WAY }, create);
const batch = {};
let found = 0;

work(REQUESTS / 10);
const before = process.cpuUsage();
work(REQUESTS);
const { user, system } = process.cpuUsage(before);
if (found !== REQUESTS * 1.1) throw new Error(`${found} batches were found`);
process.stdout.write(String((user + system) / 1000));

function work(requests: number): void {
  for (let request = 0; request < requests; request++) {
    const loaders = (contexts[request % UNDER_WAY] = create());
    if (!loaders.get(batch)) loaders.set(batch, { request });
    if (loaders.get(batch)) found += 1;
    loaders.clear();
  }
}
