import { headersOf, World } from './world.ts';

const OPERATION = `query FindCountries($where: CountryWhere, $first: Int = 20, $after: String) {
  countries(where: $where, first: $first, after: $after) {
    nodes { code name { common } capitals population currencies { currencyCode name } borderCodes }
  }
}`;

/** The time of one way, and how it compares with GraphQL. */
export interface Latency {
  /** What one in ten calls stays within: slower ones waited for other programs on the machine. */
  readonly ms: number;
  /** The mean of the ratios of blocks of rounds, and half of its interval of 95 %. */
  readonly ratio: number;
  readonly within: number;
}

const BLOCK_ROUNDS = 20;

/** Times the calls of an operation as a tool and as GraphQL, in turn. */
export async function latency(rounds: number, delayMs: number): Promise<Readonly<Record<string, Latency>>> {
  const world = await World.open({ performance: { responseCache: false, cache: false } });
  world.delayMs = delayMs;
  const origin = await world.served();
  const variables = { where: { region: 'Europe' }, first: 20 };
  const name = 'FindCountries';
  const params = { name, arguments: variables };
  const modern = {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  };
  const message = (all: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: all });
  const json = { 'content-type': 'application/json' };
  const ways = {
    GraphQL: ['/graphql', json, JSON.stringify({ query: OPERATION, variables })],
    'MCP 2026': ['/mcp', { ...json, ...headersOf('tools/call', params) }, message(modern)],
    'MCP 2025': [
      '/mcp',
      { ...json, accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
      message(params),
    ],
  } as const;
  const times: Record<string, number[]> = {};
  for (let round = -30; round < rounds; round++) {
    for (const [way, [path, headers, body]] of Object.entries(ways)) {
      const began = performance.now();
      const response = await fetch(origin + path, { method: 'POST', headers, body });
      const text = await response.text();
      if (!text.includes('Germany') && !text.includes('France') && round === 0)
        throw new Error(`${way}: ${text.slice(0, 300)}`);
      if (round >= 0) (times[way] ??= []).push(performance.now() - began);
    }
  }
  await world.close();
  const { GraphQL: graph = [] } = times;
  return Object.fromEntries(Object.entries(times).map(([way, all]) => [way, compared(all, graph)]));
}

function compared(all: readonly number[], graph: readonly number[]): Latency {
  const starts = Array.from({ length: Math.floor(all.length / BLOCK_ROUNDS) }, (_, block) => block * BLOCK_ROUNDS);
  const blockOf = (times: readonly number[], start: number) => fastTenth(times.slice(start, start + BLOCK_ROUNDS));
  const ratios = starts.map((start) => blockOf(all, start) / blockOf(graph, start));
  const ratio = ratios.reduce((sum, each) => sum + each, 0) / ratios.length;
  const variance = ratios.reduce((sum, each) => sum + (each - ratio) ** 2, 0) / (ratios.length - 1);
  return { ms: fastTenth(all), ratio, within: 1.96 * Math.sqrt(variance / ratios.length) };
}

function fastTenth(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0;
}
