import { type GraphQLField, type GraphQLSchema, resolveSchemaCoordinate } from 'graphql';
import { argumentPath } from './argument-path.ts';

/**
 * A schema coordinate as a caller writes it: an input field with the way to it from an argument of `root`, where `root` is
 * given. Undefined if the schema lacks it, or if `root` does not take it.
 */
export function coordinateText(
  schema: GraphQLSchema,
  coordinate: string,
  root?: GraphQLField<unknown, unknown>,
): string | undefined {
  const found = resolved(schema, coordinate);
  if (!found) return undefined;
  if (found.kind === 'InputField' && root) return argumentPath(root, found.type, found.inputField.name);
  return coordinate.replace(/^(?:Query|Mutation)\./, '').replace(/:\)$/, ')');
}

function resolved(schema: GraphQLSchema, coordinate: string) {
  try {
    return resolveSchemaCoordinate(schema, coordinate);
  } catch {
    // It throws where the type or the field before the last name is missing.
    return undefined;
  }
}
