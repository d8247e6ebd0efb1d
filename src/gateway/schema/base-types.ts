import { isTypeDefinitionNode, Kind, parse } from 'graphql';
import { BASE } from './base-definitions.ts';

/** The names of the object types that every graph has, besides `Query`. */
export const BASE_TYPES: readonly string[] = parse(BASE, { noLocation: true })
  .definitions.filter(isTypeDefinitionNode)
  .filter(({ kind, name }) => kind === Kind.OBJECT_TYPE_DEFINITION && name.value !== 'Query')
  .map(({ name }) => name.value);
