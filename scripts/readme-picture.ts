import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Kind, parse, type SelectionNode } from 'graphql';

/*
 * Writes the picture of the README, for wide and for narrow screens: what you would do without a gateway, the query instead, and what
 * `manifold explain` prints for it.
 */
const QUERY = 'examples/across-three.graphql';
const WITHOUT = [
  'GET /v1/aspsps',
  '  a signed JWT; all banks in one list',
  '',
  'GET /v3.1/alpha?codes=AT,DE,IE,…',
  '  no key; 404 if it knows none of them',
  '',
  'GET /ticker',
  '  a map by currency, amounts as floats',
  '',
  '… and in your code: joins, types, retries,',
  'timeouts, caches, and what to show while',
  'one of the three is down.',
];
const [LINE_PX, CHAR_PX, PADDING_PX] = [19, 7.25, 18];

const explained = execFileSync('node', ['src/main.ts', 'explain', QUERY], {
  encoding: 'utf8',
  env: { ...process.env, NODE_NO_WARNINGS: '1' },
});
const without = { title: 'Three REST APIs', lines: WITHOUT };
const query = { title: 'One query', lines: compact(readFileSync(QUERY, 'utf8')) };
const plan = { title: 'manifold explain', lines: explained.trimEnd().split('\n') };
writeFileSync('docs/images/readme.svg', picture(880, [[without, query], [plan]]));
writeFileSync('docs/images/readme-phone.svg', picture(400, [[without], [query], [plan]]));

/** A query, with each selection in one line where it fits. */
function compact(text: string): string[] {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError(`${QUERY} begins with no operation.`);
  return ['{', ...operation.selectionSet.selections.flatMap((each) => linesOf(each, '  ')), '}'];
}

function linesOf(node: SelectionNode, indent: string): string[] {
  if (node.kind !== Kind.FIELD) throw new TypeError(`${QUERY} has a fragment.`);
  const { selections = [] } = node.selectionSet ?? {};
  const args = node.arguments?.map(
    ({ name, value }) => `${name.value}: ${'value' in value ? String(value.value) : ''}`,
  );
  const head = `${indent}${node.name.value}${args?.length ? `(${args.join(', ')})` : ''}`;
  if (selections.length === 0) return [head];
  const inner = selections.flatMap((each) => linesOf(each, `${indent}  `));
  const line = `${head} { ${inner.map((each) => each.trim()).join(' ')} }`;
  if (line.length <= 46 && !inner.some((each) => each.trim() === '}')) return [line];
  const [only, ...others] = selections;
  if (only === undefined || others.length > 0) return [`${head} {`, ...inner, `${indent}}`];
  const [first = '', ...rest] = linesOf(only, indent);
  return [`${head} { ${first.trim()}`, ...rest.slice(0, -1), `${rest.at(-1)} }`];
}

interface Panel {
  readonly title: string;
  readonly lines: readonly string[];
}

function picture(width: number, rows: readonly (readonly Panel[])[]): string {
  let y = PADDING_PX;
  const boxes: string[] = [];
  for (const row of rows) {
    const boxWidth = (width - (row.length + 1) * PADDING_PX) / row.length;
    const most = Math.floor((boxWidth - 2 * PADDING_PX) / CHAR_PX);
    const panels = row.map(({ title, lines }) => ({ title, lines: lines.flatMap((line) => wrapped(line, most)) }));
    const height = (Math.max(...panels.map(({ lines }) => lines.length)) + 1) * LINE_PX + 2 * PADDING_PX;
    for (const [at, panel] of panels.entries()) {
      const x = PADDING_PX + at * (boxWidth + PADDING_PX);
      boxes.push(...panelAt(panel, { x, y, width: boxWidth, height }, panel.title !== without.title));
    }
    y += height + PADDING_PX;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-labelledby="title" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="12">`,
    '<title id="title">Calls of three REST APIs, the one query that replaces them, and the three calls that it takes</title>',
    '<style>',
    'svg { background: #ffffff; } text { fill: #1b1c1f; white-space: pre; } .title { fill: #3451b2; font-weight: 600; } .box { fill: #f6f6f4; stroke: #c9c8c3; } .mine { fill: #e6ebf8; stroke: #3451b2; }',
    '@media (prefers-color-scheme: dark) { svg { background: #191a1d; } text { fill: #ececee; } .title { fill: #9db1ff; } .box { fill: #25272b; stroke: #3c3f46; } .mine { fill: #263054; stroke: #9db1ff; } }',
    '</style>',
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}

/** A line of the most characters, and the rest of it below. */
function wrapped(line: string, most: number): string[] {
  if (line.length <= most) return [line];
  const end = line.lastIndexOf(' ', most);
  if (line.slice(0, end).trim() === '') throw new RangeError(`This line is too long for the picture: ${line}`);
  return [line.slice(0, end).trimEnd(), ...wrapped(`     ${line.slice(end).trimStart()}`, most)];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function panelAt({ title, lines }: Panel, { x, y, width, height }: Box, isOurs: boolean): string[] {
  const textAt = (text: string, line: number, kind = '') =>
    `<text${kind} x="${x + PADDING_PX}" y="${y + PADDING_PX + (line + 0.6) * LINE_PX}">${escaped(text)}</text>`;
  return [
    `<rect class="${isOurs ? 'mine' : 'box'}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    textAt(title, 0, ' class="title"'),
    ...lines.flatMap((line, at) => (line ? [textAt(line, at + 1.2)] : [])),
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
