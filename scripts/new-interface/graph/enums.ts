import type { Schema } from '../../contract/document.ts';
import { constantCase, humanized, pascalCase, unique, wordsOf } from '../names.ts';
import { firstSentence } from '../texts.ts';

const MOST_VALUES = 60;

export interface GraphEnum {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly name: string; readonly word: string }[];
  /** It is the type of an output field, so that it has a value for unknown words. */
  isAnswered: boolean;
}

/** The enums of an interface, each once. */
export class GraphEnums {
  readonly all: GraphEnum[] = [];
  readonly #byWords = new Map<string, GraphEnum>();
  readonly #nameOf: (name: string) => string;

  constructor(nameOf: (name: string) => string) {
    this.#nameOf = nameOf;
  }

  /** The enum for a schema's values; `undefined` if they are no names. */
  of({ enum: words = [], description }: Schema, name: string, isAnswered: boolean): GraphEnum | undefined {
    if (words.length === 0 || words.length > MOST_VALUES) return undefined;
    const key = `${wordsOf(name).at(-1)} ${words.join(' ')}`;
    const known = this.#byWords.get(key) ?? this.#make(words as string[], name, description);
    if (!known) return undefined;
    this.#byWords.set(key, known);
    known.isAnswered ||= isAnswered;
    return known;
  }

  #make(words: readonly string[], name: string, description: string | undefined): GraphEnum | undefined {
    const names = words.map((word) => constantCase(wordsOf(word)));
    const isNames = names.every((each) => /^[A-Z]\w*$/.test(each) && each !== 'UNRECOGNIZED');
    if (!isNames || new Set(names).size < names.length) return undefined;
    const made = {
      name: this.#nameOf(pascalCase(wordsOf(name))),
      description: firstSentence(description, `One of the words for ${humanized(name)}`),
      values: words.map((word, index) => ({ name: names[index] ?? word, word })),
      isAnswered: false,
    };
    this.all.push(made);
    return made;
  }
}

/** Names types of the graph. Names that exist there, or that tools reserve, are prefixed with the interface's name. */
export function typeNames(slug: string, existing: ReadonlySet<string>): (name: string) => string {
  const taken = new Set<string>();
  const prefix = `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;
  return (given) => {
    const name = given
      .replace(/^(?:Type|Enum|Union|Interface|Input)(?=[A-Z])/, '')
      .replace(/(?<=\w)(?:Enum|Union|Interface)$/, '')
      .replace(/(?<=\w)Type$/, 'Kind')
      .replace(/(?<=\w)Input$/, 'Given')
      .replace(/Connection$/, 'Link')
      .replace(/Edge$/, 'Side');
    const isFree = (each: string) => !existing.has(each) && !existing.has(`${each}Connection`);
    return unique(isFree(name) ? name : `${prefix}${name}`, taken);
  };
}
