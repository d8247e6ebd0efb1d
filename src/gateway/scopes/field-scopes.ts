import type { GraphQLSchema } from 'graphql';
import type { Edge, Subgraph } from '#graph';
import { jointsOf, ownershipOf } from '../schema/ownership.ts';

/** The APIs whose data a selection reads. */
export type Apis = ReadonlySet<string>;

/** A field that leads into APIs: a root field, or a field that joins APIs. */
export interface Entrance {
  /** The scopes that it needs, all of them. */
  readonly scopes: readonly string[];
  /** The APIs of the types below it. */
  readonly apis: Apis;
}

/** The scopes that the fields of a graph need. */
export class FieldScopes {
  readonly #entrances: ReadonlyMap<string, Entrance>;
  /** By `Type.field`, for fields that are not defined with their type. */
  readonly #fieldOwners: ReadonlyMap<string, string>;
  readonly #typeOwners: ReadonlyMap<string, string>;

  constructor(schema: GraphQLSchema, subgraphs: readonly Subgraph[], edges: readonly Edge[]) {
    const { types, roots } = ownershipOf(subgraphs);
    this.#typeOwners = types;
    this.#fieldOwners = roots;
    const kinds = new Map([
      [schema.getQueryType()?.name, 'read'],
      [schema.getMutationType()?.name, 'write'],
      [schema.getSubscriptionType()?.name, 'read'],
    ]);
    const entrances = new Map<string, Entrance>();
    for (const [path, slug] of roots) {
      const [type = '', field = ''] = path.split('.');
      const kind = kinds.get(type);
      if (kind) entrances.set(path, { scopes: [`${slug}:${kind}:${field}`], apis: new Set([slug]) });
    }
    for (const { between, type, field } of jointsOf(edges)) {
      // Its object was reached with the scope of its own API.
      const others = between.filter((slug) => slug !== types.get(type));
      const scopes = others.map((slug) => `${slug}:${kinds.get(type) ?? 'read'}`);
      entrances.set(`${type}.${field}`, { scopes, apis: new Set(between) });
    }
    this.#entrances = entrances;
  }

  /** The entrances that are in a schema, by `Type.field`. */
  get entrances(): ReadonlyMap<string, Entrance> {
    return this.#entrances;
  }

  /** What a field adds to the APIs above it; `undefined` where it is covered by them. */
  entranceAt(type: string, field: string, above: Apis): Entrance | undefined {
    const path = `${type}.${field}`;
    const entrance = this.#entrances.get(path);
    if (entrance) return entrance;
    const owner = this.#fieldOwners.get(path) ?? this.#typeOwners.get(type);
    return owner === undefined || above.has(owner) ? undefined : wholeOf(owner);
  }

  /** What reading an object of a type takes that is reached by its `id`; `undefined` for shared types. */
  ofType(type: string): Entrance | undefined {
    const owner = this.#typeOwners.get(type);
    return owner === undefined ? undefined : wholeOf(owner);
  }
}

/** What reading anything of an API takes. */
function wholeOf(slug: string): Entrance {
  return { scopes: [`${slug}:read`], apis: new Set([slug]) };
}
