import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Query: 'randomQuote' | 'quotes' | 'authors';
  QuoteConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  QuoteEdge: 'node' | 'cursor';
  Quote: 'id' | 'quoteId' | 'text' | 'length' | 'author' | 'authorName' | 'authorSlug' | 'tags' | 'addedDate' | 'modifiedDate' | 'raw';
  AuthorConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  AuthorEdge: 'node' | 'cursor';
  Author: 'id' | 'authorId' | 'name' | 'slug' | 'biography' | 'description' | 'url' | 'quoteCount' | 'quotes' | 'addedDate' | 'modifiedDate' | 'raw';
};

interface DefinedEnumValues {
  AuthorSortBy: 'NAME' | 'QUOTE_COUNT' | 'ADDED_DATE' | 'MODIFIED_DATE';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type Quote = Pick<Types.Quote, DefinedFields['Quote']>;
export type QuoteConnection = Pick<Types.QuoteConnection, DefinedFields['QuoteConnection']>;
export type AuthorConnection = Pick<Types.AuthorConnection, DefinedFields['AuthorConnection']>;
export type AuthorSortBy = DefinedEnumValues['AuthorSortBy'];
export type SortDirection = Types.SortDirection;
export type QuoteEdge = Pick<Types.QuoteEdge, DefinedFields['QuoteEdge']>;
export type PageInfo = Types.PageInfo;
export type Author = Pick<Types.Author, DefinedFields['Author']>;
export type Date = Types.Date;
export type JSON = Types.Json;
export type Node = Types.Node;
export type Saying = Types.Saying;
export type AuthorEdge = Pick<Types.AuthorEdge, DefinedFields['AuthorEdge']>;
export type URL = Types.Url;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type QuoteConnectionResolvers = Pick<Types.QuoteConnectionResolvers, DefinedFields['QuoteConnection']>;
export type QuoteEdgeResolvers = Pick<Types.QuoteEdgeResolvers, DefinedFields['QuoteEdge']>;
export type QuoteResolvers = Pick<Types.QuoteResolvers, DefinedFields['Quote'] | '__isTypeOf'>;
export type AuthorConnectionResolvers = Pick<Types.AuthorConnectionResolvers, DefinedFields['AuthorConnection']>;
export type AuthorEdgeResolvers = Pick<Types.AuthorEdgeResolvers, DefinedFields['AuthorEdge']>;
export type AuthorResolvers = Pick<Types.AuthorResolvers, DefinedFields['Author'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  QuoteConnection?: QuoteConnectionResolvers;
  QuoteEdge?: QuoteEdgeResolvers;
  Quote?: QuoteResolvers;
  AuthorConnection?: AuthorConnectionResolvers;
  AuthorEdge?: AuthorEdgeResolvers;
  Author?: AuthorResolvers;
};