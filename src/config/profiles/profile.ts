import type { Slug } from '#contracts';

/** The public services behind interfaces, of which an interface may have none. */
export type Profile = { readonly [slug in Slug]?: PublicService };

/** What is known about the public service behind an interface. */
export interface PublicService {
  /** Its name, for the documentation. */
  readonly name: string;
  /** How it is reached. Absent if it cannot be. */
  readonly settings?: ServiceSettings;
  /** Why it cannot be reached, in a few words. */
  readonly gone?: string;
  /** How to get the credential or, where the service is gone, what to use instead. Markdown. */
  readonly advice: string;
  /** Its published limits and prices. Markdown. */
  readonly limits: string;
}

/** Settings of an interface, in the form of the settings file: `${NAME}` must be set, `${NAME:-}` is optional. */
export interface ServiceSettings {
  readonly url: string;
  readonly servers?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly credentials?: { readonly type: string } & Readonly<Record<string, string>>;
}
