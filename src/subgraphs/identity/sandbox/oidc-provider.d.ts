/** The part of the package that is used here. Its own types depend on those of a web framework. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  /** The stored tokens and codes. */
  interface AdapterPayload {
    readonly uid?: string;
    readonly userCode?: string;
    readonly grantId?: string;
    readonly consumed?: number;
  }

  interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void>;
    find(id: string): Promise<AdapterPayload | undefined>;
    findByUid(uid: string): Promise<AdapterPayload | undefined>;
    findByUserCode(userCode: string): Promise<AdapterPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  type Metadata = Readonly<Record<string, string | readonly string[] | undefined>>;

  interface Client {
    readonly clientId: string;
  }

  class Grant {
    constructor(of: { clientId: string; accountId: string });
    static find(id: string): Promise<Grant | undefined>;
    addOIDCScope(scope: string): void;
    addOIDCClaims(claims: readonly string[]): void;
    save(): Promise<string>;
  }

  /** The prompt, and its details. */
  interface Interaction {
    readonly prompt: {
      readonly name: string;
      readonly details: {
        readonly missingOIDCScope?: readonly string[];
        readonly missingOIDCClaims?: readonly string[];
      };
    };
    readonly params: Readonly<Record<string, unknown>>;
    readonly session?: { readonly accountId: string };
    readonly grantId?: string;
  }

  class AccessToken {
    constructor(of: {
      accountId: string;
      client: Client;
      grantId: string;
      gty: string;
      scope: string;
      expiresIn: number;
    });
    jti: string;
    format: string;
    save(): Promise<string>;
  }

  class Session {
    readonly jti: string;
    loginAccount(details: { accountId: string }): void;
    ensureClientContainer(clientId: string): void;
    grantIdFor(clientId: string, grantId: string): void;
    save(seconds: number): Promise<string>;
  }

  interface Context {
    readonly req: IncomingMessage;
    readonly protocol: string;
    readonly host: string;
    type: string;
    body: unknown;
  }

  interface Configuration {
    readonly adapter: new () => Adapter;
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly clients: readonly Metadata[];
    readonly conformIdTokenClaims: boolean;
    readonly cookies: { readonly long: { readonly path: string } };
    readonly features: Readonly<Record<string, { readonly enabled: boolean }>>;
    findAccount(context: Context, id: string): { accountId: string; claims(): object } | undefined;
    readonly interactions: { url(context: Context, interaction: { readonly uid: string }): string };
    readonly jwks: { readonly keys: readonly object[] };
    readonly pkce: { required(): boolean };
    renderError(context: Context, error: { error: string; error_description?: string }): void;
    readonly responseTypes: readonly string[];
    readonly routes: Readonly<Record<string, string>>;
    readonly ttl: Readonly<Record<string, number>>;
  }

  class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Client: { find(id: string): Promise<Client | undefined> };
    readonly Grant: typeof Grant;
    readonly AccessToken: typeof AccessToken;
    readonly Session: typeof Session;
    callback(): RequestListener;
    cookieName(kind: 'session'): string;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
