/** The settings of a turn: each differs from those before and after it, in an API, in the graph, or in limits. */
export function reloadedSettings(turn: number, urls: readonly [string, string]): object {
  const url = urls[Math.floor(turn / 2) % 2];
  return {
    logs: { format: 'json' },
    server: { port: 0, drainDelay: '0ms', introspection: turn % 4 < 2 },
    limits: { depth: 20 + (turn % 5), pageDefault: turn % 7 === 0 ? 21 : 20 },
    apis: { quotes: { url, quotas: [], connections: 8 + (turn % 3) } },
  };
}
