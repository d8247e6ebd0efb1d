import type { GraphQLObjectType } from 'graphql';
import { CompletionError } from './completion-error.ts';
import type { FieldNodes, SelectedField } from './document.ts';
import { tooManySelections } from './execution-limits.ts';
import { resolveInfo } from './resolve-info.ts';
import type { Container, ResponsePath } from './response-path.ts';
import type { Complete, Run } from './run.ts';
import { isPromiseLike } from './values.ts';

/** Completes the objects of one type by its selection. */
export interface ObjectCompleter {
  readonly fields: { readonly length: number };
  complete(run: Run, source: unknown, path: ResponsePath): Container;
}

/** The selection below a field on this type; undefined once the operation has compiled too many fields. */
export type SelectionOf = (type: GraphQLObjectType, nodes: FieldNodes) => ObjectCompleter | undefined;

/** The cost of compiling a field, in completed fields. */
const COMPILE_WORK = 256;

/** Completes a value of an object type. */
export function completeObject(type: GraphQLObjectType, field: SelectedField, selectionOf: SelectionOf): Complete {
  let selection: ObjectCompleter | undefined;
  const complete: Complete = (run, value, path) => {
    selection ??= compile(run);
    const object = selection.complete(run, value, path);
    path.container = object;
    return object;
  };
  const compile = (run: Run): ObjectCompleter => {
    const compiled = selectionOf(type, field.nodes);
    if (!compiled) throw run.stop(tooManySelections());
    run.spend(COMPILE_WORK * compiled.fields.length);
    return compiled;
  };
  const { isTypeOf } = type;
  if (!isTypeOf) return complete;
  const completeIf = (isOfType: unknown, run: Run, value: unknown, path: ResponsePath) => {
    if (isOfType) return complete(run, value, path);
    throw new CompletionError(`Expected value of type "${type.name}" but got another.`);
  };
  return (run, value, path) => {
    const isOfType = isTypeOf(value, run.context, resolveInfo(field, run, path.field));
    if (!isPromiseLike(isOfType)) return completeIf(isOfType, run, value, path);
    return run.await(isOfType, (_run, settled) => completeIf(settled, run, value, path), path, field.nodes);
  };
}
