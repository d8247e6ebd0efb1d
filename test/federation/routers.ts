import { onTestFinished } from 'vitest';
import { packageOf } from './packages.ts';

interface Answer {
  readonly data?: any;
  readonly errors?: readonly { readonly message: string }[] | undefined;
}

/** Executes an operation of a supergraph. */
type Ask = (query: string) => Promise<Answer>;

interface HiveGateway {
  createGatewayRuntime(options: object): {
    fetch(request: Request): Promise<Response>;
    [Symbol.asyncDispose](): Promise<void>;
  };
}

async function askHive(supergraph: string, options: object = {}): Promise<Ask> {
  const { createGatewayRuntime } = packageOf<HiveGateway>('@graphql-hive/gateway-runtime');
  const runtime = createGatewayRuntime({ supergraph, logging: false, ...options });
  onTestFinished(() => runtime[Symbol.asyncDispose]());
  return async (query) => {
    const response = await runtime.fetch(
      new Request('http://router.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    );
    return (await response.json()) as Answer;
  };
}

/** The routers that execute supergraphs, by name. */
export const routers: Readonly<Record<string, (supergraph: string) => Promise<Ask>>> = {
  'Hive Gateway': askHive,
  'Hive Gateway with the planner of Hive Router': (supergraph) => {
    const { unifiedGraphHandler } = packageOf<{ unifiedGraphHandler: unknown }>('@graphql-hive/router-runtime');
    return askHive(supergraph, { unifiedGraphHandler });
  },
  async '@apollo/gateway'(supergraphSdl) {
    interface Server {
      start(): Promise<void>;
      stop(): Promise<void>;
      executeOperation(request: object): Promise<{ readonly body: { readonly singleResult: Answer } }>;
    }
    const { ApolloGateway } = packageOf<{ ApolloGateway: new (options: object) => unknown }>('@apollo/gateway');
    const { ApolloServer } = packageOf<{ ApolloServer: new (options: object) => Server }>('@apollo/server');
    const server = new ApolloServer({ gateway: new ApolloGateway({ supergraphSdl }) });
    await server.start();
    onTestFinished(() => server.stop());
    return async (query) => {
      const { body } = await server.executeOperation({ query });
      return JSON.parse(JSON.stringify(body.singleResult)) as Answer;
    };
  },
};
