import {
  type ConstValueNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  parseConstValue,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { exampleTexts } from './example-texts.ts';

/** Valid input values, by schema coordinate: `Query.order(id)`, or `OrderWhere.orderIds`. */
export class KnownValues {
  readonly #byPlace = new Map<string, ConstValueNode[]>();

  at(place: string): readonly ConstValueNode[] {
    return this.#byPlace.get(place) ?? [];
  }

  add(place: string, value: ConstValueNode): void {
    const known = this.#byPlace.get(place);
    if (known) known.push(value);
    else this.#byPlace.set(place, [value]);
  }

  /** Adds the ids and cursors of a response. */
  learnFrom(answer: unknown): void {
    const text = JSON.stringify(answer);
    for (const [, name = '', value = ''] of text.matchAll(/"(id|\w*[cC]ursor)":("(?:[^"\\]|\\.)*")/g)) {
      for (const place of name === 'id' ? ['Query.node(id)', 'Query.nodes(ids)'] : ['after', 'before']) {
        this.add(place, parseConstValue(value));
      }
    }
  }

  /** Adds the input values in the operations of a document. */
  learnFromDocument(schema: GraphQLSchema, document: DocumentNode): void {
    const info = new TypeInfo(schema);
    const note = (place: string, value: ValueNode) => {
      if (value.kind !== Kind.VARIABLE) this.add(place, value as ConstValueNode);
    };
    visit(
      document,
      visitWithTypeInfo(info, {
        Argument: ({ name, value }) => {
          note(`${info.getParentType()?.name}.${info.getFieldDef()?.name}(${name.value})`, value);
        },
        ObjectField: ({ name, value }) => {
          // The visitor is inside the field: its parent type is one level up.
          note(`${info.getParentInputType()?.toString().replace(/!$/, '')}.${name.value}`, value);
        },
      }),
    );
  }
}

/** The input values of all examples. */
export function valuesOfExamples(schema: GraphQLSchema): KnownValues {
  const values = new KnownValues();
  for (const text of exampleTexts()) values.learnFromDocument(schema, parse(text));
  return values;
}
