import type { Settings } from '#config';
import type { Terminal } from './terminal.ts';

interface Announcement {
  readonly settings: Settings;
  readonly graph: string;
  /** The origin of the sandbox, if there is one. */
  readonly sandbox?: string | undefined;
  readonly workers?: number;
  /** The origin of the metrics, if they are served. */
  readonly metrics?: string | undefined;
}

const MARGIN = 12;
const WIDTH = 100;

/** Prints the addresses of graph and console, and which APIs are live. */
export function announce(terminal: Terminal, { settings, graph, sandbox, workers = 1, metrics }: Announcement): void {
  const { server, apis } = settings;
  const all = Object.entries(apis);
  const live = all.flatMap(([slug, { url }]) => (url ? `${slug} (${new URL(url).host})` : []));
  const others = all.filter(([, { url }]) => url === undefined).map(([slug]) => slug);
  const rows: readonly [name: string, items: readonly string[]][] = [
    [server.graphiql ? 'GraphiQL' : 'Graph', [`${graph}${server.path}`]],
    // If the graph is served at `/`, the console has its other address.
    ['Console', server.console ? [`${graph}${server.path === '/' ? '/console/' : '/'}`] : []],
    ['Metrics', metrics ? [`${metrics}/metrics`] : []],
    ['Workers', workers > 1 ? [String(workers)] : []],
    ['Sandbox', sandbox ? [sandbox] : []],
    [sandbox ? 'Sandboxed' : 'No address', others],
    ['Live', live.length > 0 ? live : ['none; MANIFOLD_<NAME>_URL gives an API its address']],
  ];
  for (const [name, items] of rows) if (items.length > 0) terminal.out(paragraph(name, items));
}

/** A name and a list, wrapped to the width of a screen. */
function paragraph(name: string, items: readonly string[]): string {
  const lines: string[] = [];
  let line = name.padEnd(MARGIN - 1);
  for (const [index, item] of items.entries()) {
    const text = index < items.length - 1 ? `${item},` : item;
    if (line.length + 1 + text.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(MARGIN - 1);
    }
    line += ` ${text}`;
  }
  return [...lines, line].join('\n');
}
