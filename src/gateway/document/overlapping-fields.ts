import {
  type DirectiveNode,
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  type SelectionSetNode,
  typeFromAST,
  type ValidationContext,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import { STREAM } from '#graph';

/** A selection set, and the type that it selects from. */
interface TypedSet {
  readonly set: SelectionSetNode;
  readonly type: GraphQLCompositeType | undefined;
}

/** A selected field, and the type that it is selected from. */
interface TypedField {
  readonly node: FieldNode;
  readonly parent: GraphQLCompositeType | undefined;
  readonly type: GraphQLOutputType | undefined;
}

/**
 * The rule "Field Selection Merging" of the specification (section 5.3.2), in place of the one in graphql-js, which
 * compares every two fields of one response name and takes a second for a document of 8 KB. Fields of one name are
 * compared with the first of them instead, because both relations that the rule asks for are equivalences. It visits each
 * set of selection sets once, and gives up beyond `maxVisits` fields of all operations together.
 */
export function overlappingFieldsRule(maxVisits: number): ValidationRule {
  return (context: ValidationContext) => {
    const merging = new FieldMerging(context, maxVisits);
    return {
      OperationDefinition({ selectionSet }) {
        const type = context.getType();
        merging.check([{ set: selectionSet, type: isCompositeType(type) ? type : undefined }]);
      },
    };
  };
}

class FieldMerging {
  readonly #context: ValidationContext;
  readonly #schema: GraphQLSchema;
  readonly #ids = new Map<SelectionSetNode, number>();
  readonly #arguments = new Map<FieldNode | DirectiveNode, string>();
  readonly #checked = { shapes: new Set<string>(), names: new Set<string>() };
  #visitsLeft: number;

  constructor(context: ValidationContext, maxVisits: number) {
    this.#context = context;
    this.#schema = context.getSchema();
    this.#visitsLeft = maxVisits;
  }

  check(sets: readonly TypedSet[]): void {
    if (this.#checkShapes(sets)) this.#checkNames(sets);
  }

  /** Whether fields of one response name have the same response shape, for any parent types. */
  #checkShapes(sets: readonly TypedSet[]): boolean {
    if (!this.#isFirst(this.#checked.shapes, sets)) return true;
    for (const [name, fields] of this.#fieldsIn(sets)) {
      // `__typename` has no type here, as in graphql-js.
      const first = fields.find(({ type }) => type);
      const other = fields.find(({ type }) => first?.type && type && !haveSameShape(first.type, type));
      if (first && other) return this.#conflict(name, [first, other], 'they return types of different shapes');
      if (!this.#checkShapes(this.#setsBelow(fields))) return false;
    }
    return this.#visitsLeft > 0;
  }

  /** Whether fields of one response name that can apply to one object are the same field with the same arguments. */
  #checkNames(sets: readonly TypedSet[]): boolean {
    if (!this.#isFirst(this.#checked.names, sets)) return true;
    for (const [name, fields] of this.#fieldsIn(sets)) {
      for (const group of groupedByParent(fields)) {
        const [first] = group;
        const other = group.find(({ node }) => first && this.#differs(first.node, node));
        if (first && other) return this.#conflict(name, [first, other], this.#difference(first.node, other.node));
        if (!this.#checkNames(this.#setsBelow(group))) return false;
      }
    }
    return true;
  }

  #differs(one: FieldNode, other: FieldNode): boolean {
    return (
      one !== other &&
      (one.name.value !== other.name.value ||
        this.#argumentsOf(one) !== this.#argumentsOf(other) ||
        this.#streamOf(one) !== this.#streamOf(other))
    );
  }

  #difference(one: FieldNode, other: FieldNode): string {
    if (one.name.value === other.name.value) {
      const isStream = this.#argumentsOf(one) === this.#argumentsOf(other);
      return `they have differing ${isStream ? 'stream directives' : 'arguments'}`;
    }
    return `"${one.name.value}" and "${other.name.value}" are different fields`;
  }

  #argumentsOf(node: FieldNode | DirectiveNode): string {
    let text = this.#arguments.get(node);
    if (text === undefined) {
      const sorted = (node.arguments ?? []).map(({ name, value }) => `${name.value}:${canonical(value)}`).toSorted();
      this.#arguments.set(node, (text = sorted.join()));
    }
    return text;
  }

  #streamOf({ directives = [] }: FieldNode): string | undefined {
    const stream = directives.find(({ name }) => name.value === STREAM);
    return stream && this.#argumentsOf(stream);
  }

  /** Whether these sets were not checked together before; counted against the limit. */
  #isFirst(checked: Set<string>, sets: readonly TypedSet[]): boolean {
    const ids = new Set(sets.map(({ set }) => this.#idOf(set)));
    const key = [...ids].toSorted((one, other) => one - other).join();
    if (checked.has(key)) return false;
    checked.add(key);
    return true;
  }

  #idOf(set: SelectionSetNode): number {
    let id = this.#ids.get(set);
    if (id === undefined) this.#ids.set(set, (id = this.#ids.size));
    return id;
  }

  #fieldsIn(sets: readonly TypedSet[]): Map<string, TypedField[]> {
    const fields = new Map<string, TypedField[]>();
    const spread = new Set<string>();
    for (const { set, type } of sets) this.#collect(set, type, fields, spread);
    return fields;
  }

  #collect(
    { selections }: SelectionSetNode,
    parent: GraphQLCompositeType | undefined,
    fields: Map<string, TypedField[]>,
    spread: Set<string>,
  ): void {
    for (const selection of selections) {
      this.#visitsLeft -= 1;
      if (this.#visitsLeft === 0) this.#giveUp();
      if (this.#visitsLeft <= 0) return;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const field = { node: selection, parent, type: this.#typeOf(selection, parent) };
        const others = fields.get(name);
        if (others) others.push(field);
        else fields.set(name, [field]);
        continue;
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      if (isSpread && spread.has(selection.name.value)) continue;
      if (isSpread) spread.add(selection.name.value);
      const fragment = isSpread ? this.#context.getFragment(selection.name.value) : selection;
      if (!fragment) continue;
      const { typeCondition } = fragment;
      const condition = typeCondition ? typeFromAST(this.#schema, typeCondition) : parent;
      this.#collect(fragment.selectionSet, isCompositeType(condition) ? condition : undefined, fields, spread);
    }
  }

  #typeOf({ name: { value } }: FieldNode, parent: GraphQLCompositeType | undefined): GraphQLOutputType | undefined {
    return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[value]?.type : undefined;
  }

  #setsBelow(fields: readonly TypedField[]): TypedSet[] {
    return fields.flatMap(({ node: { selectionSet }, type }) => {
      const inner = type && innermost(type);
      return selectionSet ? [{ set: selectionSet, type: isCompositeType(inner) ? inner : undefined }] : [];
    });
  }

  #conflict(name: string, [one, other]: readonly [TypedField, TypedField], reason: string): false {
    const message = `Fields "${name}" conflict because ${reason}. Use different aliases on the fields to fetch both if this was intentional.`;
    this.#context.reportError(new GraphQLError(message, { nodes: [one.node, other.node] }));
    return false;
  }

  #giveUp(): void {
    const extensions = { code: 'OPERATION_TOO_COMPLEX' };
    this.#context.reportError(new GraphQLError('The operation merges too many fields.', { extensions }));
  }
}

/**
 * Fields that can apply to one object: those of one object type, together with those of APIs and unions, which can
 * apply to any.
 */
function groupedByParent(fields: readonly TypedField[]): readonly (readonly TypedField[])[] {
  const abstract = fields.filter(({ parent }) => !isObjectType(parent));
  const byType = new Map<string, TypedField[]>();
  for (const field of fields) {
    if (!isObjectType(field.parent)) continue;
    const { name } = field.parent;
    const group = byType.get(name);
    if (group) group.push(field);
    else byType.set(name, [...abstract, field]);
  }
  return byType.size === 0 ? [abstract] : [...byType.values()];
}

function haveSameShape(one: GraphQLOutputType, other: GraphQLOutputType): boolean {
  if (one === other) return true;
  if (isNonNullType(one) || isNonNullType(other)) {
    return isNonNullType(one) && isNonNullType(other) && haveSameShape(one.ofType, other.ofType);
  }
  if (isListType(one) || isListType(other)) {
    return isListType(one) && isListType(other) && haveSameShape(one.ofType, other.ofType);
  }
  return !isLeafType(one) && !isLeafType(other);
}

function innermost(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type) ? innermost(type.ofType) : type;
}

/** The text of a value, the same for objects whose fields stand in another order. */
function canonical(value: ValueNode): string {
  if (value.kind === Kind.LIST) return `[${value.values.map(canonical).join()}]`;
  if (value.kind !== Kind.OBJECT) return print(value);
  const fields = value.fields.map(({ name, value: inner }) => `${name.value}:${canonical(inner)}`);
  return `{${fields.toSorted().join()}}`;
}
