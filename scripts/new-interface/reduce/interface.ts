import type { Schema } from '../../contract/document.ts';
import { unique } from '../names.ts';
import type { OpenApi } from '../openapi/open-api.ts';
import { Unsupported } from '../openapi/unsupported.ts';
import { type Failures, reduceFailures } from './failures.ts';
import { type Found, type NewOperation, reduceOperation } from './operations.ts';
import { Schemas } from './schemas.ts';
import { isOpen, reduceSecurity, type Security } from './security.ts';

const METHODS = ['post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
/** More would be too many for one review and one test file. */
const MOST_OPERATIONS = 12;

export interface Wanted {
  readonly slug: string;
  readonly title: string | undefined;
  /** Beginnings of paths, or ids of operations; empty for all. */
  readonly only: readonly string[];
}

/** A reduced document: the supported operations, and the omissions. */
export interface NewInterface {
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly description: string | undefined;
  /** The address of the document's server. */
  readonly address: string | undefined;
  readonly operations: readonly (NewOperation & { readonly open: boolean })[];
  readonly components: ReadonlyMap<string, Schema>;
  readonly failures: Failures;
  readonly scheme: Security['scheme'];
  /** A line each with the part, its position and the reason. */
  readonly leftOut: readonly string[];
}

/** Reduces a document to the features of contracts. Throws if no operation or too many are left. */
export function reduceInterface(openapi: OpenApi, { slug, title, only }: Wanted): NewInterface {
  const { info = {}, servers = [] } = openapi.document;
  const { found, others } = operationsIn(openapi, only);
  const schemas = new Schemas(openapi);
  const leftOut: string[] = [];
  const operations = found.flatMap((each) => {
    try {
      return [reduceOperation(openapi, schemas, each)];
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      leftOut.push(`GET ${each.path}: ${error.message}`);
      return [];
    }
  });
  refuse(operations, leftOut, only);
  const originals = operations.map((each) => each.found.operation);
  const { scheme, leftOut: schemes } = reduceSecurity(openapi, originals);
  const taken = new Set<string>();
  return {
    slug,
    title: title ?? info.title ?? slug,
    version: info.version ?? 'unversioned',
    description: info.description,
    address: servers.map(({ url }) => url).find((url) => url !== undefined && /^https?:/.test(url)),
    operations: operations.map((each) => ({
      ...each,
      id: unique(each.id, taken),
      open: scheme !== undefined && isOpen(openapi, each.found.operation),
      parameters: each.parameters.filter(({ name }) => scheme?.in !== 'query' || name !== scheme.name),
    })),
    failures: reduceFailures(openapi, schemas, originals),
    components: schemas.components,
    scheme,
    leftOut: [
      ...others,
      ...leftOut,
      ...operations.flatMap((each) => each.leftOut.map((line) => `GET ${each.path}: ${line}`)),
      ...schemes,
      ...schemas.simplified,
    ],
  };
}

/** Paths without parameters come first, because the sandbox takes the first match. */
function operationsIn(openapi: OpenApi, only: readonly string[]): { found: Found[]; others: string[] } {
  const others: string[] = [];
  const found = Object.entries(openapi.document.paths).flatMap(([path, given]): Found[] => {
    const { value: item, where } = openapi.resolve(given ?? {}, `paths.${path}`);
    const isWanted = (id: string | undefined) =>
      only.length === 0 ||
      only.some((each) => each === id || path === each || path.startsWith(`${each.replace(/\/$/, '')}/`));
    const methods = METHODS.filter((method) => item[method] !== undefined && isWanted(undefined));
    others.push(
      ...methods.map((method) => `${method.toUpperCase()} ${path}: only GET is made; write the others by hand`),
    );
    return item.get && isWanted(item.get.operationId)
      ? [{ path, item, operation: item.get, where: `${where}.get` }]
      : [];
  });
  return { found: found.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path)), others };
}

function parametersIn(path: string): number {
  return path.split('{').length;
}

function refuse(operations: readonly NewOperation[], leftOut: readonly string[], only: readonly string[]): void {
  if (operations.length === 0) {
    const reasons =
      leftOut.length > 0 ? leftOut : [`there is no GET operation${only.length > 0 ? ' at these paths' : ''}`];
    throw new Unsupported(['No operation is supported:', ...reasons].join('\n  '));
  }
  if (operations.length <= MOST_OPERATIONS) return;
  const beginnings = [...new Set(operations.map(({ path }) => `/${path.split('/')[1]}`))];
  throw new Unsupported(
    `${operations.length} operations can be had, and ${MOST_OPERATIONS} at most at once: choose by --only, with a path's ` +
      `beginning or an operationId, which may be repeated. There are ${beginnings.slice(0, 20).join(', ')}`,
  );
}
