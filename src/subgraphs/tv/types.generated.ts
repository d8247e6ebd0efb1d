import type * as Types from "#schema";
interface DefinedFields {
  Query: 'randomTvQuote' | 'randomTvCharacter' | 'randomTvDeath' | 'tvQuotes' | 'tvCharacters' | 'tvEpisodes' | 'tvDeaths';
  TvQuoteConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  TvQuoteEdge: 'node' | 'cursor';
  TvQuote: 'id' | 'quoteId' | 'text' | 'authorName' | 'author' | 'seriesName' | 'raw';
  TvCharacterConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  TvCharacterEdge: 'node' | 'cursor';
  TvCharacter: 'id' | 'characterId' | 'name' | 'nickname' | 'birthDate' | 'birthDateText' | 'occupations' | 'imageUrl' | 'status' | 'actor' | 'seriesNames' | 'seasons' | 'spinOffSeasons' | 'deaths' | 'causedDeaths' | 'quotes' | 'raw';
  TvEpisodeConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  TvEpisodeEdge: 'node' | 'cursor';
  TvEpisode: 'id' | 'episodeId' | 'title' | 'seriesName' | 'season' | 'number' | 'airDate' | 'airDateText' | 'characters' | 'deaths' | 'raw';
  TvEpisodeCharacter: 'name' | 'character';
  TvDeathConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  TvDeathEdge: 'node' | 'cursor';
  TvDeath: 'id' | 'deathId' | 'name' | 'character' | 'cause' | 'responsible' | 'responsibleCharacters' | 'lastWords' | 'season' | 'episodeNumber' | 'episode' | 'deathCount' | 'raw';
};

interface DefinedEnumValues {
  TvCharacterStatus: 'ALIVE' | 'DECEASED' | 'PRESUMED_DEAD' | 'UNKNOWN' | 'UNRECOGNIZED';
};

interface DefinedInputFields {
  TvQuoteWhere: 'authorName' | 'seriesName';
  TvCharacterWhere: 'name' | 'seriesName';
  TvEpisodeWhere: 'seriesName' | 'season';
  TvDeathWhere: 'name' | 'season';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type TvQuote = Pick<Types.TvQuote, DefinedFields['TvQuote']>;
export type TvCharacter = Pick<Types.TvCharacter, DefinedFields['TvCharacter']>;
export type TvDeath = Pick<Types.TvDeath, DefinedFields['TvDeath']>;
export type TvQuoteConnection = Pick<Types.TvQuoteConnection, DefinedFields['TvQuoteConnection']>;
export type TvQuoteWhere = Pick<Types.TvQuoteWhere, DefinedInputFields['TvQuoteWhere']>;
export type TvCharacterConnection = Pick<Types.TvCharacterConnection, DefinedFields['TvCharacterConnection']>;
export type TvCharacterWhere = Pick<Types.TvCharacterWhere, DefinedInputFields['TvCharacterWhere']>;
export type TvEpisodeConnection = Pick<Types.TvEpisodeConnection, DefinedFields['TvEpisodeConnection']>;
export type TvEpisodeWhere = Pick<Types.TvEpisodeWhere, DefinedInputFields['TvEpisodeWhere']>;
export type TvDeathConnection = Pick<Types.TvDeathConnection, DefinedFields['TvDeathConnection']>;
export type TvDeathWhere = Pick<Types.TvDeathWhere, DefinedInputFields['TvDeathWhere']>;
export type TvQuoteEdge = Pick<Types.TvQuoteEdge, DefinedFields['TvQuoteEdge']>;
export type PageInfo = Types.PageInfo;
export type JSON = Types.Json;
export type Node = Types.Node;
export type Saying = Types.Saying;
export type TvCharacterEdge = Pick<Types.TvCharacterEdge, DefinedFields['TvCharacterEdge']>;
export type Date = Types.Date;
export type URL = Types.Url;
export type TvCharacterStatus = DefinedEnumValues['TvCharacterStatus'];
export type TvEpisodeEdge = Pick<Types.TvEpisodeEdge, DefinedFields['TvEpisodeEdge']>;
export type TvEpisode = Pick<Types.TvEpisode, DefinedFields['TvEpisode']>;
export type TvEpisodeCharacter = Pick<Types.TvEpisodeCharacter, DefinedFields['TvEpisodeCharacter']>;
export type TvDeathEdge = Pick<Types.TvDeathEdge, DefinedFields['TvDeathEdge']>;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type TvQuoteConnectionResolvers = Pick<Types.TvQuoteConnectionResolvers, DefinedFields['TvQuoteConnection']>;
export type TvQuoteEdgeResolvers = Pick<Types.TvQuoteEdgeResolvers, DefinedFields['TvQuoteEdge']>;
export type TvQuoteResolvers = Pick<Types.TvQuoteResolvers, DefinedFields['TvQuote'] | '__isTypeOf'>;
export type TvCharacterConnectionResolvers = Pick<Types.TvCharacterConnectionResolvers, DefinedFields['TvCharacterConnection']>;
export type TvCharacterEdgeResolvers = Pick<Types.TvCharacterEdgeResolvers, DefinedFields['TvCharacterEdge']>;
export type TvCharacterResolvers = Pick<Types.TvCharacterResolvers, DefinedFields['TvCharacter'] | '__isTypeOf'>;
export type TvEpisodeConnectionResolvers = Pick<Types.TvEpisodeConnectionResolvers, DefinedFields['TvEpisodeConnection']>;
export type TvEpisodeEdgeResolvers = Pick<Types.TvEpisodeEdgeResolvers, DefinedFields['TvEpisodeEdge']>;
export type TvEpisodeResolvers = Pick<Types.TvEpisodeResolvers, DefinedFields['TvEpisode'] | '__isTypeOf'>;
export type TvEpisodeCharacterResolvers = Pick<Types.TvEpisodeCharacterResolvers, DefinedFields['TvEpisodeCharacter']>;
export type TvDeathConnectionResolvers = Pick<Types.TvDeathConnectionResolvers, DefinedFields['TvDeathConnection']>;
export type TvDeathEdgeResolvers = Pick<Types.TvDeathEdgeResolvers, DefinedFields['TvDeathEdge']>;
export type TvDeathResolvers = Pick<Types.TvDeathResolvers, DefinedFields['TvDeath'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  TvQuoteConnection?: TvQuoteConnectionResolvers;
  TvQuoteEdge?: TvQuoteEdgeResolvers;
  TvQuote?: TvQuoteResolvers;
  TvCharacterConnection?: TvCharacterConnectionResolvers;
  TvCharacterEdge?: TvCharacterEdgeResolvers;
  TvCharacter?: TvCharacterResolvers;
  TvEpisodeConnection?: TvEpisodeConnectionResolvers;
  TvEpisodeEdge?: TvEpisodeEdgeResolvers;
  TvEpisode?: TvEpisodeResolvers;
  TvEpisodeCharacter?: TvEpisodeCharacterResolvers;
  TvDeathConnection?: TvDeathConnectionResolvers;
  TvDeathEdge?: TvDeathEdgeResolvers;
  TvDeath?: TvDeathResolvers;
};