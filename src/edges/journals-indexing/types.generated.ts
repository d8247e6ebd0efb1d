import type * as Types from "#schema";
interface DefinedFields {
  Journal: 'indexing';
  ArticleLink: 'indexing';
};

export type Journal = Types.Journal;
export type UrlNotificationStatus = Types.UrlNotificationStatus;
export type ArticleLink = Types.ArticleLink;

export type JournalResolvers = Pick<Types.JournalResolvers, DefinedFields['Journal']>;
export type ArticleLinkResolvers = Pick<Types.ArticleLinkResolvers, DefinedFields['ArticleLink']>;

export interface Resolvers {
  Journal?: JournalResolvers;
  ArticleLink?: ArticleLinkResolvers;
};