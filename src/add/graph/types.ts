import { isKeyName } from '#contract';
import type { Schema } from '#contract/compile';
import { camelCase, capitalized, constantCase, humanized, pascalCase, unique, wordsOf } from '../names.ts';
import { named } from '../reduce/schemas.ts';
import { firstSentence, memberText, OWN_TYPE, oneOf } from '../texts.ts';

/** Further objects are JSON, because more types would not be reviewed. */
const MOST_TYPES = 400;

export interface GraphField {
  readonly name: string;
  /** The member of the upstream's object. */
  readonly member: string;
  readonly description: string;
  /** The scalar, enum or type, without lists and exclamation marks. */
  readonly named: string;
  readonly type: string;
  readonly isList: boolean;
  /** The upstream may omit it, or send null. */
  readonly isOptional: boolean;
  readonly schema: Schema;
  /** Its object type, if it is one. */
  readonly target: GraphType | undefined;
  readonly enum: GraphEnum | undefined;
  /** Of an amount: the member with the code of its currency. */
  readonly currency?: string | undefined;
}

export interface GraphType {
  readonly name: string;
  /** The contract's schema. */
  readonly component: string;
  readonly description: string;
  readonly fields: GraphField[];
  /** It is a row or an operation's response, so it has `raw`. */
  isRow: boolean;
  /** The member that is the key of its global id. */
  key?: string;
  /** Several members that are the key of its global id together. */
  compound?: CompoundKey;
  /** Answers of bytes below its path, which it offers as downloads. */
  readonly downloads: { readonly name: string; readonly root: string }[];
  /** Lists below its path, which belong to it. */
  readonly lists: { readonly name: string; readonly root: NestedRoot }[];
  /** Fields with a code of a country or a currency, which lead to it. */
  readonly codes: { readonly name: string; readonly field: GraphField; readonly of: 'Country' | 'Currency' }[];
  /** Nodes whose keys are among its members. */
  readonly references: { readonly name: string; readonly field: GraphField; readonly target: GraphType }[];
}

/** A key of several members, in the order of the path's parameters. */
export interface CompoundKey {
  /** The name of the root field that looks it up. */
  readonly root: string;
  readonly members: readonly string[];
  readonly parameters: readonly string[];
}

/** The root field of a list below the path of a type. */
export interface NestedRoot {
  readonly name: string;
}

/** The type of a schema in the graph. */
export interface Shown {
  readonly named: string;
  readonly isList: boolean;
  readonly target: GraphType | undefined;
  readonly enum: GraphEnum | undefined;
}

/** The object types of an API, made of the schemas of its contract. */
export class GraphTypes {
  readonly all: GraphType[] = [];
  readonly enums: GraphEnums;
  /** Members without a field, with the reasons. */
  readonly leftOut: string[] = [];
  readonly #components: ReadonlyMap<string, Schema>;
  readonly #byComponent = new Map<string, GraphType>();
  readonly #nameOf: TypeNames;

  constructor(components: ReadonlyMap<string, Schema>, nameOf: TypeNames) {
    this.#components = components;
    this.#nameOf = nameOf;
    this.enums = new GraphEnums(nameOf);
  }

  /** The type for a schema. `hint` names an enum that has no name. */
  shown(given: Schema, name: string, hint: string, isAnswered = true): Shown {
    const { schema, name: component } = named(this.#components, given);
    const nothing = { isList: false, target: undefined, enum: undefined };
    if (isOf(schema, 'array')) {
      const item = this.shown(schema.items ?? {}, name, hint, isAnswered);
      return item.isList || isNullable(schema.items)
        ? { ...nothing, named: 'JSON', isList: true }
        : { ...item, isList: true };
    }
    const found = this.enums.of(schema, component ?? hint, isAnswered);
    if (found) return { ...nothing, named: found.name, enum: found };
    const scalar = scalarOf(schema, name);
    if (scalar) return { ...nothing, named: scalar };
    const target = component !== undefined && hasFields(schema) ? this.#type(component, schema) : undefined;
    return { ...nothing, named: target?.name ?? 'JSON', target };
  }

  /** A free name for a type that the generator adds. */
  free(name: string): string {
    return this.#nameOf(name, 'as it is');
  }

  /** Gives every type its fields, nearest to the operations first. */
  complete(): void {
    for (const type of this.all) type.fields.push(...this.#fields(type));
  }

  #shownMember(schema: Schema, member: string, component: string, isKey: boolean, isAmount: boolean): Shown {
    if (isAmount) return { named: 'Money', isList: false, target: undefined, enum: undefined };
    if (isKey) return { named: 'ID', isList: false, target: undefined, enum: undefined };
    return this.shown(schema, member, component + pascalCase(wordsOf(member)));
  }

  #type(component: string, { description }: Schema): GraphType | undefined {
    const known = this.#byComponent.get(component);
    if (!known && this.all.length === MOST_TYPES) this.#note(component);
    if (known || this.all.length === MOST_TYPES) return known;
    const made = {
      name: this.#nameOf(component),
      component,
      description: firstSentence(description, oneOf(humanized(component))),
      fields: [],
      lists: [],
      codes: [],
      downloads: [],
      references: [],
      isRow: false,
    };
    this.#byComponent.set(component, made);
    this.all.push(made);
    return made;
  }

  #note(component: string): void {
    const line = `${component}: any JSON, because the API has more than ${MOST_TYPES} types`;
    if (!this.leftOut.includes(line)) this.leftOut.push(line);
  }

  #fields({ name: typeName, component, isRow, key, compound }: GraphType): GraphField[] {
    const { properties = {}, required = [] } = this.#components.get(component) ?? {};
    const taken = new Set([...(isRow ? ['raw'] : []), ...(key === undefined && !compound ? [] : ['id'])]);
    const currency = Object.keys(properties).find((each) => {
      const { schema } = named(this.#components, properties[each] ?? {});
      return scalarOf(schema, each) === 'CurrencyCode';
    });
    return Object.entries(properties).flatMap(([member, schema]): GraphField[] => {
      if (!isShowable(member)) {
        this.leftOut.push(`${typeName}: no field can show the member \`${member}\``);
        return [];
      }
      const isKey = member === key;
      const money = isMoney(member, schema) ? currency : undefined;
      const isOwn = key !== undefined && isOfOwnType(member, key, schema, properties);
      const shown = this.#shownMember(schema, member, component, isKey || isOwn, money !== undefined);
      const leaf = shown.target ? undefined : shown.named;
      const name = fieldName({
        member: isOwn && !/id$/i.test(member) ? `${member}_id` : member,
        noun: component,
        typeName,
        leaf,
        isList: shown.isList,
        taken,
      });
      const own = named(this.#components, schema).schema;
      const isOptional = !isKey && (!required.includes(member) || isNullable(schema) || isNullable(own));
      const item = shown.isList
        ? `[${shown.named}!]!`
        : `${shown.named}${isOptional || money !== undefined ? '' : '!'}`;
      const words = graphWords(wordsOf(member), shown.enum ? leaf : undefined);
      const description = firstSentence(own.description ?? schema.description, memberText(words.join('_'), own));
      return [{ ...shown, name, member, description, type: item, isOptional, schema: own, currency: money }];
    });
  }
}

/** Whether a member is an amount in a currency's main unit; whole numbers may be of its minor one. */
function isMoney(member: string, { type }: Schema): boolean {
  const types = [type].flat();
  return (
    /^(?:amount|price|fees?|cost)$/.test(wordsOf(member).at(-1) ?? '') &&
    types.some((each) => each === 'number' || each === 'string')
  );
}

/** Whether a member has the key of an object of the type that it is a member of. */
export function isOfOwnType(
  member: string,
  key: string,
  given: Schema,
  properties: Schema['properties'] = {},
): boolean {
  const typeIn = ({ type, anyOf }: Schema) =>
    [type ?? anyOf?.flatMap((each) => each.type ?? [])].flat().find((each) => each !== 'null');
  const type = typeIn(given);
  return (
    OWN_TYPE.test(wordsOf(member).join('_')) &&
    (type === 'integer' || type === 'string') &&
    type === typeIn(properties[key] ?? {}) &&
    given.format === properties[key]?.format
  );
}

/** Whether a field can have the name, and the path, of a member. */
function isShowable(member: string): boolean {
  return !member.includes('.') && wordsOf(member).length > 0;
}

function hasFields({ properties = {} }: Schema): boolean {
  return Object.keys(properties).some(isShowable);
}

export function isOf({ type }: Schema, wanted: string): boolean {
  return [type].flat().includes(wanted);
}

export function isNullable(schema: Schema | undefined): boolean {
  return schema !== undefined && (isOf(schema, 'null') || (schema.anyOf ?? []).some((each) => isOf(each, 'null')));
}

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
      if (format === 'alpha-2' && /(?:^|_)country(?:_?code)?$/i.test(name.replaceAll(/(?=[A-Z])/g, '_')))
        return 'CountryCode';
      if (format === 'alpha-3' && /(?:^|_)currency(?:_?code)?$/i.test(name.replaceAll(/(?=[A-Z])/g, '_')))
        return 'CurrencyCode';
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

const TIME_ENDINGS = new Set(['at', 'date', 'datetime', 'on', 'time', 'timestamp', 'ts', 'utc']);
const TIMES = /(?:At|By)$/;
const KEYS = /(?:Id|Uuid)$/;

interface FieldPlace {
  /** The member of the upstream's object. */
  readonly member: string;
  /** The type's own noun, without the API's name. */
  readonly noun: string;
  readonly typeName: string;
  /** Its scalar or enum, if it is a leaf. */
  readonly leaf: string | undefined;
  readonly isList: boolean;
  readonly taken: Set<string>;
}

/** The field name of a member: `id` with its type's name, times as `…At`, without repeating the type's name. */
export function fieldName({ member, noun, typeName, leaf, isList, taken }: FieldPlace): string {
  const words = wordsOf(member);
  if (/^_?(?:id|uuid)$/i.test(member))
    return unique(`${camelCase(wordsOf(noun))}${capitalized(words[0] ?? 'id')}`, taken);
  const name = leaf === 'DateTime' ? timeName(words, taken) : camelCase(graphWords(words, leaf));
  const isDoubled = name.toLowerCase().startsWith(typeName.toLowerCase()) && !KEYS.test(name);
  return unique(isDoubled ? withoutNoun(name, typeName, isList) : name, taken);
}

/** Verbs that statements begin with: `allow_comments` is `allowsComments`. */
const VERBS = /^(?:allow|accept|enable|include|need|require|show|support|use)$/;
const STATEMENT = /^(?:is|has|can|was|were|will|should|did|must)$/;

/** The words of a field, as the graph has them everywhere: flags are statements, variants kinds, states a status. */
export function graphWords(words: readonly string[], leaf: string | undefined): readonly string[] {
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  if (leaf === 'Boolean') {
    if (rest.length > 0 && (STATEMENT.test(first) || (first.endsWith('s') && VERBS.test(first.slice(0, -1)))))
      return words;
    return VERBS.test(first) && rest.length > 0 ? [`${first}s`, ...rest] : ['is', ...words];
  }
  if (leaf === 'Date') return last === 'date' ? words : [...words, 'date'];
  if (leaf === 'Float' && words.join() === 'amount') return ['quantity'];
  if (leaf === 'JSON') return last === 'raw' || last === 'json' ? words : [...words, 'json'];
  if (leaf === 'CountryCode' || leaf === 'CurrencyCode') return last === 'code' ? words : [...words, 'code'];
  if (last === 'type') return [...words.slice(0, -1), 'kind'];
  if (last === 'state' && leaf !== undefined && !/^[A-Z][a-z]+$/.test(leaf)) return [...words.slice(0, -1), 'status'];
  if ((leaf === 'Int' || leaf === 'BigInt') && last === 'total' && rest.length > 0)
    return [...words.slice(0, -1), 'count'];
  return words;
}

function timeName(words: readonly string[], taken: ReadonlySet<string>): string {
  const name = camelCase(words);
  if (TIMES.test(name)) return name;
  const significant = words.filter((word, index) => index === 0 || index < words.length - 1 || !TIME_ENDINGS.has(word));
  if (significant.length === 1 && TIME_ENDINGS.has(significant[0] ?? ''))
    return taken.has('happenedAt') ? 'recordedAt' : 'happenedAt';
  return camelCase([...significant, 'at']);
}

function withoutNoun(name: string, typeName: string, isList: boolean): string {
  const rest = name.slice(typeName.length);
  if (/^[A-Z]/.test(rest)) return rest.charAt(0).toLowerCase() + rest.slice(1);
  return `${isList ? 'all' : 'own'}${capitalized(name)}`;
}

const MOST_VALUES = 60;

export interface GraphEnum {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly name: string; readonly word: string }[];
  /** It is the type of an output field, so that it has a value for unknown words. */
  readonly isAnswered: boolean;
}

/** The enums of an API, each once. */
class GraphEnums {
  readonly all: GraphEnum[] = [];
  readonly #byWords = new Map<string, GraphEnum>();
  readonly #nameOf: TypeNames;

  constructor(nameOf: TypeNames) {
    this.#nameOf = nameOf;
  }

  /** The enum for a schema's values; `undefined` if they are no names. */
  of({ enum: all = [], description }: Schema, name: string, isAnswered: boolean): GraphEnum | undefined {
    const words = all.filter((word) => typeof word === 'string');
    if (words.length === 0 || words.length > MOST_VALUES) return undefined;
    // Enums of outputs are open. Those of inputs are closed, so that none is of both.
    const key = `${isAnswered} ${wordsOf(name).at(-1)} ${words.join(' ')}`;
    const known = this.#byWords.get(key) ?? this.#make(words, name, isAnswered, description);
    if (known) this.#byWords.set(key, known);
    return known;
  }

  #make(
    words: readonly string[],
    name: string,
    isAnswered: boolean,
    description: string | undefined,
  ): GraphEnum | undefined {
    const names = words.map((word) => constantCase(wordsOf(word)));
    const isNames = names.every((each) => /^[A-Z]\w*$/.test(each) && each !== 'UNRECOGNIZED');
    if (!isNames || new Set(names).size < names.length) return undefined;
    const made = {
      name: isAnswered
        ? this.#nameOf(pascalCase(enumWords(name)))
        : this.#nameOf(`${pascalCase(enumWords(name))}Input`, 'as it is'),
      description: firstSentence(description, oneOf(enumWords(name).join(' '))),
      values: words.map((word, index) => ({ name: names[index] ?? word, word })),
      isAnswered,
    };
    this.all.push(made);
    return made;
  }
}

/** `order state` is `order status`, and `order type` is `order kind`. */
function enumWords(name: string): readonly string[] {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? words : words.with(-1, { state: 'status', type: 'kind' }[last] ?? last);
}

/** Names a type: one of the upstream's words, or one `asIs` that the generator chose. */
export type TypeNames = (name: string, asIs?: 'as it is') => string;

/** Names types of the graph. Names that exist there, or that tools reserve, are prefixed with the API's name. */
export function typeNames(slug: string, existing: ReadonlySet<string>): TypeNames {
  const taken = new Set<string>();
  const prefix = capitalized(slug);
  const isFree = (each: string) => !existing.has(each) && !existing.has(`${each}Connection`);
  return (given, asIs) => {
    if (asIs) return unique(isFree(given) ? given : `${prefix}${given}`, taken);
    const name = given
      .replace(/^(?:Type|Enum|Union|Interface|Input)(?=[A-Z])/, '')
      .replace(/(?<=\w)(?:Enum|Union|Interface)$/, '')
      .replace(/(?<=\w)Type$/, 'Kind')
      .replace(/(?<=\w)Input$/, 'Given')
      .replace(/Connection$/, 'Link')
      .replace(/Edge$/, 'Side');
    return unique(isFree(name) ? name : `${prefix}${name}`, taken);
  };
}
