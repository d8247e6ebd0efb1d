import { createGateway, type Gateway, type GatewayConfig } from '../../src/index.ts';

interface Env {
  readonly MANIFOLD_SETTINGS: string;
  readonly GATEWAY: {
    idFromName(name: string): unknown;
    get(id: unknown): { fetch(request: Request): Promise<Response> };
  };
}

/** A gateway in workerd, as `examples/mounts/worker` has it. */
export class GatewayObject {
  readonly #gateway: Gateway;

  constructor(_state: unknown, { MANIFOLD_SETTINGS: settings }: Env) {
    this.#gateway = createGateway(JSON.parse(settings) as GatewayConfig, {
      fetch: (input, init) => fetch(input, init),
    });
  }

  fetch(request: Request): Promise<Response> {
    return this.#gateway.fetch(request);
  }
}

export default {
  fetch: (request: Request, { GATEWAY }: Env) => GATEWAY.get(GATEWAY.idFromName('gateway')).fetch(request),
};
