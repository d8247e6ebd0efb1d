import { type GraphQLSchema, isObjectType } from 'graphql';
import type { EntityType } from '#graph';

const ENTITY = 'manifold.entity';
const SHAREABLE = 'manifold.shareable';

/** Notes entities and shareable types and fields (`Type`, `Type.field`), for the schema that composers read. */
export function annotateSubgraph(
  schema: GraphQLSchema,
  entities: ReadonlyMap<string, EntityType>,
  shareable: readonly string[],
): void {
  for (const [name, entity] of entities) note(schema.getType(name), ENTITY, entity);
  for (const path of shareable) note(elementAt(schema, path), SHAREABLE, true);
}

/** The entity that a type is. */
export function entityOf(schema: GraphQLSchema, type: string): EntityType | undefined {
  return elementAt(schema, type)?.extensions[ENTITY] as EntityType | undefined;
}

/** Whether a type or a field is noted as shareable. */
export function isShareable(schema: GraphQLSchema, path: string): boolean {
  return elementAt(schema, path)?.extensions[SHAREABLE] === true;
}

/** The object type or the field at a path; `undefined` if the schema has none. */
export function elementAt(schema: GraphQLSchema, path: string): Annotated | undefined {
  const [name = '', field] = path.split('.');
  const type = schema.getType(name);
  if (!isObjectType(type)) return undefined;
  return field === undefined ? type : type.getFields()[field];
}

interface Annotated {
  extensions: Readonly<Record<string, unknown>>;
}

function note(element: Annotated | null | undefined, key: string, value: unknown): void {
  if (element) element.extensions = { ...element.extensions, [key]: value };
}
