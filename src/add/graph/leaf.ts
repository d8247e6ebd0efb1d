import { isKeyName } from '#contract';
import type { Schema } from '#contract/compile';

const OF_FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'DateTime',
  date: 'Date',
  uuid: 'UUID',
  uri: 'URL',
  url: 'URL',
  email: 'EmailAddress',
  binary: 'Base64',
};

/** The scalar for a string, number or boolean of this name; `undefined` for other types. */
export function scalarOf({ type, format = '' }: Schema, name: string): string | undefined {
  switch ([type].flat().find((each) => each !== 'null')) {
    case 'string':
      return isKeyName(name) ? 'ID' : (OF_FORMATS[format] ?? 'String');
    case 'integer':
      if (isKeyName(name)) return 'ID';
      return format === 'int64' ? 'BigInt' : 'Int';
    case 'number':
      return 'Float';
    case 'boolean':
      return 'Boolean';
    default:
      return undefined;
  }
}
