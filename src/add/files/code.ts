import { RESERVED_WORDS } from '../names.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;

/** A string literal of TypeScript. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** An object of variables by the names of its members. */
export function record(members: readonly (readonly [name: string, variable: string])[]): string {
  const written = members.map(([name, variable]) => {
    if (name === variable) return name;
    return `${NAME.test(name) ? name : quoted(name)}: ${variable}`;
  });
  return written.length === 0 ? '{}' : `{ ${written.join(', ')} }`;
}

/** A literal of TypeScript, which the formatter simplifies. */
export function value(of: unknown): string {
  return JSON.stringify(of);
}

/** A member of a variable, which may be undefined. */
export function member(variable: string, name: string, isOptional = false): string {
  const access = isOptional ? '?.' : '';
  return NAME.test(name) ? `${variable}${access || '.'}${name}` : `${variable}${access}[${quoted(name)}]`;
}

/** A description in the schema definition language. */
export function text(description: string): string {
  return JSON.stringify(description);
}

/** Import declarations, one for each module. A name with `type` before it is imported as a type. */
export function importsFrom(imports: readonly (readonly [module: string, names: readonly string[]])[]): string {
  const byModule = new Map<string, Set<string>>();
  for (const [module, names] of imports) {
    const known = byModule.get(module) ?? new Set();
    for (const name of names) known.add(name);
    if (known.size > 0) byModule.set(module, known);
  }
  const modules = [...byModule].toSorted(
    ([one], [other]) => Number(one.startsWith('.')) - Number(other.startsWith('.')),
  );
  const lines = modules.map(([module, names]) => {
    const sorted = [...names].toSorted((one, other) => (bare(one) < bare(other) ? -1 : 1));
    const areTypes = sorted.every((name) => name.startsWith('type '));
    const list = sorted.map((name) => (areTypes ? bare(name) : name)).join(', ');
    return `import ${areTypes ? 'type ' : ''}{ ${list} } from '${module}';`;
  });
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

function bare(name: string): string {
  return name.replace(/^type /, '');
}

/** Names that generated resolvers use besides their arguments. */
const USED = new Set(
  'answer calling context edgeOf foundBy from input key listFrom loadedBy orNull outcome pagedBy resolvers toGlobalId upstream upstreamKey'.split(
    ' ',
  ),
);

/** A member of a pattern or an object, in a variable. */
export function renamed(name: string, variable: string): string {
  return name === variable ? name : `${NAME.test(name) ? name : quoted(name)}: ${variable}`;
}

/** The variable for an argument in a resolver of the API: its name where that can be declared, and is free. */
export function variableName(argument: string, slug: string): string {
  // Names of arguments have no underscores.
  return RESERVED_WORDS.has(argument) || USED.has(argument) || argument === slug ? `${argument}_` : argument;
}

const WIDTH = 120;
const STEP = '  ';
const OPEN = '([{';
const CLOSE = ')]}';

/** TypeScript with the indentation of its brackets, in which statements that are too long are broken. */
export function formattedCode(text: string): string {
  const lines: string[] = [];
  /** The lines of the open brackets: those of one line are one level. */
  const open: number[] = [];
  let isComment = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' && (lines.at(-1) === '' || /[([{]$/.test(lines.at(-1) ?? ''))) continue;
    const depth = depthOf(line, open);
    const isText = isComment || line.startsWith('//') || line.startsWith('/*');
    if (line.startsWith('/*')) isComment = true;
    if (isText) {
      lines.push(`${STEP.repeat(depth)}${line.startsWith('*') ? ' ' : ''}${line}`.trimEnd());
      if (line.endsWith('*/')) isComment = false;
      continue;
    }
    lines.push(...broken(line, depth));
    for (const [, character] of codeOf(line)) {
      if (OPEN.includes(character)) open.push(lines.length);
      if (CLOSE.includes(character)) open.pop();
    }
  }
  return `${lines.join('\n').trim()}\n`;
}

/** The level of a line, whose leading brackets close levels. */
function depthOf(line: string, open: readonly number[]): number {
  const leading = /^[)\]}]*/.exec(line)?.[0].length ?? 0;
  return new Set(open.slice(0, Math.max(0, open.length - leading))).size;
}

/** A line that is too long, at its last arrow or in its last brackets. */
function broken(line: string, depth: number): string[] {
  const indent = STEP.repeat(depth);
  if (line === '' || indent.length + line.length <= WIDTH || balanceOf(line) !== 0) return [(indent + line).trimEnd()];
  const groups = groupsOf(line);
  const arrow = arrowOf(line, groups);
  if (arrow !== undefined) {
    return [indent + line.slice(0, arrow), ...broken(line.slice(arrow).trim(), depth + 1)];
  }
  const group = insideParentheses(
    line,
    groups.findLast(({ start, end }) => end - start > 2),
  );
  if (!group) return [indent + line];
  const inner = line.slice(group.start + 1, group.end).trim();
  const items = itemsOf(inner).map((item) => `${item},`);
  return [
    indent + line.slice(0, group.start + 1),
    ...items.flatMap((item) => broken(item, depth + 1)),
    indent + line.slice(group.end),
  ];
}

/** The braces of an object that an arrow function returns, instead of the parentheses around them. */
function insideParentheses(line: string, group: Group | undefined): Group | undefined {
  const isObject = group && line.startsWith('({', group.start) && line.startsWith('})', group.end - 1);
  return isObject ? { start: group.start + 1, end: group.end - 1 } : group;
}

/** The end of `=>` outside of brackets, before an expression. */
function arrowOf(line: string, groups: readonly Group[]): number | undefined {
  const at = [...line.matchAll(/ => /g)]
    .map(({ index }) => index)
    .find((index) => !groups.some((g) => g.start < index && index < g.end));
  if (at === undefined) return undefined;
  const rest = line.slice(at + 4);
  return rest.startsWith('{') || rest.startsWith('({') ? undefined : at + 3;
}

interface Group {
  readonly start: number;
  readonly end: number;
}

/** The outermost brackets of a line. */
function groupsOf(line: string): Group[] {
  const groups: Group[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of codeOf(line)) {
    if (OPEN.includes(character) && depth++ === 0) start = index;
    if (CLOSE.includes(character) && --depth === 0) groups.push({ start, end: index });
  }
  return groups;
}

/** The parts of a list between its outermost commas. */
function itemsOf(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [index, character] of codeOf(text)) {
    if (OPEN.includes(character)) depth++;
    if (CLOSE.includes(character)) depth--;
    if (character === ',' && depth === 0) {
      items.push(text.slice(from, index).trim());
      from = index + 1;
    }
  }
  return [...items, text.slice(from).trim()].filter((item) => item !== '');
}

function balanceOf(line: string): number {
  return [...codeOf(line)].reduce(
    (sum, [, each]) => sum + (OPEN.includes(each) ? 1 : CLOSE.includes(each) ? -1 : 0),
    0,
  );
}

/** The characters of a line outside of string literals and comments. */
function* codeOf(line: string): Generator<[index: number, character: string]> {
  let quote = '';
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? '';
    if (quote !== '') {
      if (character === '\\') index++;
      else if (character === quote) quote = '';
    } else if (`'"\``.includes(character)) quote = character;
    else if (line.startsWith('//', index)) return;
    else yield [index, character];
  }
}
