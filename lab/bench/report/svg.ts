import { cellOf, of, type Results } from '../results.ts';
import { workloadIds, workloads } from '../workloads/index.ts';

const WIDTH = 860;
const LEFT = 12;
const NAMES = 250;
const BAR = 11;
const STEP = 15;
const FULL = WIDTH - LEFT - NAMES - 90;

/** Colours that differ on white and on black, and to the colour-blind. */
const COLOURS: Readonly<Record<string, string>> = {
  manifold: '#d55e00',
  'hand-written': '#7f7f7f',
  tailcall: '#56b4e9',
  'tailcall-dedupe': '#0072b2',
  apollo: '#009e73',
  hive: '#cc79a7',
  'hive-router': '#e69f00',
};

/** A chart of each contestant's work in a CPU second, as a share of the best at that workload. */
export function svg(results: Results): string {
  const parts: string[] = [];
  let y = 34;
  parts.push(`<text class="head" x="${LEFT}" y="20">Requests per CPU second</text>`);
  for (const alike of [false, true]) {
    for (const workload of workloadIds) {
      const drawn = group(results, workload, alike, y);
      if (!drawn) continue;
      parts.push(drawn.text);
      y = drawn.y + 14;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="Requests per CPU second, by workload and contestant">
<style>
  text { font: 11px system-ui, sans-serif; fill: #1f2328; }
  .head { font-weight: 600; font-size: 14px; }
  .title { font-weight: 600; }
  .ground { fill: #ffffff; }
  .line { stroke: #d1d9e0; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .ground { fill: #0d1117; }
    .line { stroke: #3d444d; }
  }
</style>
<rect class="ground" width="${WIDTH}" height="${y}" rx="6"/>
${parts.join('\n')}
</svg>
`;
}

function group(
  results: Results,
  workload: (typeof workloadIds)[number],
  alike: boolean,
  top: number,
): { text: string; y: number } | undefined {
  const found = results.contestants.flatMap(({ id, name }) => {
    const value = of(cellOf(results, id, workload, alike), (sample) => sample.requestsPerCpuSecond);
    return value === undefined ? [] : [{ id, name, value }];
  });
  if (found.length === 0) return undefined;
  const best = Math.max(...found.map(({ value }) => value));
  const title = `${workloads[workload].title}, ${alike ? 'all requests alike' : 'no two requests alike'}`;
  const lines = [
    `<line class="line" x1="${LEFT}" x2="${WIDTH - LEFT}" y1="${top}" y2="${top}"/>`,
    `<text class="title" x="${LEFT}" y="${top + 16}">${title}</text>`,
  ];
  let y = top + 24;
  for (const { id, name, value } of found) {
    const width = Math.max(1, (value / best) * FULL);
    const x = LEFT + NAMES;
    lines.push(
      `<text x="${LEFT}" y="${y + 9}">${name}</text>`,
      `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2" fill="${COLOURS[id] ?? '#999999'}"/>`,
      `<text x="${(x + width + 6).toFixed(1)}" y="${y + 9}">${Math.round(value).toLocaleString('en')}</text>`,
    );
    y += STEP;
  }
  return { text: lines.join('\n'), y };
}
