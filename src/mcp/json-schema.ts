import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  typeFromAST,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A JSON Schema (2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The scalars of GraphQL and of this graph. One that is not known may be anything. */
const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  UUID: { type: 'string', format: 'uuid' },
  URL: { type: 'string', format: 'uri' },
  URI: { type: 'string', format: 'uri' },
  EmailAddress: { type: 'string', format: 'email' },
  BigInt: { type: 'string', pattern: String.raw`^-?\d+$` },
  Decimal: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` },
  Base64: { type: 'string', contentEncoding: 'base64' },
  CountryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
  CurrencyCode: { type: 'string', pattern: '^[A-Z]{3}$' },
};

/** The arguments of a tool: the variables of its operation. */
export function inputSchema(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  pageMaximum: number,
): JsonSchema {
  const uses = variableUses(schema, document);
  const definitions: Record<string, JsonSchema> = {};
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node) as GraphQLInputType | undefined;
    if (!type) continue;
    const use = uses.get(name);
    const isPageSize = use !== undefined && (use.name === 'first' || use.name === 'last');
    const description = sentence(use?.description);
    properties[name] = {
      ...inputType(type, definitions, []),
      ...(isPageSize && { minimum: 0, maximum: pageMaximum }),
      ...(description && { description }),
      ...(defaultValue && { default: valueFromASTUntyped(defaultValue) }),
    };
    if (isNonNullType(type) && !defaultValue) required.push(name);
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  };
}

/** The first argument or input field that is given each variable. */
function variableUses(schema: GraphQLSchema, document: DocumentNode): Map<string, GraphQLArgument | GraphQLInputField> {
  const info = new TypeInfo(schema);
  const uses = new Map<string, GraphQLArgument | GraphQLInputField>();
  const fields: (GraphQLInputField | undefined)[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition: () => false,
      ObjectField: {
        enter({ name }) {
          const parent = getNamedType(info.getParentInputType());
          fields.push(isInputObjectType(parent) ? parent.getFields()[name.value] : undefined);
        },
        leave: () => void fields.pop(),
      },
      Variable({ name }) {
        const use = fields.at(-1) ?? info.getArgument();
        if (use && !uses.has(name.value)) uses.set(name.value, use);
      },
    }),
  );
  return uses;
}

/** Input objects are written where they stand, but for those that contain themselves. */
function inputType(
  type: GraphQLInputType,
  definitions: Record<string, JsonSchema>,
  above: readonly string[],
): JsonSchema {
  if (isNonNullType(type)) return inputType(type.ofType, definitions, above);
  if (isListType(type)) return { type: 'array', items: inputType(type.ofType, definitions, above) };
  if (!isInputObjectType(type)) return leaf(type);
  const { name } = type;
  if (above.includes(name)) {
    definitions[name] ??= {};
    return { $ref: `#/$defs/${name}` };
  }
  const fields = Object.values(type.getFields());
  const properties = Object.fromEntries(
    fields.map((field) => {
      const description = sentence(field.description);
      const found = inputType(field.type, definitions, [...above, name]);
      return [field.name, { ...found, ...(description && { description }) }];
    }),
  );
  const required = fields.filter(isRequiredInputField).map((field) => field.name);
  const object = {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(type.isOneOf && { minProperties: 1, maxProperties: 1 }),
    additionalProperties: false,
  };
  if (!definitions[name]) return object;
  definitions[name] = object;
  return above.length === 0 ? { $ref: `#/$defs/${name}` } : object;
}

function leaf(type: GraphQLNamedType): JsonSchema {
  if (isEnumType(type)) {
    const values = type.getValues();
    const described = values.flatMap((each) =>
      each.description ? [`${each.name}: ${sentence(each.description)}`] : [],
    );
    const isShort = described.length <= MOST_DESCRIBED;
    return {
      type: 'string',
      enum: values.map((each) => each.name),
      ...(described.length > 0 && isShort && { description: described.join(' ') }),
    };
  }
  return SCALARS[type.name] ?? {};
}

/** Values of an enum that are described one by one. */
const MOST_DESCRIBED = 12;

/** The first paragraph of a description, in one line. */
export function sentence(description: string | null | undefined): string {
  return (
    (description ?? '')
      .split(/\n\s*\n/)[0]
      ?.replaceAll(/\s+/g, ' ')
      .trim() ?? ''
  );
}

/** The content of a tool's answer: the selection of its operation, as `data`, and what says how to go on. */
export function outputSchema(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
  paged: { readonly after: string | undefined } | undefined,
): JsonSchema {
  const root = schema.getRootType(operation);
  if (!root) throw new TypeError(`The schema has no ${operation} type.`);
  const data = { ...new Selection(schema, document).object([selectionSet], root), type: ['object', 'null'] };
  const next = paged?.after && { type: 'object', properties: { [paged.after]: { type: 'string' } } };
  return {
    type: 'object',
    properties: {
      data,
      errors: { type: 'array', items: { type: 'string' } },
      omitted: { type: 'array', items: { type: 'string' } },
      ...(paged && { hasMore: { type: 'boolean' } }),
      ...(next && { next }),
    },
  };
}

class Selection {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    this.#fragments = fragmentsIn(document);
  }

  /** The object that these selections of a type make. Of several types it has the members of all. */
  object(sets: readonly SelectionSetNode[], type: GraphQLCompositeType): JsonSchema {
    const found = new Map<string, FoundField>();
    for (const set of sets) this.#collect(set, type, true, found);
    const properties = Object.fromEntries([...found].map(([key, field]) => [key, this.#field(field)]));
    const required = [...found].filter(([, { isCertain }]) => isCertain).map(([key]) => key);
    return { type: 'object', properties, ...(required.length > 0 && { required }) };
  }

  #field({ types, nodes }: FoundField): JsonSchema {
    const [type] = types;
    const names = new Set(types.map(String));
    if (!type) return { type: 'string' };
    // Members of one key in different types.
    if (names.size > 1) return {};
    return this.#output(
      type,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    );
  }

  #output(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): JsonSchema {
    if (isNonNullType(type)) return this.#certain(type.ofType, sets);
    const found = this.#certain(type, sets);
    const { type: name, enum: values } = found as { type?: string; enum?: readonly string[] };
    if (name === undefined) return found;
    return { ...found, type: [name, 'null'], ...(values && { enum: [...values, null] }) };
  }

  #certain(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.#output(type.ofType, sets) };
    if (isCompositeType(type)) return this.object(sets, type);
    if (isNonNullType(type) || !isLeafType(type)) return {};
    if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
    // Formats are for what a model writes.
    const { type: name } = SCALARS[type.name] ?? {};
    return name === undefined ? {} : { type: name };
  }

  #collect(
    { selections }: SelectionSetNode,
    type: GraphQLCompositeType,
    isCertain: boolean,
    found: Map<string, FoundField>,
  ): void {
    for (const selection of selections) {
      const isSure = isCertain && (selection.directives ?? []).length === 0;
      if (selection.kind === Kind.FIELD) {
        this.#add(selection, type, isSure, found);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
      const condition = fragment?.typeCondition?.name.value;
      const narrowed = condition === undefined ? type : this.#schema.getType(condition);
      if (!fragment || !isCompositeType(narrowed)) continue;
      this.#collect(fragment.selectionSet, narrowed, isSure && (narrowed === type || covers(narrowed, type)), found);
    }
  }

  #add(node: FieldNode, type: GraphQLCompositeType, isCertain: boolean, found: Map<string, FoundField>): void {
    const key = (node.alias ?? node.name).value;
    const definition = isUnionType(type) ? undefined : type.getFields()[node.name.value];
    const before = found.get(key);
    found.set(key, {
      types: [...(before?.types ?? []), ...(definition ? [definition.type] : [])],
      nodes: [...(before?.nodes ?? []), node],
      isCertain: isCertain || (before?.isCertain ?? false),
    });
  }
}

export function fragmentsIn({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

interface FoundField {
  readonly types: readonly GraphQLOutputType[];
  readonly nodes: readonly FieldNode[];
  readonly isCertain: boolean;
}

/** Whether each object of a type is one of the other. */
function covers(wide: GraphQLCompositeType, type: GraphQLCompositeType): boolean {
  return isObjectType(type) && !isUnionType(wide) && !isObjectType(wide) && type.getInterfaces().includes(wide);
}
