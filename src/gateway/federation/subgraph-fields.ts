/** The fields by which a router reads from a subgraph, and their types. */
export function subgraphFields(
  entities: readonly string[],
  { introspection }: { readonly introspection: boolean },
): string {
  const service = introspection
    ? `
    "The schema of this subgraph, as composers take it."
    type _Service {
      "Its text in the schema definition language."
      sdl: String!
    }
    extend type Query {
      "What this subgraph is."
      _service: _Service!
    }`
    : '';
  return `
    "An object of any type, by \`__typename\` and the fields of a key."
    scalar _Any
    "An object that other subgraphs may refer to."
    union _Entity = ${entities.join(' | ')}
    extend type Query {
      "Finds objects to which other subgraphs refer, in their order; those that do not exist are null."
      _entities("The objects, by the fields of a key." representations: [_Any!]!): [_Entity]!
    }
    ${service}`;
}
