import { headersOf, World } from './world.ts';

const OPERATION = `query FindCountries($where: CountryWhere, $first: Int = 20, $after: String) {
  countries(where: $where, first: $first, after: $after) {
    nodes { code name { common } capitals population currencies { currencyCode name } borderCodes }
  }
}`;

/**
 * The time that one in ten calls of an operation stays within, as a tool and as GraphQL, in milliseconds, measured in turn. Slower ones
 * waited for other programs on the machine.
 */
export async function latency(rounds: number, delayMs: number) {
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
  const tenth = (all: readonly number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 10)] ?? 0;
  return Object.fromEntries(Object.entries(times).map(([way, all]) => [way, tenth(all)]));
}
