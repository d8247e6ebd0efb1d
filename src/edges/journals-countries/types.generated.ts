import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  JournalOrganisation: 'country';
  Article: 'country';
};

export type JournalOrganisation = Types.JournalOrganisation;
export type Country = Types.Country;
export type Article = Types.Article;

export type JournalOrganisationResolvers = Pick<Types.JournalOrganisationResolvers, DefinedFields['JournalOrganisation']>;
export type ArticleResolvers = Pick<Types.ArticleResolvers, DefinedFields['Article']>;

export interface Resolvers {
  JournalOrganisation?: JournalOrganisationResolvers;
  Article?: ArticleResolvers;
};