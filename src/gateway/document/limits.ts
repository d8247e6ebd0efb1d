import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { INVALID } from '../types.ts';
import { DocumentErrors } from './parse.ts';

export interface OperationLimits {
  /** Operations of the document: each is validated, and those that are asked for are compiled. */
  readonly operations: number;
  /** Fields inside fields. */
  readonly depth: number;
  /** Fields, each time that they are selected. */
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
}

type Size = Omit<OperationLimits, 'operations'>;
type Definition = OperationDefinitionNode | FragmentDefinitionNode;
type Measure = (definition: Definition) => Size;

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0, directives: 0 };

/**
 * Refuses operations beyond these limits, counted with expanded fragments. It takes linear time, and runs before validation,
 * which has rules of superlinear time.
 */
export function assertWithinLimits(document: DocumentNode, limits: OperationLimits): void {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operations.length > limits.operations) {
    throw refusal(`The document has more than ${limits.operations} operations.`, document);
  }
  const measure = measureOf(fragmentsIn(document));
  for (const operation of operations) {
    const size = measure(operation);
    const exceeded = (['depth', 'fields', 'aliases', 'directives'] as const).find((name) => size[name] > limits[name]);
    if (!exceeded) continue;
    const what =
      exceeded === 'depth' ? `is deeper than ${limits.depth} levels` : `has more than ${limits[exceeded]} ${exceeded}`;
    throw refusal(`The operation ${what}.`, document);
  }
}

function refusal(message: string, document: DocumentNode): DocumentErrors {
  const extensions = { code: 'OPERATION_TOO_COMPLEX', http: { ...INVALID } };
  return new DocumentErrors([new GraphQLError(message, { extensions })], document);
}

function fragmentsIn({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Measures definitions; each fragment once. */
function measureOf(fragments: ReadonlyMap<string, FragmentDefinitionNode>): Measure {
  const measured = new Map<string, Size>();
  const measureDefinition: Measure = ({ selectionSet, directives = [], variableDefinitions = [] }) => {
    const size = measureSet(selectionSet);
    const own = [...directives, ...variableDefinitions.flatMap((each) => each.directives ?? [])];
    return { ...size, directives: size.directives + own.length };
  };
  const measureSet = (set: SelectionSetNode | undefined): Size => {
    let size = NOTHING;
    for (const selection of set?.selections ?? []) {
      const { depth, fields, aliases, directives } = measureSelection(selection);
      size = {
        depth: Math.max(size.depth, depth),
        fields: size.fields + fields,
        aliases: size.aliases + aliases,
        directives: size.directives + directives + (selection.directives?.length ?? 0),
      };
    }
    return size;
  };
  const measureSelection = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.FIELD) return measureField(selection);
    if (selection.kind === Kind.INLINE_FRAGMENT) return measureSet(selection.selectionSet);
    const name = selection.name.value;
    const known = measured.get(name);
    if (known) return known;
    // Ends a fragment that spreads itself; validation refuses it.
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    const size = fragment ? measureDefinition(fragment) : NOTHING;
    measured.set(name, size);
    return size;
  };
  const measureField = ({ name, alias, selectionSet }: FieldNode): Size => {
    const below = measureSet(selectionSet);
    const own = { ...below, fields: below.fields + 1, aliases: below.aliases + (alias ? 1 : 0) };
    // Introspection is nested by nature, and calls no upstream: its depth is bounded by the tokens.
    const isIntrospection = name.value === '__schema' || name.value === '__type';
    return { ...own, depth: isIntrospection ? 0 : below.depth + 1 };
  };
  return measureDefinition;
}
