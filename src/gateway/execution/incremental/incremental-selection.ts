import type { CompiledSelection } from '../compiled-selection.ts';
import type { ObjectCompleter } from '../complete-object.ts';
import type { Container, ResponsePath } from '../response-path.ts';
import type { Run } from '../run.ts';
import type { DeferUsage } from './defer-usage.ts';
import type { DeferredFields } from './deferred-fields.ts';
import { PartRun } from './part-run.ts';

interface SelectionParts {
  readonly own: CompiledSelection;
  /** The `@defer`s that begin at this object. */
  readonly usages: readonly DeferUsage[];
  readonly deferred: readonly DeferredFields[];
  /** The number of all its fields. */
  readonly length: number;
}

/** The fields selected on one object type, those of later parts of the response apart. */
export class IncrementalSelection implements ObjectCompleter {
  readonly fields: { readonly length: number };
  readonly own: CompiledSelection;
  readonly usages: readonly DeferUsage[];
  readonly deferred: readonly DeferredFields[];

  constructor({ own, usages, deferred, length }: SelectionParts) {
    this.fields = { length };
    this.own = own;
    this.usages = usages;
    this.deferred = deferred;
  }

  complete(run: Run, source: unknown, path: ResponsePath | undefined): Container {
    if (!(run instanceof PartRun)) return this.own.complete(run, source, path);
    // Objects below this one may defer fields to the same parts.
    run.deferrals.addParts(run, this.usages, path);
    const object = this.own.complete(run, source, path);
    run.deferrals.defer(run, this.deferred, source, path);
    return object;
  }
}
