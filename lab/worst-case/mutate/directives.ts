import { type DirectiveNode, Kind, type SelectionNode } from 'graphql';
import { selectionSitesIn, selections } from './document.ts';
import type { DocumentChange } from './mutator.ts';

const TEXTS = [
  '@include(if: true)',
  '@skip(if: false)',
  '@skip(if: true)',
  '@nothing',
  '@deprecated',
  '@include(if: 1)',
];
const COUNTS = [1, 3, 10, 49, 60];

/** Adds directives to selections, known ones and others. */
export const addDirectives: DocumentChange = (document, { schema, random }) => {
  const all = selectionSitesIn(schema, document).flatMap(({ set }) => set.selections);
  const directives = directivesOf(random.pick(TEXTS));
  for (let count = random.pick(COUNTS); count > 0; count--) {
    const selection = random.pick(all);
    Object.assign(selection, { directives: [...(selection.directives ?? []), ...directives] });
  }
  return true;
};

function directivesOf(text: string): readonly DirectiveNode[] {
  const [selection] = selections(`{ a ${text} }`) as [SelectionNode];
  return selection.directives ?? [];
}

const LEVELS = [1, 2, 4, 7, 12, 40];
const STEPS = ['fields { type { ', 'possibleTypes { ', 'APIs { ', 'fields { args { type { ', 'ofType { '];

/** Selects introspection, with types of fields of types to the greatest depth. */
export const addIntrospection: DocumentChange = (document, { random }) => {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return false;
  const path = Array.from({ length: random.pick(LEVELS) }, () => random.pick(STEPS)).join('');
  const inner = `${path}name description${' }'.repeat(path.split('{').length - 1)}`;
  const root = random.chance(0.5) ? `__schema { types { ${inner} } }` : `__type(name: "Query") { ${inner} }`;
  const added = selections(`{ i${random.hex(4)}: ${root} }`);
  Object.assign(operation.selectionSet, { selections: [...operation.selectionSet.selections, ...added] });
  return true;
};
