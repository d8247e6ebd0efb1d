import { bytesOf, type CompleteFields, compileShape } from './compile-shape.ts';
import type { ObjectCompleter } from './complete-object.ts';
import type { Field } from './field.ts';
import type { Container, ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';
import { setProperty } from './set-property.ts';
import { propertiesOf } from './values.ts';

/** The number of objects from which compiling their shape pays off. */
const HOT = 32;

/** Fields selected on one object type, which are completed together. */
export class CompiledSelection implements ObjectCompleter {
  readonly fields: readonly Field[];
  readonly #work: number;
  #completeFields: CompleteFields;
  #completed = 0;

  constructor(fields: readonly Field[]) {
    this.fields = fields;
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
