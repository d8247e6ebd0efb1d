import { type GraphQLObjectType, type GraphQLResolveInfo, getNamedType, isLeafType, isObjectType } from 'graphql';
import type { Context, EntityLookup, EntityType } from '../context.ts';
import { BadInputError } from '../errors.ts';

type Representation = Readonly<Record<string, unknown>>;

/** The longest text of a key; longer ones are no keys of any API. */
const LONGEST_VALUE = 4096;

/** The entity and the lookup for a representation. Throws if it names no entity, or has the fields of no key. */
export function lookupFor(
  representation: unknown,
  entities: ReadonlyMap<string, EntityType>,
): { readonly entity: EntityType; readonly lookup: EntityLookup; readonly fields: Representation } {
  if (!isRepresentation(representation)) {
    throw new BadInputError('A representation is an object with `__typename` and the fields of a key.');
  }
  const name = valueIn(representation, '__typename');
  const entity = typeof name === 'string' ? entities.get(name) : undefined;
  if (!entity?.isResolvable) {
    throw new BadInputError('`__typename` of a representation is not the name of an entity of this graph.');
  }
  const lookup = entity.lookups.find(({ fields }) => fields.every((field) => valueIn(representation, field) != null));
  if (lookup) return { entity, lookup, fields: representation };
  const keys = entity.lookups.map(({ fields }) => `\`${fields.join(' ')}\``).join(', ');
  throw new BadInputError(`A representation of ${entity.name} has the fields of no key: ${keys}.`);
}

/** The object of a representation; `null` if it does not exist. */
export async function findEntity(
  representation: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<{ readonly type: string; readonly object: object } | null> {
  const { entity, lookup, fields } = lookupFor(representation, context.graph.federation?.entities ?? new Map());
  context.authorizeNode(entity.name);
  const type = info.schema.getType(entity.name);
  if (!isObjectType(type)) return null;
  const values = lookup.fields.map((field) => keyValue(type, field, valueIn(fields, field)));
  const object = await lookup.find(values, context, info);
  if (typeof object !== 'object' || object === null) return null;
  if (lookup.isVerified) {
    const found = await Promise.all(lookup.fields.map((field) => resolved(type, field, object, context, info)));
    if (!found.every((value, at) => isSameText(value, values[at]))) return null;
  }
  return { type: entity.name, object };
}

function resolved(
  type: GraphQLObjectType,
  field: string,
  source: object,
  context: Context,
  info: GraphQLResolveInfo,
): unknown {
  const resolve = type.getFields()[field]?.resolve;
  return resolve ? resolve(source, {}, context, info) : (source as Representation)[field];
}

/** The value of a key field, as the text that lookups take. */
function keyValue(type: GraphQLObjectType, field: string, value: unknown): string {
  const leaf = getNamedType(type.getFields()[field]?.type);
  if (typeof value === 'string' && value.length > LONGEST_VALUE) {
    throw new BadInputError(`\`${field}\` of a representation of ${type.name} is too long.`);
  }
  try {
    if (isLeafType(leaf)) return String(leaf.parseValue(value));
  } catch {
    // Its message repeats the value.
  }
  throw new BadInputError(`\`${field}\` of a representation of ${type.name} is no ${leaf?.name}.`);
}

function isSameText(value: unknown, expected = ''): boolean {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
  return isText && String(value).toLowerCase() === expected.toLowerCase();
}

function isRepresentation(found: unknown): found is Representation {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}

function valueIn(representation: Representation, name: string): unknown {
  return Object.hasOwn(representation, name) ? representation[name] : undefined;
}
