import { assertNotExposed } from '#config';
import { callerWith, type Gateway as InternalGateway, mountGateway, runOperation, serve } from '#gateway';
import { METRICS, prometheusText } from '#telemetry';
import type { Gateway, Listening, ListenOptions } from './gateway.ts';
import { type Operation, type OperationResult, textOf } from './operation.ts';

/** A gateway for programs that use this package. */
export function publicGateway(gateway: InternalGateway): Gateway {
  const mount = mountGateway(gateway);
  const servers: Listening[] = [];
  let closing: Promise<void> | undefined;
  const end = async () => {
    await Promise.all([mount.close(), ...servers.map((server) => server.stop())]);
    await gateway.end();
    await gateway.log.close();
  };
  const close = () => (closing ??= end());
  return {
    schema: gateway.schema,
    listener: (request, response, next) => mount.listener(request, response, next),
    upgrade: (request, socket, head, next) => mount.upgrade(request, socket, head, next),
    fetch: (request) => mount.fetch(request),
    drain() {
      mount.drain();
      for (const server of servers) server.drain();
    },
    async execute<Data, Variables>(operation: Operation<Data, Variables>) {
      const { variables, operationName, headers = {}, signal = new AbortController().signal } = operation;
      const parameters = {
        query: textOf(operation),
        variables: variables as Readonly<Record<string, unknown>> | undefined,
        operationName,
      };
      const result = await runOperation(gateway, parameters, callerWith(headers), signal);
      // As a caller of the server would read it: without prototypes, symbols and the classes of errors.
      return JSON.parse(JSON.stringify(result)) as OperationResult<Data>;
    },
    async listen(options = {}) {
      const server = await listen(gateway, options);
      servers.push(server);
      return server;
    },
    metrics() {
      const { telemetry, settings } = gateway;
      return telemetry && settings.metrics.enabled ? prometheusText(METRICS, telemetry.read()) : '';
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Serves a gateway. The end of the server is not the end of the gateway. */
async function listen(gateway: InternalGateway, { port, host }: ListenOptions): Promise<Listening> {
  const { server } = gateway.settings;
  const address = { ...server, port: port ?? server.port, host: host ?? server.host };
  assertNotExposed({ ...gateway.settings, server: address });
  const own = { ...gateway, ...withoutEnd(gateway), settings: { ...gateway.settings, server: address } };
  const pages = server.console ? (await import('#console')).createConsole(own) : undefined;
  const served = await serve(own, pages);
  return { url: served.origin + server.path, drain: () => served.drain(), stop: () => served.stop() };
}

function withoutEnd({ handler }: InternalGateway): Pick<InternalGateway, 'handler' | 'close'> {
  return {
    async handler() {
      return { ...(await handler()), close: async () => undefined };
    },
    close: async () => undefined,
  };
}
