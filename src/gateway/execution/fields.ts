import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
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
import { type CoerceArguments, compileArguments } from './coerce.ts';
import type { Document, FieldNodes, SelectedField } from './collect.ts';
import {
  completeValue,
  isText,
  type ObjectCompleter,
  resolveInfo,
  type SelectionOf,
  serializedCheck,
} from './complete.ts';
import { type Complete, type Container, ResponsePath, type Run } from './run.ts';
import { isPromiseLike, propertiesOf, setProperty, toError } from './values.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** The cost of calling a resolver or a scalar's `serialize`, in property reads. */
const CALL_WORK = 16;

/** A field as it is selected on one object type. */
export class Field implements SelectedField {
  /** Its response name. */
  readonly key: string;
  readonly document: Document;
  readonly parentType: GraphQLObjectType;
  readonly nodes: FieldNodes;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Its value on every object of the type, where that is known. */
  readonly constant: string | undefined;
  /** The property of its source with its value, unless a resolver has to be called. */
  readonly property: string | undefined;
  /** Whether an empty string in place of the property stands for null. */
  readonly emptyIsNull: boolean;
  readonly resolver: Resolver;
  readonly isNullable: boolean;
  readonly coerceArguments: CoerceArguments | undefined;
  /** Its type if that is a scalar or an enum, null or not. */
  readonly leaf: GraphQLLeafType | undefined;
  /** The least bytes that it adds to a response, and the work of completing it. */
  readonly bytes: number;
  readonly work: number;
  readonly #complete: Complete;

  constructor(
    document: Document,
    parentType: GraphQLObjectType,
    key: string,
    nodes: FieldNodes,
    definition: GraphQLField<unknown, unknown>,
    selectionOf: SelectionOf,
  ) {
    this.key = key;
    this.document = document;
    this.parentType = parentType;
    this.nodes = nodes;
    this.definition = definition;
    this.constant = definition === TypeNameMetaFieldDef ? parentType.name : undefined;
    this.coerceArguments = compileArguments(definition, nodes[0]);
    const member = memberOf(definition);
    this.property = member?.name;
    this.isNullable = !isNonNullType(definition.type);
    this.emptyIsNull = this.isNullable && member?.emptyIsNull === true;
    this.resolver = definition.resolve ?? (member ? callMethod : defaultFieldResolver);
    const type = getNullableType(definition.type);
    this.leaf = isLeafType(type) ? type : undefined;
    this.bytes = leastBytesOf(this);
    this.work = workOf(this);
    this.#complete = completeValue(definition.type, this, selectionOf);
  }

  /** Completes the field on a source. `properties` is the source if it has any. */
  execute(run: Run, source: unknown, properties: Container, parent: ResponsePath | undefined): unknown {
    if (this.constant !== undefined) return this.constant;
    if (this.property === undefined) return this.#resolve(run, source, parent);
    let value: unknown;
    try {
      value = properties[this.property];
    } catch (error) {
      value = toError(error);
    }
    return this.completeProperty(run, source, value, parent);
  }

  /** Completes a property of the source. A leaf needs a path only if it is a promise, or fails. */
  completeProperty(run: Run, source: unknown, value: unknown, parent: ResponsePath | undefined): unknown {
    if ((value == null && this.isNullable) || (value === '' && this.emptyIsNull)) return null;
    if (typeof value === 'function') return this.#resolve(run, source, parent);
    if (this.leaf === undefined) return this.completeResolved(run, value, this.pathIn(parent));
    try {
      if (!isPromiseLike(value)) return this.#complete(run, value, parent as ResponsePath);
    } catch (error) {
      return run.fieldError(this.pathIn(parent), this.nodes, error);
    }
    return this.completeResolved(run, value, this.pathIn(parent));
  }

  /** Completes an object or a list that is not a promise. */
  completePresent(run: Run, value: unknown, path: ResponsePath): unknown {
    try {
      return this.#complete(run, value, path);
    } catch (error) {
      return run.fieldError(path, this.nodes, error);
    }
  }

  /** Completes the result of the field's resolver. */
  completeResolved(run: Run, value: unknown, path: ResponsePath): unknown {
    return run.settle(value, this.#complete, path, this.nodes);
  }

  /** Its position in a response, in this parent. */
  pathIn(parent: ResponsePath | undefined): ResponsePath {
    return new ResponsePath(parent, this.key, this.parentType.name, this.isNullable);
  }

  #resolve(run: Run, source: unknown, parent: ResponsePath | undefined): unknown {
    const path = this.pathIn(parent);
    let value: unknown;
    try {
      const args = this.coerceArguments?.(run.variables) ?? {};
      const info = resolveInfo(this, run, path);
      const { observeResolver } = run.limits;
      value = observeResolver
        ? observeResolver(info, () => this.resolver(source, args, run.context, info))
        : this.resolver(source, args, run.context, info);
    } catch (error) {
      return run.fieldError(path, this.nodes, error);
    }
    return this.completeResolved(run, value, path);
  }
}

/** The field that these nodes select, if the type has it. */
export function selectField(
  document: Document,
  type: GraphQLObjectType,
  key: string,
  nodes: FieldNodes,
  selectionOf: SelectionOf,
): Field | undefined {
  const definition = definitionOf(document, type, nodes[0].name.value);
  return definition && new Field(document, type, key, nodes, definition, selectionOf);
}

function definitionOf({ schema }: Document, type: GraphQLObjectType, name: string) {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name];
}

/** A property's name that needs no quotes. */
const PROPERTY = /^(?!__proto__$)[_A-Za-z]\w*$/;

/**
 * The property of the source with a field's value: the field's name, or the one that its resolver declares. Arguments are checked
 * also where only the source could use them.
 */
function memberOf({ name, resolve, args }: GraphQLField<unknown, unknown>): Reads['member'] {
  if (args.length > 0) return undefined;
  if (!resolve || resolve === defaultFieldResolver) return { name, emptyIsNull: false };
  const member = readsOf(resolve)?.member;
  return member && PROPERTY.test(member.name) ? member : undefined;
}

/** The property was read before, and is a function. */
const callMethod: Resolver = (source, args, context, info) =>
  (source as Record<string, (...all: unknown[]) => unknown>)[info.fieldName]?.(args, context, info);

/** The key in quotes, a colon, a comma, and the shortest value. Objects and lists count their own brackets. */
function leastBytesOf({ key, constant, leaf }: Field): number {
  const keyBytes = key.length + 4;
  if (constant !== undefined) return keyBytes + constant.length + 2;
  if (!leaf) return keyBytes;
  return keyBytes + (isText(leaf) ? 2 : 1);
}

function workOf({ constant, property, leaf }: Field): number {
  if (constant !== undefined) return 1;
  return property === undefined || (leaf && !serializedCheck(leaf)) ? CALL_WORK : 1;
}

/** The number of objects from which compiling their shape pays off. */
const HOT = 32;

/** Fields selected on one object type, which are completed together. */
export class CompiledSelection implements ObjectCompleter {
  readonly fields: readonly Field[];
  readonly fieldCount: number;
  readonly #work: number;
  #completeFields: CompleteFields;
  #completed = 0;

  constructor(fields: readonly Field[]) {
    this.fields = fields;
    this.fieldCount = fields.length;
    this.#work = this.fields.reduce((sum, { work }) => sum + work, 1);
    this.#completeFields = loopOver(this.fields);
  }

  /** Completes an object, or a part of it, from its source. */
  complete(run: Run, source: unknown, path: ResponsePath | undefined): Container {
    run.count(this.#work);
    if (this.#completed < HOT) {
      this.#completed += 1;
      if (this.#completed === HOT) this.#completeFields = compileShape(this.fields) ?? this.#completeFields;
    }
    return this.#completeFields(run, source, propertiesOf(source), path);
  }
}

function loopOver(fields: readonly Field[]): CompleteFields {
  const bytes = bytesOf(fields);
  return (run, source, properties, path) => {
    run.bytes += bytes;
    const object: Container = {};
    for (const field of fields) setProperty(object, field.key, field.execute(run, source, properties, path));
    return object;
  };
}

/** Completes an object from its source, and from the properties of the source. */
type CompleteFields = (run: Run, source: unknown, properties: Container, path: ResponsePath | undefined) => Container;

const NAME = /^[_A-Za-z]\w*$/;

/**
 * The loop over these fields, unrolled so that the engine knows the shapes of source and result objects. Its text
 * holds names of the schema and of the answer, and no values. Undefined where it cannot be compiled.
 */
function compileShape(fields: readonly Field[]): CompleteFields | undefined {
  const names = fields.flatMap(({ key, property = key, constant = key }) => [key, property, constant]);
  if (!names.every((name) => NAME.test(name)) || names.includes('__proto__')) return undefined;
  const handed: Record<string, unknown> = { toError, resolveInfo };
  const steps = fields.map((field, index) => stepOf(field, index, handed));
  const members = fields.map(({ key }, index) => `"${key}": value${index}`);
  const text = `return (run, source, properties, path) => {
    const { context, variables } = run; let bytes = ${bytesOf(fields)}, value, isPresent;
    ${steps.join('\n')}
    run.bytes += bytes;
    return { ${members.join(', ')} };
  }`;
  try {
    // oxlint-disable-next-line typescript/no-implied-eval
    return new Function(...Object.keys(handed), text)(...Object.values(handed)) as CompleteFields;
  } catch {
    // Node runs with --disallow-code-generation-from-strings.
    return undefined;
  }
}

/** The least bytes that an object of these fields adds to a response: two brackets, and a comma between fields. */
export function bytesOf(fields: readonly Field[]): number {
  return fields.reduce((sum, { bytes }) => sum + bytes, 1);
}

/** The statements that complete one field. Values that they use are added to the function's parameters. */
function stepOf(field: Field, index: number, handed: Record<string, unknown>): string {
  const { constant, property, resolver, coerceArguments } = field;
  if (constant !== undefined) return `const value${index} = "${constant}";`;
  const name = `field${index}`;
  handed[name] = field;
  if (property !== undefined) {
    const complete = completed(field, `${name}.completeProperty(run, source, value, path)`);
    return `${attempt(field, `properties.${property}`)}
    const value${index} = ${unlessPresent(field, name, `${name}.pathIn(path)`, complete)};`;
  }
  handed[`resolve${index}`] = resolver;
  if (coerceArguments) handed[`coerce${index}`] = coerceArguments;
  const args = coerceArguments ? `coerce${index}(variables)` : '{}';
  const call = `resolve${index}(source, ${args}, context, resolveInfo(${name}, run, path${index}))`;
  const complete = completed(field, `${name}.completeResolved(run, value, path${index})`);
  return `const path${index} = ${name}.pathIn(path);
    ${attempt(field, call)}
    const value${index} = ${unlessPresent(field, name, `path${index}`, complete)};`;
}

/** The statement that sets `value`, and for objects and lists whether it is present: neither null nor a promise. */
function attempt({ leaf }: Field, expression: string): string {
  if (leaf) return `try { value = ${expression}; } catch (error) { value = toError(error); }`;
  // Each statement sees objects of one shape, so reading `then` costs less here than in a shared function.
  return `try {
      value = ${expression};
      isPresent = typeof value === "object" && value !== null && typeof value.then !== "function";
    } catch (error) { value = toError(error); isPresent = true; }`;
}

function unlessPresent({ leaf }: Field, name: string, path: string, complete: string): string {
  return leaf ? complete : `isPresent ? ${name}.completePresent(run, value, ${path}) : ${complete}`;
}

/** Values that are serialized already, or null, are taken as they are. */
function completed({ leaf, isNullable, emptyIsNull }: Field, complete: string): string {
  const serialized = leaf && isText(leaf) ? '(bytes += value.length, value)' : 'value';
  const check = leaf && serializedCheck(leaf);
  const others = isNullable ? `value == null ? null : ${complete}` : complete;
  const isSerialized = emptyIsNull ? `value !== "" && ${check?.text}` : check?.text;
  return check ? `${isSerialized} ? ${serialized} : ${others}` : others;
}
