import type { Operation } from '#contract';
import { namesIn } from '#contract';
import type { Document, Schema } from '../documents/document.ts';
import { documentOf, rootOf } from '../documents/sources.ts';
import { sampleValue } from '../samples/sample-value.ts';
import type { World } from '../world/index.ts';
import { type Members, membersOf } from './json.ts';

interface ResponseObject {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** The success response of an operation. */
export interface SuccessAnswer {
  readonly status: number;
  readonly mediaType: string;
  /** Absent: the response has no body. */
  readonly schema: Schema | undefined;
}

/** Samples of the responses of an API. */
export class Answers {
  readonly #slug: string;
  #successes: ReadonlyMap<string, SuccessAnswer> | undefined;
  #read: Document | undefined;

  constructor(slug: string) {
    this.#slug = slug;
  }

  success(id: string): SuccessAnswer {
    this.#successes ??= new Map(
      Object.values(rootOf(this.#slug).paths)
        .flatMap((item) => Object.values(item))
        .map(({ operationId = '', responses = {} }) => [operationId, this.#successOf(responses)]),
    );
    return this.#successes.get(id) ?? { status: 200, mediaType: 'application/json', schema: undefined };
  }

  /** A sample with all optional members, of which `index` tells it from others. */
  sample(id: string, index: number, world: World): unknown {
    return this.#sampleOf(this.success(id).schema ?? {}, index, world);
  }

  /** Rows of a list. */
  rows({ id, answer }: Operation, from: number, count: number, world: World): Members[] {
    let schema = this.#document.resolved(this.success(id).schema ?? {});
    for (const name of namesIn(answer.rows?.at ?? '')) {
      schema = this.#document.resolved(schema.properties?.[name] ?? {});
    }
    const { items = {} } = schema;
    return Array.from(
      { length: count },
      (_, index) => membersOf(this.#sampleOf(items, from + index, world)) ?? { sample: index },
    );
  }

  get #document(): Document {
    return (this.#read ??= documentOf(this.#slug));
  }

  #sampleOf(schema: Schema, index: number, { today }: World): unknown {
    const document = this.#document;
    return sampleValue(schema, { slug: this.#slug, document, schema: '', property: '', index, today, within: [] });
  }

  #successOf(responses: Readonly<Record<string, ResponseObject>>): SuccessAnswer {
    const [status = '200', response] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
    const [mediaType = 'application/json', media] = Object.entries(response?.content ?? {})[0] ?? [];
    return { status: Number(status), mediaType, schema: media && (media.schema ?? {}) };
  }
}
