import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isUnionType,
  parse,
} from 'graphql';
import type { Price, ToolGraph } from './graph.ts';
import { sentence } from './json-schema.ts';
import { beginningOf, fitting, tokensOf } from './tokens.ts';

/** Something of a graph that can be found by words. */
interface Entry {
  /** `Query.orders`, `Order`. */
  readonly name: string;
  readonly type: GraphQLNamedType;
  /** Of a root field. */
  readonly field?: GraphQLField<unknown, unknown>;
  readonly words: ReadonlyMap<string, number>;
  /** The words of its name count more if it has few others. */
  readonly length: number;
}

/** Words of a name count more than those of a description. */
const [NAME_WEIGHT, TEXT_WEIGHT] = [4, 1];
/** Root fields are where an operation begins. */
const ROOT_WEIGHT = 1.5;
const MOST_FOUND = 12;
/** The characters that are searched for: each of their words is looked up in each entry. */
const LONGEST_TEXT = 1000;

/** The parts of a graph that a caller may use, to be searched by words. */
export class GraphIndex {
  readonly #graph: ToolGraph;
  readonly #schema: GraphQLSchema;
  readonly #entries: readonly Entry[];
  /** In how many entries a word is. */
  readonly #counts = new Map<string, number>();

  constructor(graph: ToolGraph, schema: GraphQLSchema) {
    this.#graph = graph;
    this.#schema = schema;
    this.#entries = [...entriesOf(schema)];
    for (const { words } of this.#entries) {
      for (const word of words.keys()) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    }
  }

  /** The best matches as SDL, each with its price if it is a root field, within so many tokens. */
  find(text: string, mostTokens: number): string {
    const words = new Set(wordsIn(text.slice(0, LONGEST_TEXT)));
    const scored = this.#entries
      .map((entry) => ({ entry, score: this.#score(entry, words) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST_FOUND)
      .map(({ entry }) => entry);
    const roots = scored.filter(({ field }) => field);
    const types = scored.filter(({ field }) => !field).map(({ type }) => type);
    // The types that root fields return are asked for next.
    const returned = roots
      .map(({ type }) => rowOf(type))
      .filter((type) => isCompositeType(type) && !isRoot(this.#schema, type));
    const texts = [
      ...roots.map((entry) => this.#rootText(entry)),
      ...[...new Set([...returned, ...types])].map((type) => typeText(type)),
    ];
    return within(texts, mostTokens);
  }

  /** These types as SDL, within so many tokens. */
  describe(names: readonly string[], mostTokens: number): string {
    const texts = names.map((name) => {
      const type = this.#schema.getType(name);
      return type ? typeText(type, LONGEST_TYPE) : `# There is no type ${JSON.stringify(name.slice(0, 100))}.`;
    });
    return within(texts, mostTokens);
  }

  #score({ words, length, field }: Entry, asked: ReadonlySet<string>): number {
    let score = 0;
    for (const word of asked) {
      const weight = words.get(word) ?? 0;
      if (weight > 0)
        score += (weight / (weight + 1)) * Math.log(1 + this.#entries.length / (this.#counts.get(word) ?? 1));
    }
    return (score * (field ? ROOT_WEIGHT : 1)) / Math.log2(8 + length);
  }

  #rootText({ name, field }: Entry): string {
    if (!field) return '';
    const [root = '', key = ''] = name.split('.');
    const { worst, expected } = this.#priceOf(root, field);
    const price = `# ${expected} upstream ${expected === 1 ? 'call' : 'calls'} as a rule, ${worst} at most`;
    return `${price}\nextend type ${root} {\n${fieldText(key, field, LONGEST_LINE)}\n}`;
  }

  /** The price of a root field with its required arguments and the first field that it has. */
  #priceOf(root: string, field: GraphQLField<unknown, unknown>): Price {
    const required = field.args.filter(isRequiredArgument);
    // Without their values, which make no difference but to whether the operation is valid.
    const variables = required.map(({ name, type }) => `$${name}: ${String(getNullableType(type))}`).join(', ');
    const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
    const kind = root === 'Mutation' ? 'mutation' : 'query';
    const text = `${kind} Price${variables && `(${variables})`} { ${field.name}${given && `(${given})`} ${leafOf(getNamedType(field.type))} }`;
    const document = parse(text, { noLocation: true });
    const [operation] = document.definitions;
    if (operation?.kind !== 'OperationDefinition') return { worst: 0, expected: 0 };
    return this.#graph.prepare(document, operation).price({});
  }
}

function* entriesOf(schema: GraphQLSchema): Generator<Entry> {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const root of roots) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const type = getNamedType(field.type);
      const words = new Map<string, number>();
      add(words, field.name, NAME_WEIGHT);
      add(words, rowOf(type).name, TEXT_WEIGHT);
      add(words, sentence(field.description), TEXT_WEIGHT);
      for (const { name } of field.args) add(words, name, TEXT_WEIGHT / 2);
      yield { name: `${root?.name}.${field.name}`, type, field, words, length: words.size };
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    const isPlumbing =
      /(?:Connection|Edge|Payload)$/.test(type.name) || isIntrospectionType(type) || isScalarType(type);
    if (isPlumbing || isRoot(schema, type)) continue;
    const words = new Map<string, number>();
    add(words, type.name, NAME_WEIGHT);
    add(words, sentence(type.description), TEXT_WEIGHT);
    for (const name of membersOf(type)) add(words, name, TEXT_WEIGHT);
    yield { name: type.name, type, words, length: words.size };
  }
}

function isRoot(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some((root) => root === type);
}

function membersOf(type: GraphQLNamedType): readonly string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return 'getFields' in type ? Object.keys(type.getFields()) : [];
}

function add(words: Map<string, number>, text: string, weight: number): void {
  for (const word of wordsIn(text)) words.set(word, (words.get(word) ?? 0) + weight);
}

/** The words of a text or a name, in lower case and in one form for singular and plural. */
function wordsIn(text: string): readonly string[] {
  return text
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=..[^su])s$/, ''));
}

const COMMON = new Set('the of and or in is are with for that by an to which what has have it its'.split(' '));

/** The type of the rows of a connection, or the type itself. */
function rowOf(type: GraphQLNamedType): GraphQLNamedType {
  const nodes = isObjectType(type) ? type.getFields()['nodes'] : undefined;
  return nodes ? getNamedType(nodes.type) : type;
}

function leafOf(type: GraphQLNamedType): string {
  if (!isCompositeType(type)) return '';
  if (isUnionType(type)) return '{ __typename }';
  const fields = type.getFields();
  const { nodes } = fields;
  if (nodes) return `{ nodes ${leafOf(getNamedType(nodes.type))} }`;
  const leaf = Object.values(fields).find(
    (field) => field.name !== 'id' && isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument),
  );
  return `{ ${leaf?.name ?? '__typename'} }`;
}

/** Descriptions are cut, so that more fits; a type that is asked for has the whole sentences. */
const [LONGEST_LINE, LONGEST_TYPE] = [160, 400];

function typeText(type: GraphQLNamedType, longest = 0): string {
  const description = comment(sentence(type.description), longest || LONGEST_LINE, '');
  if (isEnumType(type)) return `${description}enum ${type.name} { ${membersOf(type).join(' ')} }`;
  if (isUnionType(type))
    return `${description}union ${type.name} = ${type
      .getTypes()
      .map(({ name }) => name)
      .join(' | ')}`;
  if (!('getFields' in type)) return `${description}scalar ${type.name}`;
  const keyword = isInputObjectType(type) ? 'input' : isObjectType(type) ? 'type' : 'interface';
  const directive = isInputObjectType(type) && type.isOneOf ? ' @oneOf' : '';
  const fields = Object.entries(type.getFields())
    // What an API sent, which an operation may select and few need.
    .filter(([name]) => name !== 'raw')
    .map(([name, field]) => fieldText(name, field as GraphQLField<unknown, unknown>, longest));
  return `${description}${keyword} ${type.name}${directive} {\n${fields.join('\n')}\n}`;
}

type AnyField = Pick<GraphQLField<unknown, unknown>, 'type' | 'description'> &
  Partial<Pick<GraphQLField<unknown, unknown>, 'args'>>;

function fieldText(name: string, { type, args = [], description }: AnyField, longest: number): string {
  const shown = args
    .filter((arg) => !['last', 'before'].includes(arg.name))
    .map((arg) => `${arg.name}: ${String(arg.type)}`);
  const line = `  ${name}${shown.length > 0 ? `(${shown.join(', ')})` : ''}: ${String(type)}`;
  return comment(sentence(description), longest, '  ') + line;
}

function comment(text: string, longest: number, indent: string): string {
  if (text === '' || longest === 0) return '';
  return `${indent}# ${text.length > longest ? `${text.slice(0, longest)}…` : text}\n`;
}

/** As many texts as fit. The first is there in any case, cut where it is too long. */
function within(texts: readonly string[], mostTokens: number): string {
  const whole = texts.join('\n\n');
  if (tokensOf(whole) <= mostTokens) return whole;
  const count = fitting(texts, mostTokens - SPARE_TOKENS);
  if (count === 0) return `${beginningOf(texts[0] ?? '', mostTokens - SPARE_TOKENS)}\n# cut: ask for more tokens`;
  const others = texts.length - count;
  return `${texts.slice(0, count).join('\n\n')}\n\n# ${others} more: search with other words, or ask for types by their names.`;
}

/** What is said of what is left out. */
const SPARE_TOKENS = 25;
