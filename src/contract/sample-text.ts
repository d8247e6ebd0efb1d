/** A text that tells which property it is of, and of which of several things. */
interface TextPlace {
  readonly slug: string;
  /** The schema whose property it is, such as `OrderLine`. */
  readonly schema: string;
  readonly property: string;
  readonly format?: string | undefined;
  /** From 0. */
  readonly index: number;
}

const HOUR_MS = 3_600_000;
const KEY = /^_?(?:id|uuid|guid|key)$/i;
const KEY_SUFFIX = /[_-]?(?:id|uuid)$/i;
const KEY_NAME = /^(?:id|uuid|guid|key)$|(?:[_-]id|Id|ID|[_-]uuid|Uuid)$/;

/** Whether a property of this name is the key of something. */
export function isKeyName(property: string): boolean {
  return KEY_NAME.test(property);
}

/** A text of a format, a key such as `order-line-3`, or the property's name with a number. Times are before `today`. */
export function sampleText({ slug, schema, property, format, index }: TextPlace, today: number): string {
  const number = index + 1;
  switch (format) {
    case 'date-time':
      return new Date(today - number * HOUR_MS).toISOString();
    case 'date':
      return new Date(today - number * 24 * HOUR_MS).toISOString().slice(0, 10);
    case 'uuid':
      return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    case 'uri':
    case 'url':
      return `https://${slug}.example.test/${dashed(property)}/${number}`;
    case 'int64':
      return String(number);
    case 'email':
      return `${dashed(property)}-${number}@example.test`;
    default: {
      if (!isKeyName(property)) return `${dashed(property)} ${number}`;
      const noun = KEY.test(property) ? schema : property.replace(KEY_SUFFIX, '');
      return `${dashed(noun)}-${number}`;
    }
  }
}

function dashed(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? ['value'];
  return words.join('-').toLowerCase();
}
