// Country data API. Generated from mesh/countries.yaml: do not edit.
export type CountryField = "name" | "tld" | "cca2" | "ccn3" | "cca3" | "cioc" | "fifa" | "independent" | "status" | "unMember" | "currencies" | "idd" | "capital" | "capitalInfo" | "altSpellings" | "region" | "subregion" | "continents" | "languages" | "translations" | "latlng" | "landlocked" | "borders" | "area" | "population" | "flag" | "flags" | "coatOfArms" | "demonyms" | "maps" | "gini" | "car" | "timezones" | "startOfWeek" | "postalCode" | (string & {});

export interface Country {
  readonly name: CountryName;
  /** Internet domains. */
  readonly tld?: readonly string[];
  /** Two letters. */
  readonly cca2: string;
  /** Three digits with leading zeros; empty for Kosovo. */
  readonly ccn3?: string;
  /** Three letters. */
  readonly cca3: string;
  /** The Olympic code; often empty. */
  readonly cioc?: string;
  /** The football code; often empty. */
  readonly fifa?: string;
  /** Unknown for one country. */
  readonly independent?: boolean | null;
  readonly status?: CodeStatus;
  readonly unMember?: boolean;
  /** By currency code; up to three, none for a few countries. */
  readonly currencies?: Readonly<Record<string, Currency>>;
  readonly idd?: DiallingCode;
  /** Up to three; none for a few countries. */
  readonly capital?: readonly string[];
  readonly capitalInfo?: CapitalInfo;
  readonly altSpellings?: readonly string[];
  readonly region: Region;
  readonly subregion?: string;
  /** Not the region: the Americas are two continents. */
  readonly continents?: readonly string[];
  /** Names by three-letter code. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Names by the three-letter code of 25 languages; the largest part of a country. */
  readonly translations?: Readonly<Record<string, LocalName>>;
  readonly latlng?: Coordinates;
  readonly landlocked?: boolean;
  /** Three-letter codes of the neighbours. */
  readonly borders?: readonly string[];
  /** Square kilometres. -1 if unknown. */
  readonly area?: number;
  readonly population: number;
  /** An emoji. */
  readonly flag?: string;
  readonly flags?: Flags;
  readonly coatOfArms?: CoatOfArms;
  /** By three-letter language code. */
  readonly demonyms?: Readonly<Record<string, Demonym>>;
  readonly maps?: Maps;
  /** The index by year; one year or none. */
  readonly gini?: Readonly<Record<string, number>>;
  readonly car?: Car;
  /** Such as `UTC+01:00`. */
  readonly timezones?: readonly string[];
  readonly startOfWeek?: Weekday;
  /** Null or left out for many countries. */
  readonly postalCode?: PostalCode | null;
}

/** How the codes came about. */
export type CodeStatus = "officially-assigned" | "user-assigned" | (string & {});

export type Region = "Africa" | "Americas" | "Asia" | "Europe" | "Oceania" | "Antarctic" | (string & {});

export type Weekday = "monday" | "sunday" | "saturday" | (string & {});

/** The side of the road that is driven on. */
export type RoadSide = "left" | "right" | (string & {});

export interface CountryName {
  readonly common: string;
  readonly official: string;
  /** By three-letter language code. */
  readonly nativeName?: Readonly<Record<string, LocalName>>;
}

export interface LocalName {
  readonly official?: string;
  readonly common?: string;
}

export interface Currency {
  readonly name?: string;
  /** May be empty. */
  readonly symbol?: string;
}

export interface DiallingCode {
  /** With its plus sign. */
  readonly root?: string;
  /** Each completes the root to one calling code; hundreds for the United States. */
  readonly suffixes?: readonly string[];
}

export interface CapitalInfo {
  readonly latlng?: Coordinates;
}

/** Latitude and longitude in degrees. */
export type Coordinates = readonly number[];

export interface Flags {
  readonly png?: string;
  readonly svg?: string;
  /** The flag in words; may be empty. */
  readonly alt?: string;
}

export interface CoatOfArms {
  readonly png?: string;
  readonly svg?: string;
}

export interface Demonym {
  /** Feminine. */
  readonly f?: string;
  /** Masculine. */
  readonly m?: string;
}

export interface Maps {
  readonly googleMaps?: string;
  readonly openStreetMaps?: string;
}

export interface Car {
  /** Distinguishing signs; one may be an empty string. */
  readonly signs?: readonly string[];
  readonly side?: RoadSide;
}

export interface PostalCode {
  /** Such as `#####`. */
  readonly format?: string | null;
  readonly regex?: string | null;
}

export type Failure = Refusal | SwitchedOff | "INTERNAL_SERVER_ERROR" | (string & {});

export interface Refusal {
  /** The HTTP status. */
  readonly status?: number;
  readonly message?: string;
  /** Of an unknown address only. */
  readonly _links?: Readonly<Record<string, unknown>>;
}

export interface SwitchedOff {
  readonly success: false;
  readonly data?: null;
  readonly errors?: readonly Notice[];
}

export interface Notice {
  readonly message?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Countries of which a name contains this text. */
  listCountriesByName: { args: {
    /** Looked for, in any case, inside the common name, the official name and every other spelling. */
    name: string;
    /** Only the country whose whole common or official name this is; then one at most. */
    fullText?: boolean | null;
    /** The fields to send. Unknown names are ignored; if all are unknown, every row is an empty object. */
    fields?: readonly CountryField[] | null;
  }; optional: false; answer: readonly Country[]; item: Country };
  /** Countries of a region. The six regions together hold every country once. */
  listCountriesByRegion: { args: {
    /** Looked for, in any case, inside the region's name; the whole name of a sub-region serves too. */
    region: string;
    /** The fields to send. Unknown names are ignored; if all are unknown, every row is an empty object. */
    fields?: readonly CountryField[] | null;
  }; optional: false; answer: readonly Country[]; item: Country };
  /** Countries in which a currency is used. */
  listCountriesByCurrency: { args: {
    /** The currency's code in capitals. Small letters would also be found inside the names of other currencies. */
    code: string;
    /** The fields to send. Unknown names are ignored; if all are unknown, every row is an empty object. */
    fields?: readonly CountryField[] | null;
  }; optional: false; answer: readonly Country[]; item: Country };
  /** The countries of these codes. */
  listCountriesByCode: { args: {
    /** Codes of two letters, of three letters or digits, or of the Olympics, in any case. */
    codes: readonly string[];
    /** The fields to send. Unknown names are ignored; if all are unknown, every row is an empty object. */
    fields?: readonly CountryField[] | null;
  }; optional: false; answer: readonly Country[]; item: Country };
}
