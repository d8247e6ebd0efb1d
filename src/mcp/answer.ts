import type { OperationError, OperationResult, Price } from './graph.ts';
import { beginningOf, fitting, tokensOf } from './tokens.ts';
import { CURSOR_KEY, EDGES_KEY, PAGE_KEY, type PagedList } from './tools.ts';

/** The content of an answer: what APIs sent is below `data`, and everything else is the gateway's. */
interface Answer {
  readonly data: Tree | null;
  readonly errors?: readonly string[];
  /** What was left out, so that the answer stays within its tokens. */
  readonly omitted?: readonly string[];
  readonly hasMore?: boolean;
  /** The argument that goes on after the last row. */
  readonly next?: Readonly<Record<string, string>>;
}

type Tree = Record<string, unknown>;

/** A result of `tools/call`. */
export interface ToolResult {
  [member: string]: unknown;
  content: ({ type: 'text'; text: string } | ResourceLink)[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  _meta: Record<string, unknown>;
}

/** A text that is read apart, by its address. */
interface ResourceLink {
  [member: string]: unknown;
  type: 'resource_link';
  uri: string;
  name: string;
}

/** The members of `_meta` that are this gateway's. */
export const [COST_META, TOKENS_META, DRY_RUN_META] = ['manifold/cost', 'manifold/tokens', 'manifold/dry-run'] as const;

/** The form of a tool's answers. */
interface AnswerForm {
  readonly mostTokens: number;
  readonly paged?: PagedList | undefined;
  /** The address of the text at a path of the data; absent where it cannot be read again. */
  readonly uriOf?: ((path: string) => string) | undefined;
}

/** The result of an operation as the answer of a tool. */
export function answerOf(
  { data = null, errors = [], calls }: OperationResult,
  price: Price,
  { mostTokens, paged, uriOf }: AnswerForm,
): ToolResult {
  const cost = { ...price, actual: calls };
  const sentences = someOf(errors.map(errorSentence), mostTokens * SHARE);
  if (data === null) return failure(sentences, cost);
  const tree = data as Tree;
  const page = paged && takePage(tree, paged);
  const walk = new Walk(uriOf);
  walk.object(tree, []);
  const links = walk.links.slice(
    0,
    fitting(
      walk.links.map((link) => JSON.stringify(link)),
      mostTokens * SHARE,
    ),
  );
  const content = (cuts: readonly Cut[]): Answer => ({
    data: tree,
    ...(sentences.length > 0 && { errors: sentences }),
    ...whatIsLeft(cuts, walk.omitted, paged, page),
  });
  const whole = resultOf({ ...content([]) }, cost, links);
  if (tokensIn(whole) <= mostTokens) return whole;
  const frame = tokensIn(whole) - tokensOf(JSON.stringify(tree));
  const cuts = cutRows(tree, mostTokens - frame - SPARE_TOKENS, paged?.path.join('.'));
  // One that is too long without a row, too, is refused by its tokens.
  if (!cuts) return whole;
  const text = JSON.stringify(tree);
  // Those of rows that were cut are not told.
  const left = links.filter(({ uri }) => text.includes(uri));
  return resultOf({ ...content(cuts) }, cost, left);
}

/** What errors, and what links, may take of the tokens of an answer. */
const SHARE = 0.25;
/** What is said of rows that are cut. */
const SPARE_TOKENS = 150;

/** As many sentences as fit, one at least, and how many others there are. */
function someOf(sentences: readonly string[], mostTokens: number): readonly string[] {
  const count = fitting(sentences, mostTokens);
  if (count === sentences.length) return sentences;
  const shown = count > 0 ? sentences.slice(0, count) : [beginningOf(sentences[0] ?? '', mostTokens)];
  const others = sentences.length - shown.length;
  return others > 0 ? [...shown, `${others} more errors are left out.`] : shown;
}

/** What an answer says of what is not in it. */
function whatIsLeft(
  cuts: readonly Cut[],
  left: readonly string[],
  paged: PagedList | undefined,
  page: Page | undefined,
): Partial<Answer> {
  const list = paged?.path.join('.');
  const cut = cuts.find(({ above }) => above === list);
  const after = cut ? page?.cursors[cut.kept - 1] : page?.endCursor;
  const hasMore = (page?.hasNextPage ?? false) || cut !== undefined;
  const told = cuts.filter((each) => each !== cut || after === undefined || !paged?.after).map(cutSentence);
  const omitted = [...left, ...told];
  return {
    ...(omitted.length > 0 && { omitted }),
    ...(page && { hasMore }),
    ...(hasMore && paged?.after && after && { next: { [paged.after]: after } }),
  };
}

/** The cost of what calls nothing. */
export const FREE: Cost = { worst: 0, expected: 0, actual: 0 };

interface Cost extends Price {
  readonly actual: number;
}

/** A result with this content, as JSON for models that read text. */
export function resultOf(
  content: Record<string, unknown>,
  cost: Cost = FREE,
  links: readonly ResourceLink[] = [],
): ToolResult {
  return { ...textOf(JSON.stringify(content), cost, links), structuredContent: content };
}

/** A result that says why there is none, and what to do. */
export function failure(sentences: readonly string[], cost: Cost = FREE): ToolResult {
  return { ...textOf(sentences.join('\n'), cost), isError: true };
}

/** A result that is a text. */
export function textOf(text: string, cost: Cost = FREE, links: readonly ResourceLink[] = []): ToolResult {
  const tokens = links.reduce((sum, link) => sum + tokensOf(JSON.stringify(link)), tokensOf(text));
  return { content: [{ type: 'text', text }, ...links], _meta: { [COST_META]: cost, [TOKENS_META]: tokens } };
}

/** The result, or a sentence in its place where it takes more tokens. */
export function bounded(result: ToolResult, mostTokens: number): ToolResult {
  if (tokensIn(result) <= mostTokens) return result;
  const sentence = `The answer takes more than ${mostTokens} tokens: ask for fewer fields.`;
  return failure(
    [result.isError ? beginningOf(String(result.content[0]?.text), mostTokens) : sentence],
    result._meta[COST_META] as Cost,
  );
}

function tokensIn({ _meta }: ToolResult): number {
  return _meta[TOKENS_META] as number;
}

/** What a caller does about an error, by its code. */
const REMEDIES: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'Change the argument that it names.',
  NOT_FOUND: 'Look the id up with another tool.',
  NOT_CONFIGURED: 'This API has no address in the settings of the gateway: do not try again.',
  UNAUTHENTICATED: 'The credential does not reach this far: do not try again with the same one.',
  PERMISSION_DENIED: 'The credential does not reach this far: do not try again with the same one.',
  FORBIDDEN: 'The credential does not reach this far: do not try again with the same one.',
  OPERATION_TOO_COMPLEX: 'Ask for fewer rows or fewer fields.',
  UPSTREAM_UNAVAILABLE: 'The API is down: the rest of the answer is valid.',
  UPSTREAM_TIMEOUT: 'The API is slow: ask for fewer rows, or later.',
  RATE_LIMITED: 'The API takes no more calls for now.',
};

/** An error as a sentence that says what to change. It has no text of an API: those of the graph have none either. */
export function errorSentence({ message, path, extensions = {} }: OperationError): string {
  const { code, retryAfter } = extensions;
  const place = path ? `${path.join('.')}: ` : '';
  const remedy = typeof retryAfter === 'number' ? `Try again in ${retryAfter} s.` : (REMEDIES[String(code)] ?? '');
  return `${place}${message.replace(/^Variable "\$(\w+)"/, 'The argument `$1`')} ${remedy}`.trim();
}

/** Characters of a text that is sent apart, and those of it that are shown. */
const [LONG_TEXT, SHOWN_TEXT] = [4000, 400];

/** Lists and objects in one another. Clients read few more, and `raw` may have a thousand. */
const MOST_LEVELS = 100;

/** Cuts long texts and what is deep, and adds links to these texts and to what can be downloaded. */
class Walk {
  readonly links: ResourceLink[] = [];
  readonly omitted: string[] = [];
  readonly #uriOf: AnswerForm['uriOf'];

  constructor(uriOf: AnswerForm['uriOf']) {
    this.#uriOf = uriOf;
  }

  object(node: Tree, path: string[]): void {
    const { url, contentType, fileName } = node;
    if (typeof url === 'string' && typeof contentType === 'string' && /^(?:https?:\/)?\//.test(url)) {
      const name = typeof fileName === 'string' ? fileName : path.join('.');
      this.links.push({ type: 'resource_link', uri: url, name, mimeType: contentType });
    }
    for (const key in node) {
      const value = node[key];
      if (typeof value === 'object' && value !== null) {
        path.push(key);
        if (path.length < MOST_LEVELS) this.object(value as Tree, path);
        else node[key] = this.#tooDeep();
        path.pop();
      } else if (typeof value === 'string' && value.length > LONG_TEXT && this.#uriOf) {
        node[key] = this.#longText(value, [...path, key].join('.'), this.#uriOf);
      }
    }
  }

  #longText(text: string, name: string, uriOf: (path: string) => string): string {
    const uri = uriOf(name);
    // The operation may be longer than its text.
    if (SHOWN_TEXT + 2 * uri.length > text.length) return text;
    this.links.push({ type: 'resource_link', uri, name, mimeType: 'text/plain', size: Buffer.byteLength(text) });
    return `${text.slice(0, SHOWN_TEXT)}… (${text.length} characters: ${uri})`;
  }

  #tooDeep(): null {
    if (this.omitted.length === 0) this.omitted.push(`What is more than ${MOST_LEVELS} levels deep is left out.`);
    return null;
  }
}

/** The text at a path of the data; `undefined` where there is none. */
export function textAt(data: unknown, path: string): string | undefined {
  const found = valueAt(data, path.split('.'));
  return typeof found === 'string' ? found : undefined;
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce((node, key) => (typeof node === 'object' ? (node as Tree | null)?.[key] : undefined), data);
}

/** Where the page of a list ends, and the cursors of its rows. */
interface Page {
  readonly hasNextPage: boolean;
  readonly endCursor: string | undefined;
  readonly cursors: readonly string[];
}

/** Takes the cursors that were added to an operation out of its data. */
function takePage(data: Tree, { path }: PagedList): Page | undefined {
  const connection = valueAt(data, path);
  if (!isTree(connection)) return undefined;
  const { [PAGE_KEY]: info, [EDGES_KEY]: edges } = connection;
  delete connection[PAGE_KEY];
  delete connection[EDGES_KEY];
  const { hasNextPage, endCursor } = isTree(info) ? info : {};
  const cursors = (Array.isArray(edges) ? edges : []).map((edge) => String(isTree(edge) ? edge[CURSOR_KEY] : ''));
  return {
    hasNextPage: hasNextPage === true,
    endCursor: typeof endCursor === 'string' ? endCursor : undefined,
    cursors,
  };
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rows that were cut off a list. */
interface Cut {
  /** The path of the object that has the list. */
  readonly above: string;
  readonly path: string;
  readonly kept: number;
  readonly rows: number;
}

function cutSentence({ path, kept, rows }: Cut): string {
  return `${path}: ${kept} of ${rows} rows are here. Ask for fewer rows at once, or for fewer fields.`;
}

/** Lists of one object that have a row of each other, as `nodes` and `edges`. */
interface Rows {
  readonly above: string;
  readonly path: string;
  readonly lists: unknown[][];
  readonly tokens: readonly number[];
  readonly total: number;
}

/** Cuts whole rows off the longest lists until the data fits. `undefined` if it does not fit without a row. */
function cutRows(data: Tree, most: number, connection: string | undefined): readonly Cut[] | undefined {
  const cuts = new Map<string, Cut>();
  for (let round = 0; round < MOST_CUT; round++) {
    const over = tokensOf(JSON.stringify(data)) - most;
    if (over <= 0) return [...cuts.values()];
    const [longest] = listsIn(data, '', connection).toSorted((one, other) => other.total - one.total);
    if (!longest) return undefined;
    const { above, path, lists, tokens } = longest;
    let [kept, saved] = [tokens.length, 0];
    while (kept > 1 && saved < over) saved += tokens[--kept] ?? 0;
    for (const list of lists) list.length = kept;
    cuts.set(path, { above, path, kept, rows: cuts.get(path)?.rows ?? tokens.length });
  }
  return undefined;
}

/** Lists of an answer: to find the longest one takes a walk through all of them. */
const MOST_CUT = 50;

/** The lists of two rows or more, at any depth. */
function listsIn(node: unknown, above: string, connection: string | undefined): Rows[] {
  if (Array.isArray(node)) return node.flatMap((each, at) => listsIn(each, `${above}.${at}`, connection));
  if (!isTree(node)) return [];
  const members = Object.entries(node);
  const pathOf = (key: string) => (above === '' ? key : `${above}.${key}`);
  const found = members.flatMap(([key, list]) => (Array.isArray(list) && list.length > 1 ? [{ key, list }] : []));
  const isOne = above === connection || found.every(({ key }) => key === 'nodes' || key === 'edges');
  const groups = isOne && found.length > 0 ? [found] : found.map((each) => [each]);
  const lists = groups.map((group): Rows => {
    const tokens = Array.from({ length: group[0]?.list.length ?? 0 }, (_, at) =>
      group.reduce((sum, { list }) => sum + tokensOf(JSON.stringify(list[at] ?? null)), 0),
    );
    const total = tokens.reduce((sum, each) => sum + each, 0);
    return { above, path: pathOf(group[0]?.key ?? ''), lists: group.map(({ list }) => list), tokens, total };
  });
  return [...lists, ...members.flatMap(([key, value]) => listsIn(value, pathOf(key), connection))];
}
