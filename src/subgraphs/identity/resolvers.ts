import { addressLines, from, listed, listFrom, SINGLETON_KEY } from '#graph';
import { outcome } from '#upstream';
import { authorizationForm, outcomeOf, refusedBy } from './authorization.ts';
import { allClients, ownProfile } from './batches.ts';
import type { Resolvers } from './types.generated.ts';

/** Credentials that a registration may hold. They are never shown. */
const SECRETS = new Set(['client_secret', 'registration_access_token']);

export const resolvers: Resolvers = {
  Query: {
    authorizationUrl: (_root, { input }, { graph }) =>
      graph.facts('identity.authorize').url(authorizationForm(input, { graph })),
    clients: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(allClients, SINGLETON_KEY)) ?? []),
    userProfile: (_root, _args, { load }) => load(ownProfile, SINGLETON_KEY),
  },
  Mutation: {
    startAuthorization(_root, { input }, { upstream: { identity }, graph }) {
      const form = authorizationForm(input, { graph });
      const pending = input.method === 'POST' ? identity.authorizeByForm({ body: form }) : identity.authorize(form);
      const facts = graph.facts('identity.authorize');
      return outcome(pending, ({ location }) => outcomeOf(form, location, facts.url(form)), {
        BAD_USER_INPUT: refusedBy,
      });
    },
  },
  IdentityClient: {
    clientId: from('client_id'),
    name: from('client_name'),
    homePageUrl: from('client_uri'),
    redirectUris: listFrom('redirect_uris'),
    responseTypes: from('response_types', (types) => (types ?? []).map((each) => each.split(' '))),
    grantTypes: listFrom('grant_types'),
    applicationType: from('application_type'),
    contacts: listFrom('contacts'),
    logoUrl: from('logo_uri'),
    policyUrl: from('policy_uri'),
    termsUrl: from('tos_uri'),
    defaultMaxAgeSeconds: from('default_max_age'),
    defaultScopes: listFrom('default_scopes'),
    raw: (client) => Object.fromEntries(Object.entries(client).filter(([name]) => !SECRETS.has(name))),
  },
  UserProfile: {
    subject: from('sub'),
    givenName: from('given_name'),
    middleName: from('middle_name'),
    familyName: from('family_name'),
    preferredUsername: from('preferred_username'),
    isEmailVerified: from('email_verified'),
    phoneNumber: from('phone_number'),
    isPhoneNumberVerified: from('phone_number_verified'),
    phoneType: from('phone_type'),
    timeZone: from('zoneinfo'),
    location: from('aq:location'),
  },
  UserAddress: {
    lines: from('street_address', (street) => addressLines(...(street ?? '').split(/\r?\n/))),
    city: from('locality'),
    region: from(['region', 'state'], ({ region, state }) => region ?? state),
    postalCode: from('postal_code'),
    countryName: from('country'),
    countryCode: from('country', (country) => (country !== undefined && /^[a-z]{2}$/i.test(country) ? country : null)),
  },
};
