import type { AuthorizationForm } from '#contracts/identity';
import { BadInputError, type Context, distinctValues, rejection, upstreamKey } from '#graph';
import { type UpstreamError, UpstreamStatusError } from '#upstream';
import type { AuthorizationDenied, AuthorizationUrlInput, StartAuthorizationSuccess } from './types.generated.ts';

/** The provider names combinations in this order. */
const RESPONSE_TYPES = ['code', 'token', 'id_token'];

type Named<Type, Name> = Type & { readonly __typename: Name };
export type Started =
  | Named<StartAuthorizationSuccess, 'StartAuthorizationSuccess'>
  | Named<AuthorizationDenied, 'AuthorizationDenied'>;

/** The input as the provider's form. */
export function authorizationForm(input: AuthorizationUrlInput, context: Pick<Context, 'graph'>): AuthorizationForm {
  refuseContradictions(input);
  const types = RESPONSE_TYPES.filter((type) => (input.responseTypes as readonly string[]).includes(type));
  return {
    client_id: upstreamKey('IdentityClient', input.clientId, context),
    response_type: joined('responseTypes', types),
    scope: input.scopes ? joined('scopes', input.scopes) : undefined,
    redirect_uri: input.redirectUri,
    state: input.state ?? undefined,
    response_mode: input.responseMode ?? undefined,
    nonce: input.nonce ?? undefined,
    display: input.display ?? undefined,
    prompt: input.prompts ? joined('prompts', input.prompts) : undefined,
    max_age: input.maxAgeSeconds ?? undefined,
    ui_locales: input.uiLocales ? joined('uiLocales', input.uiLocales) : undefined,
  };
}

/** Refuses values that RFC 6749 (3.1.2) and OpenID Connect Core (3.1.2.1) rule out. */
function refuseContradictions({ maxAgeSeconds, prompts, redirectUri }: AuthorizationUrlInput): void {
  if ((maxAgeSeconds ?? 0) < 0) throw new BadInputError('`maxAgeSeconds` cannot be negative.');
  if (redirectUri.includes('#')) throw new BadInputError('`redirectUri` cannot have a fragment.');
  const words: readonly string[] = prompts ?? [];
  if (words.includes('none') && words.some((word) => word !== 'none'))
    throw new BadInputError('`NONE` stands alone in `prompts`.');
}

function joined(name: string, values: readonly string[]): string {
  const strange = values.some((value) => /\s|^$/.test(value));
  if (strange) throw new BadInputError(`No value of \`${name}\` has a blank, or is empty.`);
  return distinctValues(name, values).join(' ');
}

/** The result in a redirect: to the sign-in page, or back to the client with the outcome in the query or the fragment. */
export function outcomeOf(form: AuthorizationForm, location: string, from: string): Started {
  const target = URL.parse(location, from);
  const absolute = target && !URL.canParse(location) ? target.href : location;
  if (!target || placeOf(target) !== placeOf(URL.parse(form.redirect_uri))) {
    return { __typename: 'StartAuthorizationSuccess', location: absolute, requiresSignIn: true };
  }
  const inFragment = new URLSearchParams(target.hash.slice(1));
  const told = (name: string) => inFragment.get(name) ?? target.searchParams.get(name);
  const [error, state] = [told('error'), told('state')];
  if (error) return denied(error, told('error_description'), { returnLocation: absolute, state });
  const seconds = told('expires_in') ?? '';
  return {
    __typename: 'StartAuthorizationSuccess',
    location: absolute,
    requiresSignIn: false,
    state,
    code: told('code'),
    idToken: told('id_token'),
    accessToken: told('access_token'),
    tokenType: told('token_type'),
    expiresInSeconds: /^\d{1,9}$/.test(seconds) ? Number(seconds) : null,
  };
}

/** A refusal that the provider does not redirect to the client, because it does not trust it. A web page names no reason. */
export function refusedBy(error: UpstreamError): Started {
  const body = error instanceof UpstreamStatusError ? error.body : undefined;
  const told =
    typeof body === 'object' && body !== null && 'error_description' in body ? body.error_description : undefined;
  return denied(error.upstreamCode ?? null, typeof told === 'string' ? told : null);
}

function denied(
  error: string | null,
  description: string | null,
  back: { returnLocation?: string; state?: string | null } = {},
): Started {
  const message = 'The provider refused the authorization.';
  return rejection('AuthorizationDenied', 'PERMISSION_DENIED', message, { error, description, ...back });
}

/** An address without its query and fragment. */
function placeOf(url: URL | null): string | undefined {
  return url ? `${url.protocol}//${url.host}${url.pathname}` : undefined;
}
