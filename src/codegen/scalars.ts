/** The TypeScript type of each scalar of the graph, as its JSON form is. An `Upload` is only sent. */
export const SCALARS = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  BigInt: 'string',
  Decimal: 'string',
  JSON: 'unknown',
  Base64: 'string',
  URL: 'string',
  URI: 'string',
  UUID: 'string',
  CountryCode: 'string',
  CurrencyCode: 'string',
  EmailAddress: 'string',
  Upload: 'File | Blob',
} as const;
