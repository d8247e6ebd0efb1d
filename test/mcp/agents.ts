import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Gateway, mountGateway } from '#gateway';
import { temporaryFolder } from '#test/temporary-folder';

/** A folder with these documents, until the test is over. */
export function toolsIn(documents: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, name), text);
  return folder;
}

const MODERN = '2026-07-28';
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** How an agent reaches a gateway. */
export interface Agent {
  /** Sends a request of the protocol of July 2026, and resolves with its status, its headers and the message that answers it. */
  ask(method: string, params?: object, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  /** Calls a tool. */
  call(name: string, args?: object, meta?: object): Promise<any>;
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly message: any;
}

export function agentOf(gateway: Gateway, own: Readonly<Record<string, string>> = {}): Agent {
  const mount = mountGateway(gateway);
  return agentBy((input, init) => mount.fetch(new Request(input, init)), own);
}

/** An agent that sends its requests by this function, to `http://gateway.example/mcp`. */
export function agentBy(fetch: Agent['fetch'], own: Readonly<Record<string, string>> = {}): Agent {
  const ask: Agent['ask'] = async (method, params: any = {}, headers = {}) => {
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { ...params, _meta: { ...ENVELOPE, ...params._meta } },
    };
    const response = await fetch('http://gateway.example/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': MODERN,
        'mcp-method': method,
        ...(params.name !== undefined && { 'mcp-name': params.name }),
        ...(params.uri !== undefined && { 'mcp-name': params.uri }),
        ...own,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, message: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    ask,
    fetch,
    async call(name, args = {}, _meta = {}) {
      const { message } = await ask('tools/call', { name, arguments: args, _meta });
      return message.result ?? message.error;
    },
  };
}
