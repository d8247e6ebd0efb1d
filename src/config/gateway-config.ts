import type { Slug } from '#contracts';
import type { SettingsInput } from './schema/index.ts';

/** The settings of one API. */
export type ApiConfig = NonNullable<NonNullable<SettingsInput['apis']>[string]>;

/** The settings of a gateway as an object, in the form of `manifold.yaml`. */
export interface GatewayConfig extends Omit<SettingsInput, 'apis'> {
  readonly apis?: {
    readonly [slug in Slug]?: ApiConfig;
  } & Readonly<Record<string, ApiConfig | undefined>>;
}
