import type * as Wire from '#contracts/countries';

/** A value of one of the API's maps, with its key. */
interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
}

export type CountryLocalName = Entry<Wire.LocalName>;
export type CountryDemonym = Entry<Wire.Demonym>;
export type CountryCurrency = Entry<Wire.Currency>;
/** Sent as a list of two numbers. */
export interface CountryCoordinates {
  readonly latitude: number;
  readonly longitude: number;
}
export type CountryLanguage = Entry<string>;
export type CountryFlag = Pick<Wire.Country, 'flag' | 'flags'>;
export type CountryGini = Entry<number>;
export type CountryPostalCodeFormat = Wire.PostalCode;
