import type { GraphQLObjectType, SelectionSetNode } from 'graphql';
import { collectFields } from './collect-fields.ts';
import { type CompleteFields, compileShape } from './compile-shape.ts';
import type { Document, ObjectCompleter } from './document.ts';
import { type Field, fieldOn, NO_PROPERTIES } from './field.ts';
import type { Container, ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';

/** After so many objects it pays to compile their shape. */
const HOT = 32;

/** The fields selected of an object type. */
export class CompiledSelection implements ObjectCompleter {
  readonly fields: readonly Field[];
  #make: CompleteFields;
  #made = 0;

  constructor(document: Document, type: GraphQLObjectType, sets: readonly SelectionSetNode[]) {
    const collected = [...collectFields(document, type, sets)];
    this.fields = collected.flatMap(([name, nodes]) => fieldOn(document, type, name, nodes) ?? []);
    this.#make = completeByLoop(this.fields);
  }

  /** The object of an answer that a source amounts to. */
  make(run: Run, source: unknown, path: ResponsePath | undefined): Container {
    if (this.#made < HOT) {
      this.#made += 1;
      if (this.#made === HOT) this.#make = compileShape(this.fields) ?? this.#make;
    }
    return this.#make(run, source, propertiesOf(source), path);
  }
}

function completeByLoop(fields: readonly Field[]): CompleteFields {
  return (run, source, from, path) => {
    const object: Container = {};
    for (const field of fields) put(object, field.key, field.make(run, source, path, from));
    return object;
  };
}

/** Gives an object a property of its own, whatever its name. */
export function put(object: Container, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(object, key, { value, enumerable: true, writable: true });
  else object[key] = value;
}

function propertiesOf(source: unknown): Container {
  return (typeof source === 'object' && source !== null) || typeof source === 'function'
    ? (source as Container)
    : NO_PROPERTIES;
}
