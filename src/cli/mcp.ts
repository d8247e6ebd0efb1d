import { StringDecoder } from 'node:string_decoder';
import { apiKeyHash, newApiKey } from '#auth';
import { onSandbox, pagePath, type Settings, settingsError } from '#config';
import { type Command, type CommandContext, configOption, readSettings } from './command.ts';
import type { Listening } from './services.ts';
import { servingTerminal } from './serving.ts';
import type { Terminal } from './terminal.ts';

const TOKEN = 'MANIFOLD_MCP_TOKEN';

export const mcp: Command = {
  name: 'mcp',
  summary: 'Speaks to an agent over standard input and output (MCP), for a gateway of its own or one that runs',
  options: [
    { name: 'url', value: 'url', help: 'The endpoint of a gateway that runs, such as http://127.0.0.1:4000/mcp' },
    configOption,
  ],
  examples: ['manifold mcp', 'manifold mcp --url https://graph.example/mcp'],
  async run(context) {
    const { terminal, options: given } = context;
    const { url } = given;
    if (url !== undefined) {
      if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        throw settingsError(`--url: ${url} is not an http or https URL`);
      await relay(url, terminal.environment[TOKEN], terminal);
      return 0;
    }
    const { endpoint, key, running } = await ownGateway(context);
    try {
      await relay(endpoint, key, terminal);
    } finally {
      for (const server of running) await server.stop();
    }
    return 0;
  },
};

interface OwnGateway {
  readonly endpoint: string;
  /** The credential without which it answers nobody: other programs of this machine reach its port. */
  readonly key: string;
  readonly running: readonly Listening[];
}

/** Starts a gateway for one agent, as `start` does, on any free port of this machine alone. */
async function ownGateway(context: CommandContext): Promise<OwnGateway> {
  const { services } = context;
  const { settings: found, contracts } = await readSettings(context, { production: false });
  if (typeof found.auth === 'object') {
    throw settingsError(
      `auth: this gateway identifies its callers. Start it, and name it by --url, with ${TOKEN} as the credential: ${pagePath('agents')}`,
    );
  }
  const [key, secret] = [newApiKey(), newApiKey()];
  const hash = apiKeyHash(secret, key);
  const settings: Settings = {
    ...found,
    auth: { secret, keys: [{ id: 'agent', hash, scopes: ['*'] }], jwt: [] },
    server: { ...found.server, host: '127.0.0.1', port: 0, graphiql: false, console: false },
    sandbox: { ...found.sandbox, host: '127.0.0.1', port: 0 },
    mcp: { ...found.mcp, enabled: true },
  };
  const isSandboxed = Object.values(settings.apis).some(({ url }) => url === undefined);
  const sandbox = isSandboxed ? await services.serveSandbox(settings, []) : undefined;
  const graph = await services.serveGraph(sandbox ? onSandbox(settings, contracts, sandbox.origin) : settings);
  const terminal = await servingTerminal(context, settings);
  terminal.error(`The agent's gateway is at ${graph.origin}, for this agent alone.`);
  return { endpoint: graph.origin + settings.mcp.path, key, running: [graph, ...(sandbox ? [sandbox] : [])] };
}

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly requestId?: unknown;
    readonly _meta?: Readonly<Record<string, unknown>>;
  } | null;
  readonly result?: { readonly protocolVersion?: string };
}

/** Sends each message of standard input to an endpoint, and prints what answers it, until the input ends. */
async function relay(endpoint: string, token: string | undefined, terminal: Terminal): Promise<void> {
  const underway = new Map<unknown, AbortController>();
  const pending = new Set<Promise<void>>();
  // Clients of 2025 say once which version they speak.
  let version: string | undefined;
  const answer = async (line: string, message: Message): Promise<void> => {
    const leaving = new AbortController();
    underway.set(message.id, leaving);
    try {
      const headers = headersOf(message, version, token);
      if (!headers) {
        const says =
          'The method and the version of a message have no characters but letters, digits and marks of ASCII.';
        if (message.id !== undefined) terminal.out(failure(message.id, -32_600, says));
        return;
      }
      const response = await fetch(endpoint, { method: 'POST', headers, body: line, signal: leaving.signal });
      const found = messagesIn(response.headers.get('content-type') ?? '', await response.text());
      // The error of a message that could not be read has no id.
      const answers = found.map((each) => (each.id === null ? { ...each, id: message.id } : each));
      for (const each of answers) {
        if (message.method === 'initialize') version = each.result?.protocolVersion ?? version;
        terminal.out(JSON.stringify(each));
      }
      if (message.id === undefined || answers.some(({ id }) => id === message.id)) return;
      terminal.out(
        failure(message.id, -32_000, `${endpoint} is no endpoint for agents: it answered ${response.status}.`),
      );
    } catch (error) {
      if (leaving.signal.aborted || message.id === undefined) return;
      terminal.error(`${endpoint} does not answer: ${String(error)}`);
      terminal.out(failure(message.id, -32_000, `The gateway at ${endpoint} does not answer.`));
    } finally {
      underway.delete(message.id);
    }
  };
  for await (const line of linesOf(terminal.input ?? process.stdin)) {
    if (line.trim() === '') continue;
    const message = parsed(line);
    if (!message) {
      terminal.out(failure(null, -32_700, 'The line is not a JSON-RPC message.'));
      continue;
    }
    if (message.method === 'notifications/cancelled') underway.get(message.params?.requestId)?.abort();
    const work = answer(line, message);
    pending.add(work);
    void work.finally(() => pending.delete(work));
    // Further messages are of the version that this one agrees on.
    if (message.method === 'initialize') await work;
  }
  await Promise.all(pending);
}

/** Lines that end with a line feed, and with nothing else: JSON may have any other separator of lines in a text. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  const decoder = new StringDecoder();
  let line = '';
  for await (const chunk of input) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    line += first;
    for (const other of others) {
      yield line;
      line = other;
    }
  }
  yield line + decoder.end();
}

function headersOf({ method = '', params }: Message, version: string | undefined, token: string | undefined) {
  const own = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  const spoken = typeof own === 'string' ? own : version;
  const name = params?.name ?? params?.uri;
  if (![method, spoken ?? ''].every((each) => /^[\x21-\x7e]*$/.test(each))) return undefined;
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-method': method,
    ...(spoken !== undefined && { 'mcp-protocol-version': spoken }),
    ...(typeof name === 'string' && { 'mcp-name': headerText(name) }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

/** A text as a header has it: what is not plain ASCII, or looks as if it were encoded, as Base64 (MCP, value encoding). */
function headerText(text: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !/^=\?base64\?.*\?=$/.test(text)) return text;
  return `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

function parsed(line: string): Message | undefined {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The messages of a response: its text, or the data of its events. Whatever else a server or a proxy sends is none. */
function messagesIn(type: string, text: string): readonly Message[] {
  const isStream = type.startsWith('text/event-stream');
  const texts = isStream ? [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => data) : [text];
  return texts.flatMap((each) => {
    const message = parsed(each);
    return message && 'jsonrpc' in message && message.jsonrpc === '2.0' ? [message] : [];
  });
}

function failure(id: unknown, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}
