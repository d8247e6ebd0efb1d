import type * as Wire from '#contracts/countries';

/** A value of one of the interface's maps, with its key. */
type Entry<Value> = readonly [key: string, value: Value];

export type Country = Wire.Country;
export type CountryName = Wire.CountryName;
export type CountryLocalName = Entry<Wire.LocalName>;
export type CountryDemonym = Entry<Wire.Demonym>;
export type CountryCurrency = Entry<Wire.Currency>;
export type CountryCoordinates = Wire.Coordinates;
export type CountryLanguage = Entry<string>;
export type CountryFlag = Wire.Country;
export type CountryCoatOfArms = Wire.CoatOfArms;
export type CountryMaps = Wire.Maps;
export type CountryGini = Entry<number>;
export type CountryPostalCode = Wire.PostalCode;
