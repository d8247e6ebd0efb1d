import { listed, THE_ONE } from '#graph';
import { outcome } from '#upstream';
import { authorizationForm, outcomeOf, refusedBy } from './authorization.ts';
import { allClients, ownProfile } from './batches.ts';
import type { Resolvers } from './types.generated.ts';

/** What a registration may hold besides, and nobody is to see. */
const SECRETS = new Set(['client_secret', 'registration_access_token']);

export const resolvers: Resolvers = {
  Query: {
    authorizationUrl: (_root, { input }, { graph }) => graph.facts('identity.authorize').url(authorizationForm(input)),
    clients: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(allClients, THE_ONE)) ?? []),
    userProfile: (_root, _args, { load }) => load(ownProfile, THE_ONE),
  },
  Mutation: {
    startAuthorization(_root, { input }, { upstream: { identity }, graph }) {
      const form = authorizationForm(input);
      const pending = input.method === 'POST' ? identity.authorizeByForm({ body: form }) : identity.authorize(form);
      const facts = graph.facts('identity.authorize');
      return outcome(pending, ({ location }) => outcomeOf(form, location, facts.url(form)), {
        BAD_USER_INPUT: refusedBy,
      });
    },
  },
  IdentityClient: {
    clientId: ({ client_id }) => client_id,
    name: ({ client_name }) => client_name,
    homePageUrl: ({ client_uri }) => client_uri,
    redirectUris: ({ redirect_uris }) => redirect_uris ?? [],
    responseTypes: ({ response_types }) => (response_types ?? []).map((types) => types.split(' ')),
    grantTypes: ({ grant_types }) => grant_types ?? [],
    applicationType: ({ application_type }) => application_type,
    contacts: ({ contacts }) => contacts ?? [],
    logoUrl: ({ logo_uri }) => logo_uri,
    policyUrl: ({ policy_uri }) => policy_uri,
    termsUrl: ({ tos_uri }) => tos_uri,
    defaultMaxAgeSeconds: ({ default_max_age }) => default_max_age,
    defaultScopes: ({ default_scopes }) => default_scopes ?? [],
    raw: (client) => Object.fromEntries(Object.entries(client).filter(([name]) => !SECRETS.has(name))),
  },
  UserProfile: {
    subject: ({ sub }) => sub,
    givenName: ({ given_name }) => given_name,
    middleName: ({ middle_name }) => middle_name,
    familyName: ({ family_name }) => family_name,
    preferredUsername: ({ preferred_username }) => preferred_username,
    emailVerified: ({ email_verified }) => email_verified,
    phoneNumber: ({ phone_number }) => phone_number,
    phoneNumberVerified: ({ phone_number_verified }) => phone_number_verified,
    phoneType: ({ phone_type }) => phone_type,
    timeZone: ({ zoneinfo }) => zoneinfo,
    location: (profile) => profile['aq:location'],
    raw: (profile) => profile,
  },
  UserAddress: {
    streetAddress: ({ street_address }) => street_address,
    region: ({ region, state }) => region ?? state,
    postalCode: ({ postal_code }) => postal_code,
    countryName: ({ country }) => country,
  },
};
