import type { OperationError, OperationResult, Price } from './graph.ts';
import { tokensOf } from './tokens.ts';
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
  _meta?: Record<string, unknown>;
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
  const sentences = errors.map(errorSentence);
  if (data === null) return failure(sentences, { cost });
  const tree = data as Tree;
  const page = paged && takePage(tree, paged);
  const links: ResourceLink[] = [];
  addLinks(tree, [], uriOf, links);
  const whole = resultOf({ ...answerWith(tree, sentences, [], paged, page) }, { cost, links });
  if (Number(whole._meta?.[TOKENS_META]) <= mostTokens) return whole;
  const cuts = cutRows(tree, mostTokens - SPARE_TOKENS, paged?.path.join('.'));
  if (!cuts) return failure([`The answer takes more than ${mostTokens} tokens: ask for fewer fields.`], { cost });
  const text = JSON.stringify(tree);
  // Those of rows that were cut are not told.
  const left = links.filter(({ uri }) => text.includes(uri));
  return resultOf({ ...answerWith(tree, sentences, cuts, paged, page) }, { cost, links: left });
}

/** What surrounds the data of an answer that is cut. */
const SPARE_TOKENS = 150;

function answerWith(
  data: Tree,
  errors: readonly string[],
  cuts: readonly Cut[],
  paged: PagedList | undefined,
  page: Page | undefined,
): Answer {
  const list = paged?.path.join('.');
  const cut = cuts.find(({ above }) => above === list);
  const after = cut ? page?.cursors[cut.kept - 1] : page?.endCursor;
  const hasMore = (page?.hasNextPage ?? false) || cut !== undefined;
  const omitted = cuts.filter((each) => each !== cut || after === undefined || !paged?.after).map(cutSentence);
  return {
    data,
    ...(errors.length > 0 && { errors }),
    ...(omitted.length > 0 && { omitted }),
    ...(page && { hasMore }),
    ...(hasMore && paged?.after && after && { next: { [paged.after]: after } }),
  };
}

interface Surroundings {
  readonly cost?: object;
  readonly links?: readonly ResourceLink[];
}

/** A result with this content, as JSON for models that read text. */
export function resultOf(content: Record<string, unknown>, { cost, links = [] }: Surroundings = {}): ToolResult {
  const text = JSON.stringify(content);
  return { content: [{ type: 'text', text }, ...links], structuredContent: content, _meta: metaOf(text, { cost }) };
}

/** A result that says why there is none, and what to do. */
export function failure(sentences: readonly string[], meta: Surroundings = {}): ToolResult {
  const text = sentences.join('\n');
  return { content: [{ type: 'text', text }], isError: true, _meta: metaOf(text, meta) };
}

function metaOf(text: string, { cost }: { readonly cost?: object | undefined }): Record<string, unknown> {
  return { ...(cost && { [COST_META]: cost }), [TOKENS_META]: tokensOf(text) };
}

/** A result that is a text. */
export function textOf(text: string): ToolResult {
  return { content: [{ type: 'text', text }], _meta: metaOf(text, {}) };
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
function errorSentence({ message, path, extensions = {} }: OperationError): string {
  const { code, retryAfter } = extensions;
  const place = path ? `${path.join('.')}: ` : '';
  const remedy = typeof retryAfter === 'number' ? `Try again in ${retryAfter} s.` : (REMEDIES[String(code)] ?? '');
  return `${place}${message.replace(/^Variable "\$(\w+)"/, 'The argument `$1`')} ${remedy}`.trim();
}

/** Characters of a text that is sent apart, and those of it that are shown. */
const [LONG_TEXT, SHOWN_TEXT] = [4000, 400];

/** Cuts long texts, and adds links to them and to what can be downloaded. */
function addLinks(node: unknown, path: string[], uriOf: AnswerForm['uriOf'], links: ResourceLink[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { url, contentType, fileName } = node as Tree;
  if (typeof url === 'string' && typeof contentType === 'string' && /^(?:https?:\/)?\//.test(url)) {
    const name = typeof fileName === 'string' ? fileName : path.join('.');
    links.push({ type: 'resource_link', uri: url, name, mimeType: contentType });
  }
  for (const key in node) {
    const value = (node as Tree)[key];
    if (typeof value === 'object') {
      path.push(key);
      addLinks(value, path, uriOf, links);
      path.pop();
    } else if (typeof value === 'string' && value.length > LONG_TEXT && uriOf) {
      const name = [...path, key].join('.');
      const uri = uriOf(name);
      (node as Tree)[key] = `${value.slice(0, SHOWN_TEXT)}… (${value.length} characters: ${uri})`;
      links.push({ type: 'resource_link', uri, name, mimeType: 'text/plain', size: Buffer.byteLength(value) });
    }
  }
}

/** The text at a path of the data; `undefined` where there is none. */
export function textAt(data: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Tree)[key] : undefined),
      data,
    );
  return typeof found === 'string' ? found : undefined;
}

/** Where the page of a list ends, and the cursors of its rows. */
interface Page {
  readonly hasNextPage: boolean;
  readonly endCursor: string | undefined;
  readonly cursors: readonly string[];
}

/** Takes the cursors that were added to an operation out of its data. */
function takePage(data: Tree, { path }: PagedList): Page | undefined {
  const connection = path.reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), data);
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
