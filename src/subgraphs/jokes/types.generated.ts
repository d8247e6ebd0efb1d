import type * as Types from "#schema";
interface DefinedFields {
  Query: 'randomJoke' | 'jokeCategories' | 'joke' | 'jokes';
  JokeConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  JokeEdge: 'node' | 'cursor';
  Joke: 'id' | 'jokeId' | 'text' | 'categories' | 'url' | 'iconUrl' | 'createdAt' | 'updatedAt' | 'raw';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type Joke = Pick<Types.Joke, DefinedFields['Joke']>;
export type JokeConnection = Pick<Types.JokeConnection, DefinedFields['JokeConnection']>;
export type JokeEdge = Pick<Types.JokeEdge, DefinedFields['JokeEdge']>;
export type PageInfo = Types.PageInfo;
export type URL = Types.Url;
export type DateTime = Types.DateTime;
export type JSON = Types.Json;
export type Node = Types.Node;
export type Saying = Types.Saying;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type JokeConnectionResolvers = Pick<Types.JokeConnectionResolvers, DefinedFields['JokeConnection']>;
export type JokeEdgeResolvers = Pick<Types.JokeEdgeResolvers, DefinedFields['JokeEdge']>;
export type JokeResolvers = Pick<Types.JokeResolvers, DefinedFields['Joke'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  JokeConnection?: JokeConnectionResolvers;
  JokeEdge?: JokeEdgeResolvers;
  Joke?: JokeResolvers;
};