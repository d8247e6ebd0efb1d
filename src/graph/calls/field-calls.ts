import type { GraphQLResolveInfo } from 'graphql';
import type { OperationFacts } from '#upstream';
import type { Batch, InList, Lookup } from '../batch.ts';
import type { OperationName } from '../operation.ts';
import type { Selection } from '../selection.ts';
import { type Estimate, exactly } from './estimate.ts';

/** A loader of any rows. */
export type Loader =
  | Pick<Batch<never>, 'operation' | 'single' | 'times' | 'maxKeys' | 'differentKeys' | 'perKey'>
  | AnyLookup;

type AnyLookup = Pick<Lookup<never>, 'operation' | 'times'>;

/** The calls for the window of a field's connection, which its resolver reads by `paged`. */
interface PageCalls {
  readonly kind: 'pages';
  readonly operation: OperationName;
  /** Operations that are called instead, by the object. */
  readonly alternatives: readonly OperationName[];
  /** Pages have fewer rows than requested, because a filter applies to them. */
  readonly isFiltered: boolean;
}

/** Keys that a field looks up by `load`. */
interface Loads {
  readonly kind: 'loads';
  readonly by: Loader;
  /** Fields of one object with the same name have the same keys. Absent: no other field has them. */
  readonly key: string | undefined;
  /** The keys of one object; of the whole request, if `isShared`. */
  readonly keys: Estimate;
  /** All objects of a request have the same key. */
  readonly isShared: boolean;
  /** The connection is loaded even if no row of it is read. */
  readonly isEager: boolean;
  /** Its key is in the response to the call before it. */
  readonly isAfter: boolean;
}

/** Calls that a resolver makes for each object. */
interface DirectCalls {
  readonly kind: 'each';
  readonly operation: OperationName;
  readonly times: Estimate;
  readonly isAfter: boolean;
}

/** A kind of upstream calls that a field makes. */
export type FieldCall = PageCalls | Loads | DirectCalls;

/** A field in an operation. */
export interface FieldSite<Args = Readonly<Record<string, unknown>>> {
  readonly args: Args;
  /** The field that the object comes from, as `Type.field`. */
  readonly from: string;
  /** The arguments of the fields above and of this one; the nearest of each name. */
  readonly inherited: Readonly<Record<string, unknown>>;
  /** The selected fields of the object. */
  readonly selection: Selection;
  readonly info: GraphQLResolveInfo;
  readonly context: {
    readonly graph: {
      readonly upload: { readonly bytes: number; readonly ms: number };
      facts(operation: string): OperationFacts;
      readonly extras: ReadonlySet<string>;
    };
  };
}

/** Calls that depend on the arguments, the selection or the settings. */
export interface VariantCalls {
  readonly variantOf: (site: FieldSite) => string;
  readonly calls: (variant: string) => readonly FieldCall[];
  /** The variant as a rule, where the operation is not known. */
  readonly usual: string;
  /** Whether the arguments of fields above are part of the variant. */
  readonly inherits: boolean;
}

/** The upstream calls of a field for each object that has it. */
export type FieldCalls = readonly FieldCall[] | VariantCalls;

/** The upstream calls of fields, by `Type.field`. Fields without a declaration make none. */
export type DeclaredCalls = Readonly<Record<string, FieldCalls>>;

interface LoadOptions {
  readonly isEager?: boolean;
  readonly key?: string;
  readonly keys?: Estimate;
  readonly isAfter?: boolean;
}

/** The pages of the field's connection. */
export function pages(
  operation: OperationName,
  { isFiltered = false, alternatives = [] }: Partial<Pick<PageCalls, 'isFiltered' | 'alternatives'>> = {},
): FieldCall {
  return { kind: 'pages', operation, isFiltered, alternatives };
}

/** Lookups of the keys of each object. The only list that has them all is read once. */
export function loads(
  by: Loader | InList<unknown>,
  { key, keys = exactly(1), isEager = false, isAfter = false }: LoadOptions = {},
): FieldCall {
  if (!('within' in by)) return { kind: 'loads', by, key, keys, isShared: false, isEager, isAfter };
  return by.listOf ? loads(by.within, { key, keys, isEager, isAfter }) : loadsOnce(by.within, key, { keys, isAfter });
}

/** A lookup of a key that all objects of a request share; different keys have different names. */
export function loadsOnce(by: Loader, key = '', { keys = exactly(1), isAfter = false } = {}): FieldCall {
  return { kind: 'loads', by, key, keys, isShared: true, isEager: false, isAfter };
}

/** Calls for each object. */
export function each(operation: OperationName, { times = exactly(1), isAfter = false } = {}): FieldCall {
  return { kind: 'each', operation, times, isAfter };
}

/** Calls by variant. The variant contains all that the calls depend on; `usual` is the variant as a rule. */
export function variants<Args extends object = object>(
  variantOf: (site: FieldSite<Args>) => string,
  calls: (variant: string) => readonly FieldCall[],
  usual = '',
): VariantCalls {
  return { variantOf: variantOf as unknown as VariantCalls['variantOf'], calls, usual, inherits: false };
}

/** The same for calls that depend on the arguments of fields above. */
export function inheritingVariants(
  variantOf: (site: FieldSite) => string,
  calls: (variant: string) => readonly FieldCall[],
  usual = '',
): VariantCalls {
  return { variantOf, calls, usual, inherits: true };
}

/** The pages of the field's connection, whose rows the upstream filters page by page if there is a `where`. */
export function filteredPages(operation: OperationName): VariantCalls {
  return variants<{ readonly where?: object | null }>(
    ({ args: { where } }) => (where ? 'filtered' : 'all'),
    (rows) => [pages(operation, { isFiltered: rows === 'filtered' })],
    'all',
  );
}
