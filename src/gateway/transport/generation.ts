import { createHostCheck } from '#http';
import type { Gateway } from '../gateway.ts';
import { McpResources } from '../mcp/mcp.ts';
import { createDownloads } from '../routes/downloads.ts';
import { createGraphiql } from '../routes/graphiql/pages.ts';
import { createHooks } from '../routes/messages.ts';
import type { Pages } from '../routes/pages.ts';
import { GraphListener } from './graph-listener.ts';
import type { PipelinedRequests } from './pipelined-requests.ts';

/** A gateway that serves, from a reload of its settings to the next. */
export class Generation {
  readonly gateway: Gateway;
  readonly listener: GraphListener;

  private constructor(gateway: Gateway, listener: GraphListener) {
    this.gateway = gateway;
    this.listener = listener;
  }

  /** Creates the request handler of a gateway, and its pages. Rejects where a plugin fails. */
  static async of(gateway: Gateway, pages: Pages | undefined, pipelined?: PipelinedRequests): Promise<Generation> {
    const { server } = gateway.settings;
    const handler = await gateway.handler();
    return new Generation(
      gateway,
      new GraphListener(gateway, handler, {
        pages: [...(server.graphiql ? [createGraphiql(gateway)] : []), ...(pages ? [pages] : [])],
        resources: [createHooks(gateway), createDownloads(gateway, handler), new McpResources(gateway, handler)],
        hostError: createHostCheck(server),
        pipelined,
      }),
    );
  }

  /** Leaves all further requests to the next generation, and ends once its own are answered. */
  async replaceBy(next: Generation): Promise<void> {
    await this.listener.replaceBy(next.listener, longestMs(this.gateway));
    await this.end();
  }

  /** Ends plugins, and closes the connections that no other generation uses. */
  async end(): Promise<void> {
    const handler = await this.gateway.handler();
    await handler.close();
    await this.gateway.close();
  }
}

/** The longest time from the first byte of a request to the last of its response; event streams have none. */
function longestMs({ settings: { limits } }: Gateway): number {
  const { request, operation, write } = limits.timeouts;
  return request + operation + write;
}
