import { createGateway } from 'manifold';

/** The bindings of the worker. */
interface Env {
  readonly MANIFOLD_COUNTRIES_URL: string;
}

export default {
  /**
   * Each request has a gateway of its own: a worker must not wait in one request for what another one began, which sharing of
   * calls, queues and timers is.
   */
  async fetch(request: Request, { MANIFOLD_COUNTRIES_URL: url }: Env): Promise<Response> {
    const gateway = createGateway(
      { unconfigured: 'omit', metrics: { enabled: false }, interfaces: { countries: { url } } },
      { fetch: (input, init) => fetch(input, init), log: (line) => console.log(line) },
    );
    return gateway.fetch(request);
  },
};
