import type { Paging } from '#contract';
import type { Schema } from '#contract/compile';
import { wordsOf } from '../names.ts';
import type { NewParameter } from './parameters.ts';
import { named } from './schemas.ts';

type Components = ReadonlyMap<string, Schema>;

const squeezed = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const isOf = (names: string) => (name: string) => names.split(' ').includes(squeezed(name));

/** Common names of paging parameters and members, without case and punctuation. */
const OFFSET = isOf('offset skip start startindex from startat firstresult pageoffset');
const PAGE = isOf('page pagenumber pageno pagenum pageindex currentpage');
const TOKEN = isOf(
  'cursor pagetoken nexttoken token continuation continuationtoken marker after pagecursor nextcursor startcursor ' +
    'nextpagetoken pageafter pagination paginationtoken bookmark',
);
const KEY = isOf('startingafter afterid sinceid lastid');
/** Takes a key or a time; a number is a key where a `Link` header leads to the next page. */
const SINCE = isOf('since');
const LIMIT = isOf(
  'limit perpage pagesize size count max maxresults maxitems top take rows results resultsperpage pagelimit pagecount num n ' +
    'first itemsperpage',
);
const NEXT = isOf(
  'nextcursor nextpagetoken nexttoken next cursor continuationtoken nextpagecursor after endcursor marker nextpage',
);
const TOTAL = isOf(
  'total totalcount totalitems totalresults totalrows totalelements totalhits numfound numresults totalrecords',
);
const ITEMS = isOf('items data results result records rows values entries list content hits objects elements value');
/** Words of members that may stand beside the rows of a page. */
const BESIDES = new Set(
  (
    'total totals count counts page pages pagelen pagesize perpage offset limit next nextpage prev previous cursor token more size start ' +
    'link links object kind etag url self has last first'
  ).split(' '),
);
const META = isOf('meta metadata pagination paging page responsemetadata pageinfo links paginginfo nextpage cursors');
/** Objects around the rows and their metadata. */
const ENVELOPE = isOf('response result data payload body');
/** The most objects around a place of the paging. */
const DEEPEST = 4;

const USUAL = 20;
const MOST = 100;

/** The paging of a list, with its parameters. */
export interface PagedList {
  readonly paging: Paging;
  readonly row: Schema;
  readonly parameters: readonly NewParameter[];
  /** The members of the body that carry the paging. */
  readonly members: readonly string[];
  /** Values that the document does not have. */
  readonly guesses: readonly string[];
}

/** The places of an operation that may carry its paging. */
export interface PagingPlaces {
  readonly parameters: readonly NewParameter[];
  /** The names of the headers of the response. */
  readonly headers?: readonly string[];
  /** The members of a JSON body. */
  readonly members?: readonly NewParameter[];
}

/** A response in which places of its paging are looked for. */
interface Answered {
  readonly components: Components;
  readonly answer: Schema;
  readonly headers: readonly string[];
}

/**
 * Recognises a list of objects, and how it is paged, by the names of parameters, properties and headers. A list of which only a
 * part could be read is `unread`, with the reason.
 */
export function recognisedList(
  components: Components,
  answer: Schema,
  { parameters, headers = [], members = [] }: PagingPlaces,
): PagedList | { readonly unread: string } | undefined {
  const list = listIn(components, answer);
  if (!list) return undefined;
  const { pointer: items, row } = list;
  const answered = { components, answer, headers };
  const query = parameters.filter((each) => each.in === 'query');
  const inQuery = placeIn(answered, query);
  const place = inQuery ?? placeIn(answered, members);
  if (!place) {
    const unread = unreadIn(answered, [...query, ...members]);
    if (unread !== undefined) return { unread };
    // Rows beyond a size that callers choose are not read: the field has no total and no pages.
    if ([...query, ...members].some(({ name }) => LIMIT(name))) return undefined;
    return { paging: { style: 'whole', items }, row, parameters: [], members: [], guesses: [] };
  }
  const { parameter, guesses, limit, ...style } = place;
  const total = style.style === 'key' ? undefined : totalIn(answered);
  const { default: usual, maximum } = (limit?.schema ?? {}) as { default?: unknown; maximum?: unknown };
  const said = typeof maximum === 'number' ? maximum : maximumIn(limit?.description);
  const isKnown = said !== undefined;
  const most = said ?? (limit ? Math.max(MOST, typeof usual === 'number' ? usual : 0) : USUAL);
  const sizes = { default: typeof usual === 'number' ? usual : Math.min(USUAL, most), maximum: most };
  const used = limit ? [parameter, limit] : [parameter];
  return {
    paging: {
      ...style,
      ...(limit && { limit: limit.name }),
      items,
      ...(total !== undefined && { total }),
      ...sizes,
      ...(!isKnown && total === undefined && style.style !== 'token' && { endsEmpty: true }),
      ...(!inQuery && { in: 'body' }),
    } as Paging,
    row,
    parameters: inQuery ? used : [],
    members: inQuery ? [] : used.map(({ name }) => name),
    guesses: isKnown
      ? guesses
      : [
          ...guesses,
          limit
            ? `\`${limit.name}\` is ${most} at most`
            : `a page has ${USUAL} rows, until the first one shows its size`,
        ],
  };
}

/** The maximum page size that a description names, such as `(max 100)`. */
function maximumIn(description = ''): number | undefined {
  const [, digits] = /\bmax(?:imum)?(?: (?:is|of|value|number|page size))*\W{1,3}(\d{1,5})\b/i.exec(description) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Why a list without a known way to its next page has one. */
function unreadIn(answered: Answered, given: readonly NewParameter[]): string | undefined {
  const position = given.find(({ name }) => [OFFSET, PAGE, TOKEN, KEY].some((isCalled) => isCalled(name)));
  if (position) return `nothing in its response leads to the next page by \`${position.name}\``;
  if (hasLink(answered)) return 'its `Link` header leads to a next page by a parameter that the document does not have';
  const next = pointerTo(answered, (name) => NEXT(name) && squeezed(name) !== 'marker', ['string', 'integer']);
  return next === undefined
    ? undefined
    : `\`${next}\` leads to a next page by a parameter that the document does not have`;
}

/** The pointer to the list of a response, and the schema of its rows. */
function listIn(components: Components, answer: Schema, within = ''): { pointer: string; row: Schema } | undefined {
  const own = named(components, answer).schema;
  const row = rowOf(components, own);
  if (row) return { pointer: within, row };
  const found = membersIn(components, own).flatMap(({ pointer, name, schema }) => {
    const rows = rowOf(components, named(components, schema).schema);
    return rows ? [{ pointer: within + pointer, name, schema, row: rows }] : [];
  });
  const called = found.find(({ name }) => ITEMS(name));
  const lists = found.filter(({ name, schema }) => !isBesides(components, name, schema));
  if (called) return called;
  // Other members make the response an object with a list, not a list.
  const others = membersIn(components, own).filter(({ name, schema }) => !isBesides(components, name, schema));
  if (lists.length === 1 && others.length === 1) return lists[0];
  const [only, ...more] = Object.entries(own.properties ?? {}).filter(([name]) => ENVELOPE(name));
  if (!only || more.length > 0) return undefined;
  return listIn(components, only[1], within + pointerOf(only[0]));
}

/** Whether a member may stand beside the rows of a page. */
export function isBesides(components: Components, name: string, schema: Schema): boolean {
  if (/^(?:errors|warnings|messages)$/i.test(name)) return true;
  const { type } = named(components, schema).schema;
  return (
    META(name) || (wordsOf(name).some((word) => BESIDES.has(word)) && ![type].flat().includes('array')) || NEXT(name)
  );
}

function rowOf(components: Components, { type, items }: Schema): Schema | undefined {
  if (![type].flat().includes('array') || !items) return undefined;
  return named(components, items).schema.properties ? items : undefined;
}

interface PagingParameters {
  readonly style: Paging['style'];
  readonly parameter: NewParameter;
  readonly limit: NewParameter | undefined;
  readonly guesses: readonly string[];
  readonly [key: string]: unknown;
}

/** The parameter of the position of a page, and that of its size, with the style that they belong to. */
function placeIn(answered: Answered, all: readonly NewParameter[]): PagingParameters | undefined {
  const limit = all.find(({ name }) => LIMIT(name));
  const given = all.filter((each) => each !== limit);
  const find = (isCalled: (name: string) => boolean) => given.find(({ name }) => isCalled(name));
  const key = find(KEY);
  if (key && limit) return { style: 'key', key: key.name, parameter: key, limit, guesses: [] };
  const since = hasLink(answered) ? given.find(({ name, isText }) => SINCE(name) && !isText) : undefined;
  if (since && limit) {
    const guesses = [`\`${since.name}\` takes the key of a row`];
    return { style: 'key', key: since.name, parameter: since, limit, guesses };
  }
  // `page` is a token where it is a text.
  const token = find(TOKEN) ?? given.find(({ name, isText }) => (PAGE(name) || OFFSET(name)) && isText);
  const next = token && nextOf(answered, token);
  if (token && next) return { style: 'token', token: token.name, ...next, parameter: token, limit };
  const offset = given.find(({ name, isText }) => OFFSET(name) && !isText);
  if (offset) return { style: 'offset', offset: offset.name, parameter: offset, limit, guesses: [] };
  const page = given.find(({ name, isText }) => PAGE(name) && !isText);
  if (!page) return undefined;
  const { default: first, minimum } = page.schema as { default?: unknown; minimum?: unknown };
  const isFromZero = first === 0 || (first === undefined && minimum === 0);
  return {
    style: 'page',
    page: page.name,
    ...(isFromZero && { from: 0 }),
    parameter: page,
    limit,
    guesses: first === 1 || isFromZero ? [] : ['pages begin with 1'],
  };
}

/** The place of the next token. */
function nextOf(answered: Answered, token: NewParameter) {
  const isNext = (name: string) => NEXT(name) || squeezed(name) === squeezed(token.name);
  const pointer = pointerTo(answered, isNext, ['string', 'integer']);
  if (pointer !== undefined && !isLink(pointer)) return { next: pointer, guesses: [] };
  const header = answered.headers.find((name) => isNext(name.replace(/^x-/i, '')));
  if (header !== undefined) return { next: `header:${header}`, guesses: [] };
  const url = pointer ?? pointerTo(answered, isNext, ['string'], true);
  const guesses = [`the URL of the next page has \`${token.name}\``];
  if (url !== undefined) return { next: `url:${url}`, guesses };
  return hasLink(answered) ? { next: 'link', guesses } : undefined;
}

const hasLink = ({ headers }: Answered) => headers.some((name) => name.toLowerCase() === 'link');
/** Whether a member is a URL by the name of the one around it. */
const isLink = (pointer: string) => /\/_?links\//.test(pointer);

/** The place of the number of all rows. */
function totalIn(answered: Answered): string | undefined {
  const pointer = pointerTo(answered, TOTAL, ['integer', 'number']);
  if (pointer !== undefined) return pointer;
  const header = answered.headers.find((name) => TOTAL(name.replace(/^x-/i, '')) || /^x-(?:\w+-)?total$/i.test(name));
  return header && `header:${header}`;
}

/** The pointer to a member of a response, or of its metadata, with this name and one of these types. */
function pointerTo(
  { components, answer }: Answered,
  isCalled: (name: string) => boolean,
  types: readonly string[],
  isUrl = false,
): string | undefined {
  return membersIn(components, named(components, answer).schema).find(({ name, schema }) => {
    const { type, format } = named(components, schema).schema;
    return (
      isCalled(name) &&
      ['uri', 'url'].includes(format ?? '') === isUrl &&
      [type].flat().some((each) => types.includes(each ?? ''))
    );
  })?.pointer;
}

/** The members of an object, and of its members with paging data or rows. */
function membersIn(components: Components, { properties = {} }: Schema, depth = 0) {
  return Object.entries(properties).flatMap(([name, schema]): { pointer: string; name: string; schema: Schema }[] => {
    const pointer = pointerOf(name);
    const inner = named(components, schema).schema;
    const isEnvelope = META(name) || ITEMS(name) || ENVELOPE(name);
    const below = depth < DEEPEST && isEnvelope ? membersIn(components, inner, depth + 1) : [];
    return [{ pointer, name, schema }, ...below.map((each) => ({ ...each, pointer: pointer + each.pointer }))];
  });
}

function pointerOf(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
