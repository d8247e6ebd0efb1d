import type { CostlyRequest } from '../request.ts';
import { addUnknownVariables, addVariable, changeArgument } from './arguments.ts';
import { deepen, deepenCycle, nestCopy, selectRaw, widen } from './deepen.ts';
import { addDirectives, addIntrospection } from './directives.ts';
import { addFragmentChain, extractFragment, wrapInline } from './fragments.ts';
import { joinOther } from './join.ts';
import { addHeader, changeForm, nameDocument } from './message.ts';
import { changeDocument, type Material, type Mutator } from './mutator.ts';
import { addAliases, changePageSizes, dropSelections, repeatItems, repeatSelections } from './repeat.ts';
import { addIgnored, dropSlice, insertText, repeatSlice } from './text.ts';

const DOCUMENT_CHANGES = {
  deepenCycle,
  nestCopy,
  deepen,
  widen,
  selectRaw,
  addAliases,
  repeatSelections,
  dropSelections,
  changePageSizes,
  repeatItems,
  extractFragment,
  addFragmentChain,
  wrapInline,
  addDirectives,
  addIntrospection,
  changeArgument,
};

const MUTATORS: readonly (readonly [string, Mutator])[] = [
  ...Object.entries(DOCUMENT_CHANGES).map(([name, change]) => [name, changeDocument(change)] as const),
  ...Object.entries({
    addVariable,
    addUnknownVariables,
    addIgnored,
    repeatSlice,
    dropSlice,
    insertText,
    changeForm,
    nameDocument,
    addHeader,
    joinOther,
  }),
];
const MOST_ATTEMPTS = 20;
const MOST_NAME = 100;

/** Changes a request once, or a few times. */
export function mutate(request: CostlyRequest, material: Material): CostlyRequest {
  const { random } = material;
  let mutated = request;
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const [name, mutator] = random.pick(MUTATORS);
    const changed = attempt(() => mutator(mutated, material));
    if (changed) mutated = { ...changed, name: `${changed.name} + ${name}`.slice(-MOST_NAME) };
    if (changed && random.chance(0.5)) return mutated;
  }
  return mutated;
}

/** Changes may fail for invalid documents. */
function attempt<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
