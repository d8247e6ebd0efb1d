import { BREAK, type DocumentNode, visit } from 'graphql';
import { DEFER, STREAM } from '#graph';

/** Whether a document has `@defer` or `@stream`. */
export function isIncremental(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive({ name }) {
      if (name.value !== DEFER && name.value !== STREAM) return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}
