import { packageOf } from './packages.ts';

/** A subgraph, as composers take it. */
export interface ComposedSubgraph {
  readonly name: string;
  readonly url: string;
  readonly sdl: string;
}

interface Composition {
  readonly errors: readonly string[];
  /** The supergraph; absent where it has another form than that of Apollo. */
  readonly supergraph?: string | undefined;
}

interface GraphQL {
  parse(text: string): object;
}

interface Composed {
  readonly errors?: readonly { readonly message: string }[];
  readonly supergraphSdl?: string;
}

interface Federated {
  readonly success: boolean;
  readonly errors?: readonly { readonly message: string }[];
}

const documents = (subgraphs: readonly ComposedSubgraph[]) => {
  const { parse } = packageOf<GraphQL>('graphql');
  return subgraphs.map(({ name, url, sdl }) => ({ name, url, typeDefs: parse(sdl) }));
};

const messages = ({ errors = [] }: Composed | Federated) => errors.map(({ message }) => message);

/** Composes by a package whose `composeServices` returns a supergraph. */
function composeBy(name: string) {
  return (subgraphs: readonly ComposedSubgraph[]): Composition => {
    const composed = packageOf<{ composeServices(services: object): Composed }>(name).composeServices(
      documents(subgraphs),
    );
    return { errors: messages(composed), supergraph: composed.supergraphSdl };
  };
}

/** The composers that npm has, by vendor. */
export const composers = {
  Apollo: composeBy('@apollo/composition'),
  Guild: composeBy('@theguild/federation-composition'),
  WunderGraph(subgraphs: readonly ComposedSubgraph[]): Composition {
    interface Package {
      federateSubgraphs(options: object): Federated;
    }
    const definitions = documents(subgraphs).map(({ typeDefs, ...rest }) => ({ ...rest, definitions: typeDefs }));
    const federated = packageOf<Package>('@wundergraph/composition').federateSubgraphs({
      subgraphs: definitions,
      version: '1',
    });
    return { errors: federated.success ? [] : messages(federated) };
  },
};
