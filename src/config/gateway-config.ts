import type { Slug } from '#contracts';
import type { SettingsInput } from './schema/index.ts';

/** The settings of one interface. */
export type InterfaceConfig = NonNullable<NonNullable<SettingsInput['interfaces']>[string]>;

/** The settings of a gateway as an object, in the form of `manifold.yaml`. */
export interface GatewayConfig extends Omit<SettingsInput, 'interfaces'> {
  readonly interfaces?: {
    readonly [slug in Slug]?: InterfaceConfig;
  } & Readonly<Record<string, InterfaceConfig | undefined>>;
}
