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
const META = isOf('meta metadata pagination paging page responsemetadata pageinfo links paginginfo nextpage');

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
  /** A `Link` header leads to other pages. */
  readonly hasLink?: boolean;
  /** The members of a JSON body. */
  readonly members?: readonly NewParameter[];
}

/** Recognises a list of objects, and how it is paged, by the names of parameters and properties. */
export function recognisedList(
  components: Components,
  answer: Schema,
  { parameters, hasLink = false, members = [] }: PagingPlaces,
): PagedList | undefined {
  const list = listIn(components, answer);
  if (!list) return undefined;
  const { pointer: items, row } = list;
  const query = parameters.filter((each) => each.in === 'query');
  const inQuery = pagingIn(components, answer, query, hasLink);
  const inBody = inQuery ? undefined : pagingIn(components, answer, members, false);
  // Other styles than tokens are taken from the query alone.
  const isInBody = inBody?.place.style === 'token';
  const { limit, place } = inQuery ?? (isInBody ? inBody : {});
  if (!limit || !place) {
    const all = [...query, ...members];
    const part =
      all.find(({ name }) => LIMIT(name)) ??
      all.find(({ name }) => [OFFSET, PAGE, TOKEN].some((isCalled) => isCalled(name)));
    const reason = inBody ? 'pages of a body are read by tokens only' : `\`${part?.name}\` alone leads to no other`;
    const guesses = part ? [`the list is read as one page, because ${reason}`] : [];
    return { paging: { style: 'whole', items }, row, parameters: [], members: [], guesses };
  }
  const total = pointerTo(components, answer, TOTAL, ['integer', 'number']);
  const { default: usual, maximum } = limit.schema as { default?: unknown; maximum?: unknown };
  const isKnown = typeof maximum === 'number';
  const most = isKnown ? maximum : Math.max(MOST, typeof usual === 'number' ? usual : 0);
  const sizes = { default: typeof usual === 'number' ? usual : Math.min(USUAL, most), maximum: most };
  const { parameter, guesses, ...style } = place;
  const ofTotal = total !== undefined && style.style !== 'token' && style.style !== 'key' ? { total } : {};
  return {
    paging: { ...style, limit: limit.name, items, ...ofTotal, ...sizes, ...(isInBody && { in: 'body' }) } as Paging,
    row,
    parameters: isInBody ? [] : [parameter, limit],
    members: isInBody ? [parameter.name, limit.name] : [],
    guesses: isKnown ? guesses : [...guesses, `\`maximum\` of \`${limit.name}\``],
  };
}

/** The pointer to the list of a response, and the schema of its rows. */
function listIn(components: Components, answer: Schema): { pointer: string; row: Schema } | undefined {
  const own = named(components, answer).schema;
  const row = rowOf(components, own);
  if (row) return { pointer: '', row };
  const found = membersIn(components, own).flatMap(({ pointer, name, schema }) => {
    const rows = rowOf(components, named(components, schema).schema);
    return rows ? [{ pointer, name, schema, row: rows }] : [];
  });
  const called = found.find(({ name }) => ITEMS(name));
  const lists = found.filter(({ name, schema }) => !isBesides(components, name, schema));
  if (called) return called;
  // Other members make the response an object with a list, not a list.
  const others = membersIn(components, own).filter(({ name, schema }) => !isBesides(components, name, schema));
  return lists.length === 1 && others.length === 1 ? lists[0] : undefined;
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
  readonly guesses: readonly string[];
  readonly [key: string]: unknown;
}

/** The parameter of the page size, and that of the position. */
function pagingIn(components: Components, answer: Schema, given: readonly NewParameter[], hasLink: boolean) {
  const limit = given.find(({ name }) => LIMIT(name));
  if (!limit) return undefined;
  const others = given.filter((each) => each !== limit);
  const place = pagingParametersOf(components, answer, others, hasLink);
  return place && { limit, place };
}

function pagingParametersOf(
  components: Components,
  answer: Schema,
  query: readonly NewParameter[],
  hasLink: boolean,
): PagingParameters | undefined {
  const find = (isCalled: (name: string) => boolean) => query.find(({ name }) => isCalled(name));
  const key = find(KEY);
  if (key) return { style: 'key', key: key.name, parameter: key, guesses: [] };
  const since = hasLink ? query.find(({ name, isText }) => SINCE(name) && !isText) : undefined;
  if (since) {
    return { style: 'key', key: since.name, parameter: since, guesses: [`\`${since.name}\` takes the key of a row`] };
  }
  // `page` is a token where it is a text.
  const token = find(TOKEN) ?? query.find(({ name, isText }) => (PAGE(name) || OFFSET(name)) && isText);
  const next =
    token && pointerTo(components, answer, (name) => NEXT(name) || squeezed(name) === squeezed(token.name), ['string']);
  if (token && next !== undefined) return { style: 'token', token: token.name, next, parameter: token, guesses: [] };
  const offset = query.find(({ name, isText }) => OFFSET(name) && !isText);
  if (offset) return { style: 'offset', offset: offset.name, parameter: offset, guesses: [] };
  const page = query.find(({ name, isText }) => PAGE(name) && !isText);
  if (!page || page.schema.default === 0) return undefined;
  return {
    style: 'page',
    page: page.name,
    parameter: page,
    guesses: page.schema.default === 1 ? [] : ['pages begin with 1'],
  };
}

/** The pointer to a member of a response, or of its metadata, with this name and one of these types. */
function pointerTo(
  components: Components,
  answer: Schema,
  isCalled: (name: string) => boolean,
  types: readonly string[],
): string | undefined {
  return membersIn(components, named(components, answer).schema).find(({ name, schema }) => {
    const { type, format } = named(components, schema).schema;
    return isCalled(name) && format !== 'uri' && [type].flat().some((each) => types.includes(each ?? ''));
  })?.pointer;
}

/** The members of an object, and of its members with paging data or rows. */
function membersIn(components: Components, { properties = {} }: Schema, depth = 0) {
  return Object.entries(properties).flatMap(([name, schema]): { pointer: string; name: string; schema: Schema }[] => {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const inner = named(components, schema).schema;
    const below = depth < 2 && (META(name) || ITEMS(name)) ? membersIn(components, inner, depth + 1) : [];
    return [{ pointer, name, schema }, ...below.map((each) => ({ ...each, pointer: pointer + each.pointer }))];
  });
}
