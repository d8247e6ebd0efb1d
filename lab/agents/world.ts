import { setTimeout as sleep } from 'node:timers/promises';
import { loadSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, type Gateway, mountGateway, serve } from '#gateway';
import { createLog } from '#log';
import { loadMocks, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { fetchTransport } from '#upstream';

const contracts = slugs.map(readContract);
const VERSION = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'lab', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A call that the gateway made, and the text that answered it. */
export interface UpstreamCall {
  readonly request: string;
  readonly answer: string;
}

/** A gateway with the example tools, over the sandbox of all APIs, whose calls are recorded. */
export class World {
  readonly gateway: Gateway;
  readonly calls: UpstreamCall[] = [];
  /** How long each API takes to answer, besides the sandbox. */
  delayMs = 0;
  /** Changes what an API answers. */
  tampering: (text: string) => string = (text) => text;
  readonly #mount: ReturnType<typeof mountGateway>;
  readonly #stop: () => Promise<unknown>;

  private constructor(settings: Settings, stop: () => Promise<unknown>) {
    const recording = async (input: string | URL | Request, init?: RequestInit) => {
      const response = await fetch(input, init);
      if (this.delayMs > 0) await sleep(this.delayMs);
      const text = this.tampering(await response.text());
      const { method = 'GET', body } = init ?? {};
      const target = input instanceof Request ? input.url : String(input);
      const sent = typeof body === 'string' ? body : '';
      this.calls.push({
        request: `${method} ${new URL(target).pathname}${new URL(target).search} ${sent}`,
        answer: text,
      });
      const headers = new Headers(response.headers);
      for (const name of ['content-length', 'content-encoding']) headers.delete(name);
      return new Response(response.status === 204 ? null : text, { status: response.status, headers });
    };
    const log = createLog({ level: 'error', format: 'text' });
    const parts = { subgraphs: Object.values(subgraphs), edges: Object.values(edges), log };
    this.gateway = createGateway({ settings, ...parts, createTransport: fetchTransport(recording as typeof fetch) });
    this.#mount = mountGateway(this.gateway);
    this.#stop = stop;
  }

  static async open(further: Readonly<Record<string, unknown>> = {}): Promise<World> {
    const sandbox = await serveSandbox(await loadMocks(slugs), { host: '127.0.0.1', port: 0, seed: 'agents' });
    const config = {
      logs: { level: 'error' },
      ...further,
      mcp: { tools: 'examples/tools', graph: 'read', ...(further['mcp'] as object) },
    };
    const settings = loadSettings({ config: config as never, environment: {}, contracts });
    return new World(onSandbox(settings, contracts, sandbox.origin), () => sandbox.stop());
  }

  /** Serves the gateway on a port of this machine. */
  async served(): Promise<string> {
    const { settings } = this.gateway;
    const server = { ...settings.server, port: 0, graphiql: false, console: false };
    const { origin } = await serve({ ...this.gateway, settings: { ...settings, server } });
    return origin;
  }

  /** Sends a message, and resolves with its status and the message that answers it. */
  async ask(method: string, params: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } });
    const response = await this.send(body, { ...headersOf(method, params), ...headers });
    const text = await response.text();
    return { status: response.status, message: text === '' ? undefined : JSON.parse(text), text };
  }

  send(body: string, headers: Record<string, string> = {}): Promise<Response> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    return this.#mount.fetch(new Request('http://gateway.example/mcp', init));
  }

  async call(name: string, args: object, headers: Record<string, string> = {}) {
    const { message } = await this.ask('tools/call', { name, arguments: args }, headers);
    return message.result ?? message.error;
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.#stop();
  }
}

export function headersOf(method: string, { name }: { readonly name?: unknown }): Record<string, string> {
  return {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': VERSION,
    'mcp-method': method,
    ...(typeof name === 'string' && { 'mcp-name': name }),
  };
}
