import { buildSchema, type GraphQLSchema, isObjectType, isUnionType } from 'graphql';
import type { Random } from '#sandbox';

/** A schema with few field names over all kinds of types, so that fields often share a response name. */
export const CONFLICT_SCHEMA = buildSchema(`
  interface Being { id: ID! name(style: Style, of: In): String self: Being all: [Being!]! any: Any }
  interface Owner implements Being { id: ID! name(style: Style, of: In): String self: Owner all: [Owner!]! any: Any pet: Animal }
  type Person implements Being & Owner {
    id: ID! name(style: Style, of: In): String self: Person all: [Person!]! any: Any pet: Animal age: Int size: Int!
  }
  type Company implements Being & Owner {
    id: ID! name(style: Style, of: In): String self: Company all: [Company!]! any: Any pet: Animal age: String size: Float
  }
  type Animal implements Being {
    id: ID! name(style: Style, of: In): String self: Animal all: [Animal!]! any: Any age: Int! size: [Int] owner: Owner
  }
  union Any = Person | Company | Animal
  enum Style { SHORT LONG }
  input In { a: Int b: [In!] c: String }
  type Query { being: Being owner: Owner any: Any person: Person animal: Animal }
`);

const ARGUMENTS = [
  '',
  '',
  '(style: SHORT)',
  '(style: LONG)',
  '(of: { a: 1, c: "x" }, style: SHORT)',
  '(style: SHORT, of: { c: "x", a: 1 })',
  '(style: SHORT, of: { c: """x""", a: 1 })',
  '(of: { b: [{ a: 1, c: "y" }, { c: "z" }] })',
  '(of: { b: [{ c: "y", a: 1 }, { c: "z" }] })',
  '(of: { b: [{ c: "z" }, { c: "y", a: 1 }] })',
  '(of: { b: { c: "z" } })',
  '(of: null)',
  '(style: $style)',
];
const ALIASES = [['x'], ['x', 'y', 'name', 'age']];

interface Shape {
  readonly depth: number;
  readonly width: number;
  readonly fragments: number;
  /** The share of `__typename` among all fields. */
  readonly typenames: number;
  /** The share of inline fragments among all selections. */
  readonly inline: number;
  readonly aliases: readonly string[];
}

/** Generates documents that are valid except for conflicting fields. */
export class ConflictMaker {
  readonly #schema: GraphQLSchema = CONFLICT_SCHEMA;
  readonly #random: Random;
  readonly #shape: Shape;
  readonly #fragments: { readonly name: string; readonly type: string; isUsed: boolean }[];

  constructor(random: Random) {
    this.#random = random;
    this.#shape = {
      depth: random.int(1, 3),
      width: random.int(1, 4),
      fragments: random.int(0, 4),
      typenames: random.pick([0.05, 0.4]),
      inline: random.pick([0.3, 0.8]),
      aliases: random.pick(ALIASES),
    };
    this.#fragments = Array.from({ length: this.#shape.fragments }, (_, index) => ({
      name: `F${index}`,
      type: random.pick(['Being', 'Owner', 'Person', 'Company', 'Animal', 'Any', 'Query']),
      isUsed: false,
    }));
  }

  make(): string {
    const body = this.#set('Query', this.#shape.depth, 0);
    const fragments = this.#fragments.map(({ name, type, isUsed }, index) =>
      // A fragment spreads later fragments only, so that there are no cycles.
      isUsed ? `fragment ${name} on ${type} ${this.#set(type, this.#shape.depth - 1, index + 1)}` : '',
    );
    const text = [body, ...fragments].join('\n');
    return `query${text.includes('$style') ? ' ($style: Style)' : ''} ${text}`;
  }

  #set(type: string, depth: number, firstFragment: number): string {
    if (['Being', 'Any'].includes(type) && this.#random.chance(0.3)) return this.#alternatives(depth, firstFragment);
    const selections = Array.from({ length: this.#random.int(1, this.#shape.width) }, () =>
      this.#selection(type, depth, firstFragment),
    );
    return `{ ${selections.join(' ')} }`;
  }

  /** A field of each type. */
  #alternatives(depth: number, firstFragment: number): string {
    const each = ['Person', 'Company', 'Animal'].map(
      (type) => `... on ${type} { ${this.#field(type, depth - 1, firstFragment)} }`,
    );
    return `{ ${each.join(' ')} }`;
  }

  #selection(type: string, depth: number, firstFragment: number): string {
    const random = this.#random;
    if (random.chance(0.15)) return this.#spread(type, firstFragment);
    if (random.chance(this.#shape.inline) && depth >= 0) return this.#inline(type, depth, firstFragment);
    return this.#field(type, depth, firstFragment);
  }

  #field(type: string, depth: number, firstFragment: number): string {
    const random = this.#random;
    const parent = this.#schema.getType(type);
    const fields = !parent || isUnionType(parent) || !('getFields' in parent) ? [] : Object.values(parent.getFields());
    const alias = random.chance(0.5) ? `${random.pick(this.#shape.aliases)}: ` : '';
    const usable = fields.filter(({ type: own }) => depth > 0 || !this.#isComposite(String(own)));
    if (usable.length === 0 || random.chance(this.#shape.typenames)) return `${alias}__typename`;
    const { name, type: own } = random.pick(usable);
    const given = name === 'name' ? random.pick(ARGUMENTS) : '';
    const below = this.#isComposite(String(own)) ? ` ${this.#set(named(own), depth - 1, firstFragment)}` : '';
    return `${alias}${name}${given}${below}`;
  }

  #inline(type: string, depth: number, firstFragment: number): string {
    const condition = this.#random.chance(0.2) ? type : this.#random.pick(this.#overlapping(type));
    const on = condition === type && this.#random.chance(0.5) ? '' : ` on ${condition}`;
    return `...${on} ${this.#set(condition, depth - 1, firstFragment)}`;
  }

  #spread(type: string, firstFragment: number): string {
    const overlapping = this.#overlapping(type);
    const known = this.#fragments.slice(firstFragment).filter((each) => overlapping.includes(each.type));
    if (known.length === 0) return '__typename';
    const fragment = this.#random.pick(known);
    fragment.isUsed = true;
    return `...${fragment.name}`;
  }

  #isComposite(type: string): boolean {
    const found = this.#schema.getType(type.replaceAll(/[[\]!]/g, ''));
    return found !== undefined && ('getFields' in found || isUnionType(found));
  }

  /** The possible types of a type. */
  #overlapping(type: string): string[] {
    const objects = (name: string) => {
      const found = this.#schema.getType(name);
      if (isObjectType(found)) return [name];
      return found && (isUnionType(found) || 'getFields' in found)
        ? this.#schema.getPossibleTypes(found as never).map((each) => each.name)
        : [];
    };
    const own = objects(type);
    return ['Being', 'Owner', 'Person', 'Company', 'Animal', 'Any', 'Query'].filter((other) =>
      objects(other).some((each) => own.includes(each)),
    );
  }
}

const named = (type: unknown): string => String(type).replaceAll(/[[\]!]/g, '');
