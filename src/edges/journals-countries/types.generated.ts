import type * as Types from "#schema";
interface DefinedFields {
  JournalOrganization: 'country';
  Article: 'country';
  Country: 'journals' | 'articles';
};

export type JournalOrganization = Types.JournalOrganization;
export type Country = Types.Country;
export type Article = Types.Article;
export type JournalConnection = Types.JournalConnection;
export type JournalOrder = Types.JournalOrder;
export type ArticleConnection = Types.ArticleConnection;
export type ArticleOrder = Types.ArticleOrder;

export type JournalOrganizationResolvers = Pick<Types.JournalOrganizationResolvers, DefinedFields['JournalOrganization']>;
export type ArticleResolvers = Pick<Types.ArticleResolvers, DefinedFields['Article']>;
export type CountryResolvers = Pick<Types.CountryResolvers, DefinedFields['Country']>;

export interface Resolvers {
  JournalOrganization?: JournalOrganizationResolvers;
  Article?: ArticleResolvers;
  Country?: CountryResolvers;
};