import type { Schema } from '#contract/compile';
import { camelCase, humanized, pascalCase, unique, wordsOf } from '../names.ts';
import { named } from '../reduce/schemas.ts';
import { firstSentence, memberText, OWN_TYPE } from '../texts.ts';
import { type GraphEnum, type GraphTypes, graphWords, isNullable, isOf, scalarOf } from './types.ts';

const MOST_INPUTS = 150;

/** The conversion of an input's value to the upstream's. */
export type Conversion = 'none' | 'number' | 'object' | 'json';

export interface GraphInputField {
  readonly name: string;
  /** The member of the upstream's object. */
  readonly member: string;
  readonly description: string;
  readonly type: string;
  readonly isList: boolean;
  readonly isRequired: boolean;
  /** The upstream's value if a caller omits the field: members that it requires are null. */
  readonly absent: 'null' | 'undefined';
  /** The upstream takes null, which usually clears the member. */
  readonly isNullable: boolean;
  readonly conversion: Conversion;
  readonly target: GraphInput | undefined;
  readonly enum: GraphEnum | undefined;
}

type Shown = Pick<GraphInputField, 'isList' | 'target' | 'enum' | 'conversion'> & { readonly named: string };

export interface GraphInput {
  readonly name: string;
  readonly component: string;
  readonly description: string;
  readonly fields: GraphInputField[];
}

/** The input types of an API, made of the schemas of request bodies. */
export class GraphInputs {
  readonly all: GraphInput[] = [];
  readonly leftOut: string[] = [];
  readonly #components: ReadonlyMap<string, Schema>;
  readonly #types: GraphTypes;
  readonly #byComponent = new Map<string, GraphInput>();

  constructor(components: ReadonlyMap<string, Schema>, types: GraphTypes) {
    this.#components = components;
    this.#types = types;
  }

  /** The fields for the members of a body. A form without nested members has texts and numbers only. */
  fieldsOf(component: string, { isForm, taken }: { isForm: boolean; taken: Set<string> }): GraphInputField[] {
    const { properties = {}, required = [] } = this.#components.get(component) ?? {};
    return Object.entries(properties).flatMap(([member, schema]): GraphInputField[] => {
      if (schema.readOnly || wordsOf(member).length === 0) return [];
      const { schema: own } = named(this.#components, schema);
      const shown = this.#shown(schema, member, component);
      if (isForm && (shown.target || shown.named === 'JSON' || shown.isList)) {
        this.leftOut.push(`${component}: \`${member}\`, because a form has texts and numbers only`);
        return [];
      }
      const isRequired = required.includes(member);
      const item = shown.isList ? `[${shown.named}!]` : shown.named;
      const isNull = isNullable(schema) || isNullable(own);
      return [
        {
          ...shown,
          name: unique(camelCase(inputWords(member, shown.named)), taken),
          member,
          description: firstSentence(own.description ?? schema.description, memberText(member, own)),
          type: `${item}${isRequired && !isNull ? '!' : ''}`,
          isRequired: isRequired && !isNull,
          absent: isRequired && isNull ? 'null' : 'undefined',
          isNullable: isNull,
        },
      ];
    });
  }

  #shown(given: Schema, member: string, component: string): Shown {
    const { schema, name } = named(this.#components, given);
    const nothing = { isList: false, target: undefined, enum: undefined, conversion: 'none' as const };
    if (isOf(schema, 'array')) {
      const item = this.#shown(schema.items ?? {}, member, component);
      if (item.isList || isNullable(schema.items))
        return { ...nothing, named: 'JSON', isList: true, conversion: 'json' };
      return { ...item, isList: true };
    }
    const words = this.#types.enums.of(schema, name ?? component + pascalCase(wordsOf(member)), false);
    if (words) return { ...nothing, named: words.name, enum: words };
    const scalar = isReference(member, schema) ? 'ID' : scalarOf(schema, member);
    if (scalar) return { ...nothing, named: scalar, conversion: conversionOf(schema, scalar) };
    const target = name === undefined ? undefined : this.#input(name, schema);
    return target
      ? { ...nothing, named: target.name, target, conversion: 'object' }
      : { ...nothing, named: 'JSON', conversion: 'json' };
  }

  #input(component: string, { description, properties }: Schema): GraphInput | undefined {
    const known = this.#byComponent.get(component);
    const hasMembers = Object.entries(properties ?? {}).some(
      ([name, each]) => !each.readOnly && wordsOf(name).length > 0,
    );
    if (known || this.all.length === MOST_INPUTS || !hasMembers) return known;
    const input: GraphInput = {
      name: this.#types.free(`${component.replace(/Input$/, '')}Input`),
      component,
      description: firstSentence(description, `${humanized(component)}, as the API takes it`),
      fields: [],
    };
    this.#byComponent.set(component, input);
    this.all.push(input);
    input.fields.push(...this.fieldsOf(component, { isForm: false, taken: new Set() }));
    return input;
  }
}

/** The words of a member as the graph has them: `basedOnId`, `countryCode`. */
function inputWords(member: string, type: string): readonly string[] {
  const words = wordsOf(member);
  if (type === 'ID' && OWN_TYPE.test(words.join('_')) && words.at(-1) !== 'id') return [...words, 'id'];
  return ['CountryCode', 'CurrencyCode'].includes(type) ? graphWords(words, type) : words;
}

function isReference(member: string, { type }: Schema): boolean {
  return OWN_TYPE.test(wordsOf(member).join('_')) && [type].flat().some((each) => each === 'integer');
}

/** Keys and large numbers are texts in the graph. */
function conversionOf(schema: Schema, scalar: string): Conversion {
  return isOf(schema, 'integer') && (scalar === 'ID' || scalar === 'BigInt') ? 'number' : 'none';
}
