import type { GraphQLObjectType, SelectionSetNode } from 'graphql';
import type { GraphSettings, Selection } from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import type { CallDeclarations } from './call-declarations.ts';
import type { PlannedCall, Slot } from './plan.ts';
import type { TypicalSizes } from './typical-sizes.ts';

/** The data that plans are made from. */
export interface PlanParts {
  readonly declarations: CallDeclarations;
  readonly graph: GraphSettings;
  readonly typical: TypicalSizes;
}

/** The arguments of a field. */
export interface ArgumentSource {
  readonly hasVariables: boolean;
  args(variables: Variables): Readonly<Record<string, unknown>>;
}

/** The objects of one type at one place of an operation. */
export interface Level {
  readonly index: number;
  readonly type: GraphQLObjectType;
  readonly sets: readonly SelectionSetNode[];
  /** The selected fields of the objects. */
  selection(): Selection;
  /** The field that leads to the objects, as `Type.field`. */
  readonly from: string;
  /** The response keys from the root. */
  readonly path: readonly string[];
  /** Equal for the same objects under another response key. */
  readonly identity: string;
  /** Objects of the same origin come in the same response. */
  readonly origin: string;
  readonly stage: number;
  readonly inherited: readonly ArgumentSource[];
  /** The lookups of keys so far, by their names. */
  readonly loaded: Map<object, Map<string, Slot>>;
}

/** The planned calls of a field. */
export interface PlannedField {
  readonly planned: readonly PlannedCall[];
  /** The origin and the stage of the objects that the field leads to. */
  readonly origin: string;
  readonly stage: number;
  /** How many of the objects are of a type; for a field with ids, by the types in the ids. */
  readonly countOf: ((type: GraphQLObjectType) => { readonly share: number; readonly most: number }) | undefined;
}
