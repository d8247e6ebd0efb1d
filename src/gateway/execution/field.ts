import {
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  getNullableType,
  isLeafType,
  isNonNullType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { type Arguments, argumentsOf } from './arguments.ts';
import { completeOf } from './complete.ts';
import type { Document, Nodes } from './document.ts';
import { Info } from './info.ts';
import { type Holder, Place } from './place.ts';
import type { Complete, Run } from './run.ts';
import { asError, isPromise } from './values.ts';

/** What has no properties to read. */
export const NOTHING: Holder = Object.freeze({});

/** A field as it is selected on one type of object. */
export class Field {
  /** Its name in the answer. */
  readonly key: string;
  readonly name: string;
  readonly document: Document;
  readonly parentType: GraphQLObjectType;
  readonly nodes: Nodes;
  readonly definition: GraphQLField<unknown, unknown>;
  /** What it is on every object of the type, where it is that. */
  readonly constant: string | undefined;
  /** Whether it is a property of its source, and no more. */
  readonly isRead: boolean;
  /** Its type, where that is a leaf, null or not. */
  readonly leaf: GraphQLLeafType | undefined;
  readonly #nullable: boolean;
  readonly #complete: Complete;
  readonly #arguments: Arguments;

  constructor(
    document: Document,
    parentType: GraphQLObjectType,
    key: string,
    nodes: Nodes,
    definition: GraphQLField<unknown, unknown>,
  ) {
    this.key = key;
    this.name = definition.name;
    this.document = document;
    this.parentType = parentType;
    this.nodes = nodes;
    this.definition = definition;
    this.constant = definition === TypeNameMetaFieldDef ? parentType.name : undefined;
    this.isRead = !definition.resolve;
    const inner = getNullableType(definition.type);
    this.leaf = isLeafType(inner) ? inner : undefined;
    this.#nullable = !isNonNullType(definition.type);
    this.#complete = completeOf(definition.type, this);
    this.#arguments = argumentsOf(definition, nodes[0]);
  }

  /** What comes of the field on this source; `from` is the source, if properties can be read of it. */
  make(run: Run, source: unknown, owner: Place | undefined, from: Holder = NOTHING): unknown {
    if (this.constant !== undefined) return this.constant;
    if (!this.isRead) return this.resolve(run, source, owner);
    let value: unknown;
    try {
      value = from[this.name];
    } catch (error) {
      value = asError(error);
    }
    return this.take(run, source, value, owner);
  }

  /** What comes of a property that was read from the source. */
  take(run: Run, source: unknown, value: unknown, owner: Place | undefined): unknown {
    if (value == null && this.#nullable) return null;
    if (typeof value === 'function') return this.resolve(run, source, owner);
    if (this.leaf !== undefined && !isPromise(value)) return this.#takeLeaf(run, value, owner);
    return run.settle(value, this.#complete, this.#placeIn(owner), this.nodes);
  }

  /** What comes of the field's resolver, or of the source's own function. */
  resolve(run: Run, source: unknown, owner: Place | undefined): unknown {
    const place = this.#placeIn(owner);
    let value: unknown;
    try {
      const info = new Info(this, run, place);
      const args = this.#arguments(run);
      const { resolve } = this.definition;
      value = resolve
        ? resolve(source, args, run.context, info)
        : (source as Record<string, (...all: unknown[]) => unknown>)[this.name]?.(args, run.context, info);
    } catch (error) {
      return run.failed(place, this.nodes, error);
    }
    return run.settle(value, this.#complete, place, this.nodes);
  }

  #placeIn(owner: Place | undefined): Place {
    return new Place(owner, this.key, this.parentType.name, this.#nullable);
  }

  /** A leaf has a place only if something is wrong with it. */
  #takeLeaf(run: Run, value: unknown, owner: Place | undefined): unknown {
    try {
      return this.#complete(run, value, owner as Place);
    } catch (error) {
      return run.failed(this.#placeIn(owner), this.nodes, error);
    }
  }
}

/** The field that these nodes select, if the type has it. */
export function fieldOn(document: Document, type: GraphQLObjectType, key: string, nodes: Nodes): Field | undefined {
  const definition = definitionOf(document, type, nodes[0].name.value);
  return definition && new Field(document, type, key, nodes, definition);
}

function definitionOf({ schema }: Document, type: GraphQLObjectType, name: string) {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name];
}
