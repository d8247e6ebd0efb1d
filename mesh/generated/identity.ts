// Identity connect API. Generated from mesh/identity.yaml: do not edit.
import type { Redirect } from '#contract';

export type ResponseType = "code" | "id_token" | "token" | "token id_token" | "code id_token" | "code token" | "code token id_token" | (string & {});

/** form_post is by arrangement only. */
export type ResponseMode = "query" | "fragment" | "form_post" | (string & {});

export type Display = "page" | "popup" | "modal" | (string & {});

export interface AuthorizationForm {
  /** The client that asks. */
  readonly client_id: string;
  readonly response_type: ResponseType;
  /** Scopes joined by spaces, `openid` among them. */
  readonly scope?: string;
  /** One of the client's registered callbacks. */
  readonly redirect_uri: string;
  /** Comes back unchanged. */
  readonly state?: string;
  readonly response_mode?: ResponseMode;
  /** Copied into the ID token. */
  readonly nonce?: string;
  readonly display?: Display;
  /** Joined by spaces, of `none`, `login` and `consent`. */
  readonly prompt?: string;
  /** Seconds that the last sign-in may lie back. */
  readonly max_age?: number;
  /** Without effect. */
  readonly ui_locales?: string;
}

export interface Client {
  readonly client_id?: string;
  readonly client_name: string;
  /** The client's home page. */
  readonly client_uri: string;
  readonly redirect_uris?: readonly string[];
  readonly response_types?: readonly ResponseType[];
  readonly grant_types?: readonly string[];
  /** Such as web or native. */
  readonly application_type?: string;
  readonly contacts?: readonly string[];
  readonly logo_uri?: string;
  readonly policy_uri?: string;
  readonly tos_uri?: string;
  /** In seconds. */
  readonly default_max_age?: number | bigint;
  /** For requests that name no scope. */
  readonly default_scopes?: readonly string[];
}

/** Personal data. */
export interface UserInfo {
  /** The user, under an id that never changes. */
  readonly sub: string;
  readonly name?: string;
  readonly given_name?: string;
  readonly middle_name?: string;
  readonly family_name?: string;
  readonly nickname?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly phone_number?: string;
  readonly phone_number_verified?: boolean;
  readonly phone_type?: string;
  /** The time zone, such as `Europe/Dublin`. */
  readonly zoneinfo?: string;
  /** The language tag, such as `en-IE`. */
  readonly locale?: string;
  readonly address?: Address;
  readonly "aq:location"?: Location;
}

/** Personal data. Other names than these may occur. */
export interface Address {
  readonly formatted?: string;
  readonly street_address?: string;
  readonly locality?: string;
  readonly region?: string;
  /** What some answers have for region. */
  readonly state?: string;
  readonly postal_code?: string;
  /** The country's name. */
  readonly country?: string;
}

/** Personal data. The position that the user last shared. */
export interface Location {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly accuracy?: number;
  readonly address?: Address;
}

export interface Failure {
  readonly error: string;
  readonly error_description?: string;
}

export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Starts an authentication session for a user; the answer is where to send the browser. */
  authorize: { args: {
    /** The client that asks. */
    client_id: string;
    /** What comes back to `redirect_uri`. A client may be limited to some of these. */
    response_type: ResponseType;
    /** Scopes joined by spaces, `openid` among them. One that ends in `~r` must be granted. */
    scope?: string | null;
    /** One of the client's registered callbacks. A client in test mode may name any. */
    redirect_uri: string;
    /** Comes back to `redirect_uri` unchanged. The provider may refuse requests without. */
    state?: string | null;
    /** How the outcome is sent to `redirect_uri`. Unset, it follows from `response_type`. */
    response_mode?: ResponseMode | null;
    /** Copied into the ID token. */
    nonce?: string | null;
    /** How the sign-in page is shown. */
    display?: Display | null;
    /** What the user is asked for, joined by spaces, of `none`, `login` and `consent`. */
    prompt?: string | null;
    /** Seconds that the user's last sign-in may lie back. */
    max_age?: number | null;
    /** Language tags joined by spaces. Accepted, but without effect. */
    ui_locales?: string | null;
  }; optional: false; answer: Redirect; item: never };
  /** The same as `authorize`, for parameters that are too long or too private for an address. */
  authorizeByForm: { args: {
    /** The client that asks. Needed, if not in the form. */
    client_id?: string | null;
    /** What comes back to `redirect_uri`. Needed, if not in the form. */
    response_type?: ResponseType | null;
    /** Scopes joined by spaces, `openid` among them. Needed, if not in the form. */
    scope?: string | null;
    /** One of the client's registered callbacks. Needed, if not in the form. */
    redirect_uri?: string | null;
    /** Comes back to `redirect_uri` unchanged. Needed, if not in the form. */
    state?: string | null;
    /** How the outcome is sent to `redirect_uri`. Unset, it follows from `response_type`. */
    response_mode?: ResponseMode | null;
    /** Copied into the ID token. */
    nonce?: string | null;
    /** How the sign-in page is shown. */
    display?: Display | null;
    /** What the user is asked for, joined by spaces, of `none`, `login` and `consent`. */
    prompt?: string | null;
    /** Seconds that the user's last sign-in may lie back. */
    max_age?: number | null;
    /** Language tags joined by spaces. Accepted, but without effect. */
    ui_locales?: string | null;
    body?: AuthorizationForm;
  }; optional: true; answer: Redirect; item: never };
  /** All clients. */
  listClients: { args: Record<never, never>; optional: true; answer: readonly Client[]; item: Client };
  /** The profile of the user to whom the access token belongs. */
  getUserInfo: { args: Record<never, never>; optional: true; answer: UserInfo; item: never };
}
