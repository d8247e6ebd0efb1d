import type * as Types from "#schema";
interface DefinedFields {
  Query: 'country' | 'countries';
  CountryConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  CountryEdge: 'node' | 'cursor';
  Country: 'id' | 'name' | 'code' | 'code3' | 'numericCode' | 'olympicCode' | 'footballCode' | 'codeStatus' | 'isIndependent' | 'isUnitedNationsMember' | 'alternativeSpellings' | 'translations' | 'demonyms' | 'topLevelDomains' | 'currencies' | 'callingCodes' | 'capitals' | 'capitalCoordinates' | 'region' | 'subregion' | 'continents' | 'languages' | 'coordinates' | 'isLandlocked' | 'borders' | 'borderCodes' | 'area' | 'population' | 'flag' | 'coatOfArms' | 'maps' | 'gini' | 'vehicleSigns' | 'drivingSide' | 'timeZones' | 'startOfWeek' | 'postalCodeFormat' | 'raw';
  CountryName: 'common' | 'official' | 'native';
  CountryLocalName: 'languageCode' | 'common' | 'official';
  CountryDemonym: 'languageCode' | 'feminine' | 'masculine';
  CountryCurrency: 'currencyCode' | 'currency' | 'name' | 'symbol';
  CountryCoordinates: 'latitude' | 'longitude';
  CountryLanguage: 'code' | 'name';
  CountryFlag: 'emoji' | 'pngUrl' | 'svgUrl' | 'description';
  CountryCoatOfArms: 'pngUrl' | 'svgUrl';
  CountryMaps: 'commercialUrl' | 'communityUrl';
  CountryGini: 'year' | 'index';
  CountryPostalCodeFormat: 'format' | 'regex';
};

interface DefinedEnumValues {
  CountryCodeStatus: 'OFFICIALLY_ASSIGNED' | 'USER_ASSIGNED' | 'UNRECOGNIZED';
  CountryRegion: 'AFRICA' | 'AMERICAS' | 'ANTARCTIC' | 'ASIA' | 'EUROPE' | 'OCEANIA' | 'UNRECOGNIZED';
  CountryDrivingSide: 'LEFT' | 'RIGHT' | 'UNRECOGNIZED';
  CountryWeekday: 'MONDAY' | 'SATURDAY' | 'SUNDAY' | 'UNRECOGNIZED';
};

interface DefinedInputFields {
  CountryWhere: 'name' | 'fullName' | 'region' | 'codes' | 'currencyCode';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type Country = Pick<Types.Country, DefinedFields['Country']>;
export type CountryConnection = Pick<Types.CountryConnection, DefinedFields['CountryConnection']>;
export type CountryWhere = Pick<Types.CountryWhere, DefinedInputFields['CountryWhere']>;
export type CountryCode = Types.CountryCode;
export type CurrencyCode = Types.CurrencyCode;
export type CountryEdge = Pick<Types.CountryEdge, DefinedFields['CountryEdge']>;
export type PageInfo = Types.PageInfo;
export type CountryName = Pick<Types.CountryName, DefinedFields['CountryName']>;
export type CountryCodeStatus = DefinedEnumValues['CountryCodeStatus'];
export type CountryLocalName = Pick<Types.CountryLocalName, DefinedFields['CountryLocalName']>;
export type CountryDemonym = Pick<Types.CountryDemonym, DefinedFields['CountryDemonym']>;
export type CountryCurrency = Pick<Types.CountryCurrency, DefinedFields['CountryCurrency']>;
export type CountryCoordinates = Pick<Types.CountryCoordinates, DefinedFields['CountryCoordinates']>;
export type CountryRegion = DefinedEnumValues['CountryRegion'];
export type CountryLanguage = Pick<Types.CountryLanguage, DefinedFields['CountryLanguage']>;
export type CountryFlag = Pick<Types.CountryFlag, DefinedFields['CountryFlag']>;
export type CountryCoatOfArms = Pick<Types.CountryCoatOfArms, DefinedFields['CountryCoatOfArms']>;
export type CountryMaps = Pick<Types.CountryMaps, DefinedFields['CountryMaps']>;
export type CountryGini = Pick<Types.CountryGini, DefinedFields['CountryGini']>;
export type CountryDrivingSide = DefinedEnumValues['CountryDrivingSide'];
export type CountryWeekday = DefinedEnumValues['CountryWeekday'];
export type CountryPostalCodeFormat = Pick<Types.CountryPostalCodeFormat, DefinedFields['CountryPostalCodeFormat']>;
export type JSON = Types.Json;
export type Node = Types.Node;
export type Currency = Types.Currency;
export type URL = Types.Url;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type CountryConnectionResolvers = Pick<Types.CountryConnectionResolvers, DefinedFields['CountryConnection']>;
export type CountryEdgeResolvers = Pick<Types.CountryEdgeResolvers, DefinedFields['CountryEdge']>;
export type CountryResolvers = Pick<Types.CountryResolvers, DefinedFields['Country'] | '__isTypeOf'>;
export type CountryNameResolvers = Pick<Types.CountryNameResolvers, DefinedFields['CountryName']>;
export type CountryLocalNameResolvers = Pick<Types.CountryLocalNameResolvers, DefinedFields['CountryLocalName']>;
export type CountryDemonymResolvers = Pick<Types.CountryDemonymResolvers, DefinedFields['CountryDemonym']>;
export type CountryCurrencyResolvers = Pick<Types.CountryCurrencyResolvers, DefinedFields['CountryCurrency']>;
export type CountryCoordinatesResolvers = Pick<Types.CountryCoordinatesResolvers, DefinedFields['CountryCoordinates']>;
export type CountryLanguageResolvers = Pick<Types.CountryLanguageResolvers, DefinedFields['CountryLanguage']>;
export type CountryFlagResolvers = Pick<Types.CountryFlagResolvers, DefinedFields['CountryFlag']>;
export type CountryCoatOfArmsResolvers = Pick<Types.CountryCoatOfArmsResolvers, DefinedFields['CountryCoatOfArms']>;
export type CountryMapsResolvers = Pick<Types.CountryMapsResolvers, DefinedFields['CountryMaps']>;
export type CountryGiniResolvers = Pick<Types.CountryGiniResolvers, DefinedFields['CountryGini']>;
export type CountryPostalCodeFormatResolvers = Pick<Types.CountryPostalCodeFormatResolvers, DefinedFields['CountryPostalCodeFormat']>;

export interface Resolvers {
  Query: QueryResolvers;
  CountryConnection?: CountryConnectionResolvers;
  CountryEdge?: CountryEdgeResolvers;
  Country?: CountryResolvers;
  CountryName?: CountryNameResolvers;
  CountryLocalName?: CountryLocalNameResolvers;
  CountryDemonym?: CountryDemonymResolvers;
  CountryCurrency?: CountryCurrencyResolvers;
  CountryCoordinates?: CountryCoordinatesResolvers;
  CountryLanguage?: CountryLanguageResolvers;
  CountryFlag?: CountryFlagResolvers;
  CountryCoatOfArms?: CountryCoatOfArmsResolvers;
  CountryMaps?: CountryMapsResolvers;
  CountryGini?: CountryGiniResolvers;
  CountryPostalCodeFormat?: CountryPostalCodeFormatResolvers;
};