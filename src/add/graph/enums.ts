import type { Schema } from '#contract/compile';
import { capitalized, constantCase, humanized, pascalCase, unique, wordsOf } from '../names.ts';
import { firstSentence, oneOf } from '../texts.ts';

const MOST_VALUES = 60;

export interface GraphEnum {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly name: string; readonly word: string }[];
  /** It is the type of an output field, so that it has a value for unknown words. */
  readonly isAnswered: boolean;
}

/** The enums of an API, each once. */
export class GraphEnums {
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
        ? this.#nameOf(pascalCase(wordsOf(name)))
        : this.#nameOf(`${pascalCase(wordsOf(name))}Input`, 'as it is'),
      description: firstSentence(description, oneOf(humanized(name))),
      values: words.map((word, index) => ({ name: names[index] ?? word, word })),
      isAnswered,
    };
    this.all.push(made);
    return made;
  }
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
