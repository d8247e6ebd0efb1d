import type { Client, UserInfo } from '#contracts/identity';
import type { Random } from '#sandbox';
import { person } from '#sandbox/world/people';

/** A token by itself is not among them: the provider has given that up. */
const FLOWS = ['code', 'id_token', 'token id_token', 'code id_token', 'code token', 'code token id_token'] as const;

/** The programs that users sign in to. */
export function clientsOf(random: Random): readonly Client[] {
  return ['Harbour Portal', 'Tide Tables', 'Lamp Counter'].map((client_name, index): Client => {
    const home = `https://${client_name.toLowerCase().replace(' ', '-')}.example.test`;
    return {
      client_id: `c-${random.hex(8)}`,
      client_name,
      client_uri: home,
      redirect_uris: [`${home}/callback`],
      response_types: index === 0 ? [...FLOWS] : ['code', 'code id_token'],
      grant_types: ['authorization_code', 'implicit'],
      application_type: index === 2 ? 'native' : 'web',
      contacts: [`owner@${new URL(home).hostname}`],
      default_max_age: 3600,
      default_scopes: ['openid', 'email'],
    };
  });
}

/** The one user whom the provider knows. */
export function userOf(random: Random, sub: string): UserInfo {
  const { givenName, familyName, username, email, address } = person(random);
  const { street, city, region, postalCode, countryName } = address;
  return {
    sub,
    name: `${givenName} ${familyName}`,
    given_name: givenName,
    family_name: familyName,
    preferred_username: username,
    email,
    email_verified: true,
    phone_number: '+15550100',
    phone_number_verified: false,
    zoneinfo: 'Europe/Dublin',
    locale: 'en-IE',
    address: { street_address: street, locality: city, region, postal_code: postalCode, country: countryName },
    'aq:location': { latitude: 53.1, longitude: -6.2, accuracy: 40, address: { locality: city, country: countryName } },
  };
}
