import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Random } from '#sandbox';
import { corruptOperation } from '#test/routes/corrupt-operation';
import type { KnownValues } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import { type Body, changedBody } from './bodies.ts';
import { bytesOf, type Message } from './bytes-of.ts';
import { PRIVATE } from './canaries.ts';
import { bomb, brokenDocument } from './documents.ts';
import { malformed } from './framing.ts';
import { someHeaders } from './headers.ts';
import { multipart } from './multipart.ts';

type Header = readonly [string, string];

/** A request as bytes. */
export interface FuzzRequest {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly isHead: boolean;
  /** Milliseconds after which the caller leaves. */
  readonly leaveAfterMs?: number | undefined;
  readonly query: string;
}

const JSON_TYPE: Header = ['Content-Type', 'application/json'];

/** Makes requests, equal ones for equal seeds and numbers. */
export class RequestMaker {
  readonly #schema: GraphQLSchema;
  readonly #known: KnownValues;
  readonly #seed: string;

  constructor(schema: GraphQLSchema, known: KnownValues, seed: string) {
    this.#schema = schema;
    this.#known = known;
    this.#seed = seed;
  }

  /** Any request: a good one, or one that is broken in some way. */
  any(number: number): FuzzRequest {
    const random = new Random(`${this.#seed} request ${number}`);
    const pick = random.next();
    const id: Header = ['X-Request-ID', `fuzz-${number}`];
    const post = (kind: string, operation: Operation, headers: readonly Header[] = []) =>
      whole(kind, { ...jsonPost(operation), headers: [id, JSON_TYPE, ...headers] }, operation.query);
    if (pick < 0.25) return post('valid', this.#operation(random));
    if (pick < 0.4) return post('corrupted', corruptOperation(this.#operation(random), random));
    if (pick < 0.55) return post('broken', { query: brokenDocument(this.#operation(random).query, random) });
    if (pick < 0.6) return post('bomb', { query: bomb(random) });
    if (pick < 0.7) return this.#body(random, id);
    if (pick < 0.78) return this.#inUrl(random, id);
    if (pick < 0.88) return post('headers', this.#operation(random), someHeaders(random));
    if (pick < 0.94) {
      const { bytes, headers } = multipart(random);
      return whole('multipart', { method: 'POST', target: '/graphql', headers: [id, ...headers], body: bytes }, '');
    }
    if (pick < 0.97) return { ...post('leaving', this.#operation(random)), leaveAfterMs: random.int(0, 20) };
    const operation = this.#operation(random);
    const message = { ...jsonPost(operation), headers: [id, JSON_TYPE] };
    const { bytes, leaveAfterMs } = malformed(message, random);
    return { kind: 'malformed', bytes, isHead: false, leaveAfterMs, query: operation.query };
  }

  /** A good request, which carries its number to upstreams. */
  good(number: number): FuzzRequest {
    const random = new Random(`${this.#seed} answer ${number}`);
    const operation = this.#operation(random);
    const headers: Header[] = [JSON_TYPE, ['X-Request-ID', `fuzz-${number}`], ['X-Fuzz', String(number)]];
    if (random.chance(0.1)) headers.push(['Cookie', `a=${PRIVATE}`], ['User-Agent', PRIVATE]);
    return whole('hostile answers', { ...jsonPost(operation), headers }, operation.query);
  }

  #operation(random: Random): Operation {
    const root = random.chance(0.1) ? this.#schema.getMutationType() : this.#schema.getQueryType();
    const maker = new OperationMaker(this.#schema, this.#known, random, { without: SLOW_FIELDS });
    const operation = maker.make(root as GraphQLObjectType, [random.pick(quickRootFields(root))]);
    return random.chance(0.2) ? withPrivate(operation) : operation;
  }

  #body(random: Random, id: Header): FuzzRequest {
    const operation = this.#operation(random);
    const { bytes, headers }: Body = changedBody(JSON.stringify(operation), random);
    const method = random.chance(0.9) ? 'POST' : random.pick(['PUT', 'PATCH', 'DELETE', 'GET', 'post', 'TRACE', 'PRI']);
    const message = { method, target: '/graphql', headers: [id, ...headers], body: bytes };
    return whole('body', message, operation.query);
  }

  #inUrl(random: Random, id: Header): FuzzRequest {
    const { query, variables, operationName } = random.chance(0.7)
      ? this.#operation(random)
      : { query: brokenDocument(this.#operation(random).query, random), variables: { a: PRIVATE }, operationName: 'Q' };
    const search = new URLSearchParams({
      query: query.isWellFormed() ? query : '{',
      ...(variables && { variables: JSON.stringify(variables) }),
      ...(operationName !== undefined && { operationName }),
      ...(random.chance(0.1) && { extensions: random.pick(['{}', '{"explain":true}', 'x', '[]']) }),
      ...(random.chance(0.1) && { [random.pick(['documentId', '__proto__', 'x', 'query ', 'Query'])]: 'a' }),
    }).toString();
    const spoiled = random.chance(0.2)
      ? random.pick(['%', '%zz', '%ff', `${search}&${search}`, `${search}#f`, '', `${search}%c0%af`, 'query=%00', '?'])
      : search;
    const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'QUERY']);
    const path = random.chance(0.95)
      ? '/graphql'
      : random.pick([
          '/',
          '/graphql/',
          '//graphql',
          '/x/../graphql',
          '/%67raphql',
          '/health/ready',
          '/console/',
          '/console/events',
          '/metrics',
        ]);
    const headers = random.chance(0.3) ? someHeaders(random) : [];
    return whole('url', { method, target: `${path}?${spoiled}`, headers: [id, ...headers] }, query);
  }
}

function jsonPost(operation: Operation) {
  return { method: 'POST', target: '/graphql', body: Buffer.from(JSON.stringify(operation)) };
}

function whole(kind: string, message: Message, query: string): FuzzRequest {
  return { kind, bytes: bytesOf(message), isHead: message.method === 'HEAD', query };
}

/** The operation, of whose variables the texts are secrets of the caller. */
function withPrivate({ variables, ...operation }: Operation): Operation {
  const text = JSON.stringify(variables ?? {}).replaceAll(/:"[^"\\]*"/g, `:"${PRIVATE}"`);
  return { ...operation, variables: JSON.parse(text) as Record<string, unknown> };
}
