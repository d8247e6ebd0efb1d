/** The parts of a graph's schema that caches need. */
export interface GraphTables {
  /** The object types of each interface and union. */
  readonly possibleTypes: Record<string, string[]>;
  /** The object types with an `id`: entities. */
  readonly nodeTypes: readonly string[];
  /** The object types without an `id`: their objects are parts of their parents. */
  readonly embeddedTypes: readonly string[];
  /** The fields that are pages of a connection, by their type. */
  readonly connectionFields: Readonly<Record<string, readonly string[]>>;
}

/** The result of an introspection query, as far as the tables need it. */
export interface Introspection {
  readonly __schema: {
    readonly queryType: { readonly name: string };
    readonly mutationType?: { readonly name: string } | null | undefined;
    readonly types: readonly IntrospectedType[];
  };
}

interface IntrospectedType {
  readonly kind: string;
  readonly name: string;
  readonly fields?: readonly IntrospectedField[] | null | undefined;
  readonly possibleTypes?: readonly { readonly name: string }[] | null | undefined;
}

interface IntrospectedField {
  readonly name: string;
  readonly args: readonly { readonly name: string }[];
  readonly type: TypeReference;
}

interface TypeReference {
  readonly name?: string | null | undefined;
  readonly ofType?: TypeReference | null | undefined;
}

/** The tables of a graph that differs from the one of this package, such as one with APIs of your own. */
export function tablesFrom({ __schema: { queryType, mutationType, types } }: Introspection): GraphTables {
  const objects = types.filter(({ kind, name }) => kind === 'OBJECT' && !name.startsWith('__'));
  const roots = [queryType.name, mutationType?.name];
  return {
    possibleTypes: Object.fromEntries(
      types
        .filter(({ kind }) => kind === 'INTERFACE' || kind === 'UNION')
        .map(({ name, possibleTypes }) => [name, (possibleTypes ?? []).map((each) => each.name)]),
    ),
    nodeTypes: objects.filter(hasId).map(({ name }) => name),
    embeddedTypes: objects.filter((type) => !hasId(type) && !roots.includes(type.name)).map(({ name }) => name),
    connectionFields: Object.fromEntries(
      objects
        .map(({ name, fields }) => [name, (fields ?? []).filter(isConnection).map((field) => field.name)] as const)
        .filter(([, names]) => names.length > 0),
    ),
  };
}

const hasId = ({ fields }: IntrospectedType) => fields?.some(({ name }) => name === 'id') === true;

function isConnection({ args, type }: IntrospectedField): boolean {
  return args.some(({ name }) => name === 'first') && (type.ofType ?? type).name?.endsWith('Connection') === true;
}
