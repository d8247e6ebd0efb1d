import { HashBuckets, type Keyed } from '../../../src/collections/hash-buckets.ts';

/*
 * The coalescing of executions, of which 32 are in flight, each with the request and the response that wait for it: looked for,
 * added and removed by the request's text; with hash buckets, and with a `Map`. For 300,000 requests.
 */
const REQUESTS = 300_000;
const UNDER_WAY = 32;
const QUERY = `{"query":"query ($hash: String!) { transaction(hash: $hash) { hash size weight } }","variables":{"hash":"`;

interface Execution extends Keyed<Execution> {
  readonly request: readonly object[];
}

interface Executions {
  find(key: string): Execution | undefined;
  add(execution: Execution): void;
  remove(execution: Execution): void;
}

class MapOfExecutions implements Executions {
  readonly #all = new Map<string, Execution>();
  find(key: string) {
    return this.#all.get(key);
  }
  add(execution: Execution) {
    this.#all.set(execution.key, execution);
  }
  remove(execution: Execution) {
    this.#all.delete(execution.key);
  }
}

const executions = process.argv[2] === 'with' ? new HashBuckets<Execution>() : new MapOfExecutions();
work(REQUESTS / 10);
const before = process.cpuUsage();
const found = work(REQUESTS);
const { user, system } = process.cpuUsage(before);
if (found !== 0) throw new Error(`${found} executions were shared`);
process.stdout.write(String((user + system) / 1000));

function work(requests: number): number {
  const underWay = Array.from<Execution | undefined>({ length: UNDER_WAY });
  let shared = 0;
  for (let number = 0; number < requests; number++) {
    // As a body is read: a text of its own, of which nothing is known yet.
    const key = Buffer.from(`${QUERY}${String(number).padStart(64, '0')}"}}`).toString();
    if (executions.find(key)) shared += 1;
    const ended = underWay[number % UNDER_WAY];
    if (ended) executions.remove(ended);
    const request = Array.from({ length: 40 }, (_, index) => ({ index, number }));
    executions.add((underWay[number % UNDER_WAY] = { key, hash: 0, next: undefined, request }));
  }
  for (const each of underWay) if (each) executions.remove(each);
  return shared;
}
