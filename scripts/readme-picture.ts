import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Kind, parse, type SelectionNode } from 'graphql';

/*
 * Writes the picture of the README: what one would do without a gateway, the query instead, and what `manifold explain` prints for it.
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
  '  a map by currency, numbers as numbers',
  '',
  '… and in your code: the pages after the',
  'first, the joins, the types, time-outs,',
  'retries, quotas, caches, and what to show',
  'while one of the three is down.',
];
const [LINE_PX, CHAR_PX, PADDING_PX] = [19, 7.25, 18];

const explained = execFileSync('node', ['src/main.ts', 'explain', QUERY], {
  encoding: 'utf8',
  env: { ...process.env, NODE_NO_WARNINGS: '1' },
});
const panels = [
  { title: 'Three REST APIs', lines: WITHOUT },
  { title: 'One query', lines: compact(readFileSync(QUERY, 'utf8')) },
];
const plan = { title: 'manifold explain', lines: explained.trimEnd().split('\n') };
writeFileSync('docs/images/readme.svg', picture());

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
  return line.length <= 46 && !inner.some((each) => each.trim() === '}')
    ? [line]
    : [`${head} {`, ...inner, `${indent}}`];
}

function picture(): string {
  const top = Math.max(...panels.map(({ lines }) => lines.length));
  const heightOf = (lines: number) => (lines + 1) * LINE_PX + 2 * PADDING_PX;
  const [height, width] = [heightOf(top) + heightOf(plan.lines.length) + 3 * PADDING_PX, 880];
  const half = (width - 3 * PADDING_PX) / 2;
  const below = heightOf(top) + 2 * PADDING_PX;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="12">`,
    '<title id="title">Calls of three REST APIs, the one query that replaces them, and the three calls that it takes</title>',
    '<style>',
    'svg { background: #ffffff; } text { fill: #1b1c1f; white-space: pre; } .title { fill: #3451b2; font-weight: 600; } .box { fill: #f6f6f4; stroke: #c9c8c3; } .mine { fill: #e6ebf8; stroke: #3451b2; }',
    '@media (prefers-color-scheme: dark) { svg { background: #191a1d; } text { fill: #ececee; } .title { fill: #9db1ff; } .box { fill: #25272b; stroke: #3c3f46; } .mine { fill: #263054; stroke: #9db1ff; } }',
    '</style>',
    ...panels.flatMap((panel, at) =>
      panelAt(
        panel,
        { x: PADDING_PX + at * (half + PADDING_PX), y: PADDING_PX, width: half, height: heightOf(top) },
        at,
      ),
    ),
    ...panelAt(
      plan,
      { x: PADDING_PX, y: below, width: width - 2 * PADDING_PX, height: heightOf(plan.lines.length) },
      1,
    ),
    '</svg>',
    '',
  ].join('\n');
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function panelAt({ title, lines }: (typeof panels)[number], { x, y, width, height }: Box, isOurs: number): string[] {
  const most = Math.floor((width - 2 * PADDING_PX) / CHAR_PX);
  const long = lines.find((line) => line.length > most);
  if (long !== undefined) throw new RangeError(`This line is too long for the picture: ${long}`);
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
