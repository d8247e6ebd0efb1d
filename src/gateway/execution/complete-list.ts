import { type GraphQLOutputType, getNullableType, isLeafType, isNonNullType } from 'graphql';
import { CompletionError } from './completion-error.ts';
import { coordinateOf, type SelectedField } from './document.ts';
import { serializedCheck } from './leaf.ts';
import { ResponsePath } from './response-path.ts';
import type { Complete, CompleteItem, Run } from './run.ts';
import { ignoreRejections, isIterable, isPromiseLike } from './values.ts';

/** The brackets of a list, or a leaf of one character with its comma. */
const LEAST_BYTES = 2;

/** Completes items of this type. */
export function completeItemOf(itemType: GraphQLOutputType, complete: Complete, field: SelectedField): CompleteItem {
  const isNullable = !isNonNullType(itemType);
  const type = getNullableType(itemType);
  const isLeaf = isLeafType(type);
  const isSerialized = isLeaf ? serializedCheck(type) : undefined;
  const pathOf = (list: ResponsePath, index: number) => new ResponsePath(list, index, undefined, isNullable);

  return (run, item, list, index) => {
    if (!isLeaf && item != null) return run.settle(item, complete, pathOf(list, index), field.nodes);
    countLeaf(run);
    if (item == null && isNullable) return null;
    if (isSerialized?.(item)) {
      if (typeof item === 'string') run.bytes += item.length;
      return item;
    }
    try {
      return isPromiseLike(item)
        ? run.await(item, complete, pathOf(list, index), field.nodes)
        : complete(run, item, list);
    } catch (error) {
      return run.fieldError(pathOf(list, index), field.nodes, error);
    }
  };
}

/** Completes a list, in several turns of the event loop where that takes long. */
export function completeList(completeItem: CompleteItem, field: SelectedField): Complete {
  function completeItems(run: Run, items: readonly unknown[], list: unknown[], path: ResponsePath): void {
    try {
      while (list.length < items.length && !run.mustYield) {
        list.push(completeItem(run, items[list.length], path, list.length));
      }
    } catch (error) {
      ignoreRejections(items, list.length);
      throw error;
    }
    if (list.length < items.length) run.defer(() => completeItems(run, items, list, path), path, field.nodes);
  }

  return (run, value, path) => {
    if (!isIterable(value)) {
      throw new CompletionError(`Expected Iterable, but did not find one for field "${coordinateOf(field)}".`);
    }
    const items = itemsOf(run, value);
    const list: unknown[] = [];
    path.container = list;
    completeItems(run, items, list, path);
    // Items that are promises have no other handler until their turn.
    ignoreRejections(items, list.length);
    return list;
  };
}

function countLeaf(run: Run): void {
  run.bytes += LEAST_BYTES;
  run.count(1);
}

/** The items of a list, if the run may complete as many: an iterable may have no end. */
function itemsOf(run: Run, value: Iterable<unknown>): readonly unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  try {
    countLeaf(run);
    if (items === value) run.requireNodes(items.length);
    else for (const item of value) run.requireNodes(items.push(item));
    return items;
  } catch (error) {
    ignoreRejections(items);
    throw error;
  }
}
