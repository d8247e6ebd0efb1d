import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import type { EntityKey, EntityLookup, EntityType, NodeType } from '../context.ts';
import { BadInputError } from '../errors.ts';
import { fromGlobalId, loadNode } from '../node.ts';
import type { Edge, Subgraph } from '../subgraph.ts';

/**
 * The entities of a federated graph: the types that implement `Node`, and those of other subgraphs to which ours refer. Types
 * and keys that are not in the schema are left out.
 */
export function entityTypes(
  schema: GraphQLSchema,
  nodes: ReadonlyMap<string, NodeType>,
  parts: readonly Pick<Subgraph | Edge, 'foreignEntities'>[],
): ReadonlyMap<string, EntityType> {
  const own = [...nodes].map(([name, node]) => ({ name, lookups: nodeLookups(name, node), isResolvable: true }));
  const foreign = parts.flatMap(({ foreignEntities = {} }) =>
    Object.entries(foreignEntities).map(([name, keys]) => foreignEntity(schema, name, keys)),
  );
  return new Map([...own, ...foreign].flatMap((entity) => present(schema, entity)).map((each) => [each.name, each]));
}

function nodeLookups(name: string, node: NodeType): readonly EntityLookup[] {
  const { calls = [], keys = [] } = node;
  return [
    {
      fields: ['id'],
      calls,
      isVerified: false,
      async find([id = ''], context, info) {
        const { type, key } = fromGlobalId(id);
        if (type !== name) throw new BadInputError(`This \`id\` is not of the type ${name}.`);
        return loadNode(node, key, context, info);
      },
    },
    ...keys.map((key: EntityKey): EntityLookup => {
      const { fields, separator = '' } = key;
      return {
        fields,
        calls: key.calls ?? calls,
        isVerified: true,
        find: async (values, context, info) => (key.load ? key : node).load?.(values.join(separator), context, info),
      };
    }),
  ];
}

/** An object of another subgraph has the fields of its representation, which the resolvers of ours read. */
function foreignEntity(schema: GraphQLSchema, name: string, keys: readonly string[]): EntityType {
  const lookups = keys.map((key): EntityLookup => {
    const fields = key.split(' ');
    const find: EntityLookup['find'] = async (values) =>
      Object.fromEntries(fields.map((field, index) => [field, values[index]]));
    return { fields, calls: [], isVerified: false, find };
  });
  const keyFields = new Set(lookups.flatMap(({ fields }) => fields));
  return { name, lookups, isResolvable: fieldsOf(schema, name).some((field) => !keyFields.has(field)) };
}

function present(schema: GraphQLSchema, entity: EntityType): readonly EntityType[] {
  const fields = new Set(fieldsOf(schema, entity.name));
  const lookups = entity.lookups.filter((lookup) => lookup.fields.every((field) => fields.has(field)));
  return lookups.length > 0 ? [{ ...entity, lookups }] : [];
}

function fieldsOf(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}
