import type { GraphQLObjectType, SelectionSetNode } from 'graphql';
import { collectFields } from './collect.ts';
import type { Document, ObjectMaker } from './document.ts';
import { type Field, fieldOn, NOTHING } from './field.ts';
import type { Holder, ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';
import { compileShape, type Make } from './shape.ts';

/** After so many objects it pays to compile their shape. */
const HOT = 32;

/** The fields selected of an object type. */
export class Selection implements ObjectMaker {
  readonly fields: readonly Field[];
  #make: Make;
  #made = 0;

  constructor(document: Document, type: GraphQLObjectType, sets: readonly SelectionSetNode[]) {
    const collected = [...collectFields(document, type, sets)];
    this.fields = collected.flatMap(([name, nodes]) => fieldOn(document, type, name, nodes) ?? []);
    this.#make = makePlainly(this.fields);
  }

  /** The object of an answer that a source amounts to. */
  make(run: Run, source: unknown, place: ResponsePath | undefined): Holder {
    if (this.#made < HOT) {
      this.#made += 1;
      if (this.#made === HOT) this.#make = compileShape(this.fields) ?? this.#make;
    }
    return this.#make(run, source, readable(source), place);
  }
}

function makePlainly(fields: readonly Field[]): Make {
  return (run, source, from, place) => {
    const object: Holder = {};
    for (const field of fields) put(object, field.key, field.make(run, source, place, from));
    return object;
  };
}

/** Gives an object a property of its own, whatever its name. */
export function put(object: Holder, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(object, key, { value, enumerable: true, writable: true });
  else object[key] = value;
}

function readable(source: unknown): Holder {
  return (typeof source === 'object' && source !== null) || typeof source === 'function' ? (source as Holder) : NOTHING;
}
