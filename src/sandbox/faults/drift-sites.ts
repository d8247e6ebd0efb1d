import type { Document, Schema } from '../documents/document.ts';

/** A required field is missing, a number is text, or an enum value is new. */
export type Drift = 'missing' | 'text' | 'word';

/** By the path of a field, such as `orders[].orderId`: functions that change each value there. */
export type Sites = ReadonlyMap<string, readonly (() => void)[]>;

/** The fields of a body that can drift in this way, by the contract's schema. */
export function sitesOf(document: Document, schema: Schema, body: unknown, kind: Drift): Sites {
  const sites = new Map<string, (() => void)[]>();
  const visit = (given: Schema, value: unknown, path: string, replace: (value: unknown) => void): void => {
    const own = document.resolved(given);
    for (const part of [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])]) {
      visit(part, value, path, replace);
    }
    const drifted = driftOf(own, value, kind);
    if (drifted !== undefined) note(path, () => replace(drifted));
    if (Array.isArray(value)) visitItems(own, value, path);
    else if (typeof value === 'object' && value !== null) visitProperties(own, value as Properties, path);
  };
  const visitItems = ({ items = {} }: Schema, values: unknown[], path: string) => {
    for (const [index, value] of values.entries()) visit(items, value, `${path}[]`, (each) => (values[index] = each));
  };
  const visitProperties = (own: Schema, values: Properties, path: string) => {
    const { properties = {}, required = [], additionalProperties: others } = own;
    for (const [name, value] of Object.entries(values)) {
      const schema = properties[name] ?? (typeof others === 'object' ? others : {});
      const below = `${path}.${Object.hasOwn(properties, name) ? name : '*'}`;
      if (kind === 'missing' && required.includes(name)) note(below, () => delete values[name]);
      visit(schema, value, below, (each) => (values[name] = each));
    }
  };
  const note = (path: string, change: () => void) => {
    sites.set(path.replace(/^\./, ''), [...(sites.get(path.replace(/^\./, '')) ?? []), change]);
  };
  visit(schema, body, '', () => undefined);
  return sites;
}

type Properties = Record<string, unknown>;

/** The changed value; `undefined` where the value stays as it is. */
function driftOf({ type, enum: words }: Schema, value: unknown, kind: Drift): string | undefined {
  const isNumeric = [type].flat().some((each) => each === 'integer' || each === 'number');
  if (kind === 'text' && typeof value === 'number' && isNumeric) return String(value);
  if (kind !== 'word' || typeof value !== 'string' || !words?.includes(value)) return undefined;
  return value === value.toLowerCase() ? 'sandbox_new_word' : 'SANDBOX_NEW_WORD';
}
