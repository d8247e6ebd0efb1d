import { type AppliedProfile, pagePath, type Settings } from '#config';
import { profileNeeds } from './profile-needs.ts';
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

/** Prints the addresses of graph and console, and which interfaces are live. */
export function announce(terminal: Terminal, { settings, graph, sandbox, workers = 1, metrics }: Announcement): void {
  const { server, interfaces } = settings;
  const all = Object.entries(interfaces);
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
    ['Live', live.length > 0 ? live : ['none; MANIFOLD_<INTERFACE>_URL gives an interface its address']],
  ];
  for (const [name, items] of rows) if (items.length > 0) terminal.out(paragraph(name, items));
  if (settings.profile) announceProfile(terminal, settings.profile);
}

function announceProfile(terminal: Terminal, profile: AppliedProfile): void {
  terminal.out(paragraph('Profile', [`${profile.name} (${pagePath('profiles')})`]));
  for (const { variables, slugs } of profileNeeds(profile)) {
    terminal.out(
      paragraph('Missing', [...variables.slice(0, -1), `${variables.at(-1)} for ${slugs[0]}`, ...slugs.slice(1)]),
    );
  }
  const gone = Object.entries(profile.gone).map(([slug, reason]) => `${slug} (${reason})`);
  if (gone.length > 0) terminal.out(paragraph('Gone', gone));
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
