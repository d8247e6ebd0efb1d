import type * as Types from "#schema";
interface DefinedFields {
  Query: 'randomQuote' | 'quote' | 'quotes' | 'author' | 'authors';
  QuoteConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  QuoteEdge: 'node' | 'cursor';
  Quote: 'id' | 'quoteId' | 'text' | 'length' | 'author' | 'authorName' | 'authorSlug' | 'tags' | 'createdDate' | 'updatedDate' | 'raw';
  QuoteAuthorConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  QuoteAuthorEdge: 'node' | 'cursor';
  QuoteAuthor: 'id' | 'authorId' | 'name' | 'slug' | 'biography' | 'description' | 'url' | 'quoteCount' | 'quotes' | 'createdDate' | 'updatedDate' | 'raw';
};

interface DefinedEnumValues {
  QuoteTagMatch: 'ALL' | 'ANY';
  QuoteOrderField: 'AUTHOR_NAME' | 'TEXT' | 'LENGTH' | 'CREATED_DATE' | 'UPDATED_DATE';
  QuoteAuthorOrderField: 'NAME' | 'QUOTE_COUNT' | 'CREATED_DATE' | 'UPDATED_DATE';
};

interface DefinedInputFields {
  QuoteWhere: 'tags' | 'tagMatch' | 'minLength' | 'maxLength' | 'authorIds';
  QuoteOrder: 'field' | 'direction';
  QuoteAuthorOrder: 'field' | 'direction';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type Quote = Pick<Types.Quote, DefinedFields['Quote']>;
export type QuoteWhere = Pick<Types.QuoteWhere, DefinedInputFields['QuoteWhere']>;
export type QuoteConnection = Pick<Types.QuoteConnection, DefinedFields['QuoteConnection']>;
export type QuoteOrder = Pick<Types.QuoteOrder, DefinedInputFields['QuoteOrder']>;
export type QuoteAuthor = Pick<Types.QuoteAuthor, DefinedFields['QuoteAuthor']>;
export type QuoteAuthorConnection = Pick<Types.QuoteAuthorConnection, DefinedFields['QuoteAuthorConnection']>;
export type QuoteAuthorOrder = Pick<Types.QuoteAuthorOrder, DefinedInputFields['QuoteAuthorOrder']>;
export type QuoteTagMatch = DefinedEnumValues['QuoteTagMatch'];
export type QuoteOrderField = DefinedEnumValues['QuoteOrderField'];
export type SortDirection = Types.SortDirection;
export type QuoteAuthorOrderField = DefinedEnumValues['QuoteAuthorOrderField'];
export type QuoteEdge = Pick<Types.QuoteEdge, DefinedFields['QuoteEdge']>;
export type PageInfo = Types.PageInfo;
export type Date = Types.Date;
export type JSON = Types.Json;
export type Node = Types.Node;
export type Saying = Types.Saying;
export type QuoteAuthorEdge = Pick<Types.QuoteAuthorEdge, DefinedFields['QuoteAuthorEdge']>;
export type URL = Types.Url;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type QuoteConnectionResolvers = Pick<Types.QuoteConnectionResolvers, DefinedFields['QuoteConnection']>;
export type QuoteEdgeResolvers = Pick<Types.QuoteEdgeResolvers, DefinedFields['QuoteEdge']>;
export type QuoteResolvers = Pick<Types.QuoteResolvers, DefinedFields['Quote'] | '__isTypeOf'>;
export type QuoteAuthorConnectionResolvers = Pick<Types.QuoteAuthorConnectionResolvers, DefinedFields['QuoteAuthorConnection']>;
export type QuoteAuthorEdgeResolvers = Pick<Types.QuoteAuthorEdgeResolvers, DefinedFields['QuoteAuthorEdge']>;
export type QuoteAuthorResolvers = Pick<Types.QuoteAuthorResolvers, DefinedFields['QuoteAuthor'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  QuoteConnection?: QuoteConnectionResolvers;
  QuoteEdge?: QuoteEdgeResolvers;
  Quote?: QuoteResolvers;
  QuoteAuthorConnection?: QuoteAuthorConnectionResolvers;
  QuoteAuthorEdge?: QuoteAuthorEdgeResolvers;
  QuoteAuthor?: QuoteAuthorResolvers;
};