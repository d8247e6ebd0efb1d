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
import { type Reads, readsOf } from '#graph';
import { type Arguments, argumentsOf } from './coerce-arguments.ts';
import { completeOf } from './complete-value.ts';
import type { Document, Nodes } from './document.ts';
import { Info } from './resolve-info.ts';
import { type Container, ResponsePath } from './response-path.ts';
import type { Complete, Run } from './run.ts';
import { isPromiseLike, toError } from './values.ts';

/** What has no properties to read. */
export const NO_PROPERTIES: Container = Object.freeze({});

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
  /** The property of its source that it is, where it is no more than that. */
  readonly property: string | undefined;
  /** Its type, where that is a leaf, null or not. */
  readonly leaf: GraphQLLeafType | undefined;
  readonly #nullable: boolean;
  /** Whether an empty text stands for no value. */
  readonly #emptyIsNull: boolean;
  readonly #completeAt: Complete;
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
    const member = memberOf(definition);
    this.property = member?.name;
    this.#emptyIsNull = member?.emptyIsNull ?? false;
    const inner = getNullableType(definition.type);
    this.leaf = isLeafType(inner) ? inner : undefined;
    this.#nullable = !isNonNullType(definition.type);
    this.#completeAt = completeOf(definition.type, this);
    this.#arguments = argumentsOf(definition, nodes[0]);
  }

  /** What comes of the field on this source; `from` is the source, if properties can be read of it. */
  make(run: Run, source: unknown, owner: ResponsePath | undefined, from: Container = NO_PROPERTIES): unknown {
    if (this.constant !== undefined) return this.constant;
    if (this.property === undefined) return this.resolve(run, source, owner);
    let value: unknown;
    try {
      value = from[this.property];
    } catch (error) {
      value = toError(error);
    }
    return this.take(run, source, value, owner);
  }

  /** What comes of a property that was read from the source. */
  take(run: Run, source: unknown, value: unknown, owner: ResponsePath | undefined): unknown {
    if ((value == null || (value === '' && this.#emptyIsNull)) && this.#nullable) return null;
    return typeof value === 'function' ? this.resolve(run, source, owner) : this.#complete(run, value, owner);
  }

  /** What comes of the field's resolver, or of the source's own function. */
  resolve(run: Run, source: unknown, owner: ResponsePath | undefined): unknown {
    let value: unknown;
    try {
      const info = new Info(this, run, owner);
      const args = this.#arguments(run);
      const { resolve } = this.definition;
      value = resolve
        ? resolve(source, args, run.context, info)
        : (source as Record<string, (...all: unknown[]) => unknown>)[this.name]?.(args, run.context, info);
    } catch (error) {
      return run.failed(this.pathIn(owner), this.nodes, error);
    }
    return this.#complete(run, value, owner);
  }

  /** Where in the answer the field stands. */
  pathIn(owner: ResponsePath | undefined): ResponsePath {
    return new ResponsePath(owner, this.key, this.parentType.name, this.#nullable);
  }

  /** A leaf needs a path only if it is late, or something is wrong with it. */
  #complete(run: Run, value: unknown, owner: ResponsePath | undefined): unknown {
    if (this.leaf === undefined || isPromiseLike(value)) {
      return run.settle(value, this.#completeAt, this.pathIn(owner), this.nodes);
    }
    try {
      return this.#completeAt(run, value, owner as ResponsePath);
    } catch (error) {
      return run.failed(this.pathIn(owner), this.nodes, error);
    }
  }
}

/** A property's name that needs no quotes. */
const PROPERTY = /^(?!__proto__$)[_A-Za-z]\w*$/;

/** The member of its source that a field is: by its own name, or by the one that its resolver declares. */
function memberOf({ name, resolve }: GraphQLField<unknown, unknown>): Reads['member'] {
  if (!resolve) return { name, emptyIsNull: false };
  const member = readsOf(resolve)?.member;
  return member && PROPERTY.test(member.name) ? member : undefined;
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
