import { BREAK, type DocumentNode, visit } from 'graphql';
import { DEFER, STREAM } from './directives.ts';

/** Whether a document has `@defer` or `@stream`. */
export function isIncremental(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive({ name }) {
      if (name.value !== DEFER.name && name.value !== STREAM.name) return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}
