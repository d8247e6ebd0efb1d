import { createGateway } from 'manifold-gateway';

/** The bindings of the worker. */
interface Env {
  readonly MANIFOLD_COUNTRIES_URL: string;
  readonly GATEWAY: DurableObjects;
}

interface DurableObjects {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(request: Request): Promise<Response> };
}

/**
 * A gateway in a Durable Object. Requests to an object may share calls, caches, queues and timers; those to a worker must
 * not wait for the work of another request.
 */
export class GatewayObject {
  readonly #gateway;

  constructor(_state: unknown, { MANIFOLD_COUNTRIES_URL: url }: Env) {
    console.log('A gateway is created.');
    this.#gateway = createGateway(
      {
        unconfigured: 'omit',
        metrics: { enabled: false },
        apis: { countries: { url, timeouts: { total: '2s' } } },
      },
      { fetch: (input, init) => fetch(input, init), log: (line) => console.log(line) },
    );
  }

  fetch(request: Request): Promise<Response> {
    return this.#gateway.fetch(request);
  }
}

export default {
  /** All requests have the same gateway. For more than one object serves, spread them over several names. */
  fetch(request: Request, { GATEWAY }: Env): Promise<Response> {
    return GATEWAY.get(GATEWAY.idFromName('gateway')).fetch(request);
  },
};
