/** The text is a part of its line, where the file has equal mutants that are not equivalent. */
type Mutant = readonly [file: string, original: string, replacement: string, text?: string];

/** The equivalent mutants of all sources, by why they change nothing that a test could see. */
export const known: readonly { readonly reason: string; readonly mutants: readonly Mutant[] }[] = [
  {
    reason: 'The loop takes no step from 0 either.',
    mutants: [['lab/mutants/fixture/steps.ts', 'number === 0', 'false']],
  },
  {
    reason: 'The check only saves work.',
    mutants: [
      ['src/http/host-check.ts', 'name?.length !== 4', 'false'],
      ['src/gateway/pipeline/negotiate.ts', '!found', 'true'],
      ['src/gateway/pipeline/negotiate.ts', "'none'", '""', 'negotiate(accept)'],
      ['src/gateway/pipeline/negotiate.ts', 'weight !== undefined', 'true'],
      ['src/gateway/pipeline/prepare/is-deterministic.ts', 'randomFields.size === 0', 'false'],
      ['src/gateway/pipeline/prepare/overlapping-fields.ts', 'one !== other', 'true'],
      ['src/gateway/pipeline/prepare/overlapping-fields.ts', 'text === undefined', 'true'],
      ['src/gateway/pipeline/prepare/parse-document.ts', 'text.length < MOST_LINES', 'false'],
      ['src/gateway/pipeline/prepare/parse-document.ts', 'text.length < MOST_LINES', 'text.length <= MOST_LINES'],
      ['src/gateway/pipeline/prepare/prepared-documents.ts', "known && method === 'POST'", 'false'],
      ['src/gateway/pipeline/prepare/prepared-documents.ts', "'POST'", '""'],
      ['src/gateway/pipeline/read/has-duplicate-member.ts', "'\\\\'", '""'],
      ['src/gateway/pipeline/read/url-parameters.ts', '!ESCAPED_LETTER.test(query)', 'false'],
      ['src/gateway/pipeline/read/parse-json.ts', 'text.length > 2 * MOST_VALUES', 'true'],
      ['src/gateway/pipeline/read/parse-json.ts', 'text.length > 2 * MOST_VALUES', 'text.length >= 2 * MOST_VALUES'],
      ['src/gateway/pipeline/read/parse-json.ts', '2 * MOST_VALUES', '2 / MOST_VALUES'],
      ['src/gateway/pipeline/repeated-header.ts', 'line?.length === name.length', 'true'],
      ['src/gateway/pipeline/cors.ts', 'origin !== undefined', 'true'],
      ['src/gateway/pipeline/send/outbox.ts', 'this.#waiting.length === 0', 'true'],
      ['src/upstream/cache.ts', 'this.#entries.size === 0', 'false'],
      ['src/upstream/cache.ts', 'validators.length === 0', 'false'],
      ['src/upstream/cache-policy.ts', "headers['cache-control'] === 'no-store'", 'false'],
      ['src/upstream/cache-policy.ts', "'cache-control'", '""', "=== 'no-store'"],
      ['src/upstream/cache-policy.ts', "'no-store'", '""'],
      ['src/upstream/cache.ts', 'request.forwarded.length === 0', 'false', 'everyones'],
    ],
  },
  {
    reason: 'A path is no parameter.',
    mutants: [
      ['src/gateway/pipeline/read/url-parameters.ts', 'mark < 0', 'false'],
      ['src/gateway/pipeline/read/url-parameters.ts', "''", '"Stryker was here!"'],
    ],
  },
  {
    reason: 'Every text but `text` stands for an object.',
    mutants: [['src/gateway/pipeline/read/parameters.ts', "'object'", '""', 'TYPES']],
  },
  {
    reason: 'The parser tells of a third field before that.',
    mutants: [['src/gateway/pipeline/read/multipart.ts', 'map === undefined', 'true', "name === 'map'"]],
  },
  {
    reason: 'Only whether it can be decoded counts.',
    mutants: [['src/gateway/pipeline/read/url-parameters.ts', "'%25'", '""']],
  },
  {
    reason: 'The error is caught where it is made.',
    mutants: [['src/gateway/pipeline/prepare/variable-errors.ts', "'Enough errors are known.'", '""']],
  },
  {
    reason: 'Every text but `public` is private.',
    mutants: [
      ['src/upstream/cache.ts', "'private'", '""'],
      ['src/upstream/cache.ts', "'private'", '""'],
    ],
  },
  {
    reason: 'The number only has to be another one each time.',
    mutants: [
      ['src/upstream/cache.ts', 'this.#stores += 1', 'this.#stores -= 1'],
      ['src/upstream/cache.ts', 'this.#parts.changes.count += 1', 'this.#parts.changes.count -= 1'],
      ['src/upstream/cache.ts', 'invalidations.count += 1', 'invalidations.count -= 1'],
    ],
  },
  {
    reason: 'It is always there; the compiler does not know.',
    mutants: [
      ['src/upstream/cache.ts', 'invalidations', 'true', 'if (invalidations)'],
      ['src/upstream/cache.ts', 'underway?.about?.join', 'underway?.about.join'],
      ['src/gateway/pipeline/fetch-request.ts', "''", '"Stryker was here!"', 'lines.push'],
      ['src/gateway/pipeline/prepare/parse-document.ts', 'loc', 'true'],
      ['src/gateway/pipeline/repeated-header.ts', 'line?.length', 'line.length'],
      ['src/gateway/server/send-response.ts', 'response.socket?.setTimeout', 'response.socket.setTimeout'],
      ['src/gateway/pipeline/read/has-duplicate-member.ts', 'names === undefined', 'false'],
      ['src/gateway/pipeline/prepare/overlapping-fields.ts', 'type && innermost(type)', 'type || innermost(type)'],
    ],
  },
  {
    reason: 'All subscribers come after the beginning.',
    mutants: [['src/upstream/share.ts', 'this.#abort?.()', 'this.#abort()']],
  },
  {
    reason: 'A function that returns nothing returns the same.',
    mutants: [['src/upstream/cache.ts', '{\n    return undefined;\n  }', '{}']],
  },
  {
    reason: 'The reason is given to a request that all callers have left.',
    mutants: [['src/upstream/cache.ts', "'Every caller of this shared call is gone.'", '""']],
  },
  {
    reason: 'node:net takes every text but `ipv4` for `ipv6`.',
    mutants: [['src/http/host-check.ts', "'ipv6'", '""', 'LOOPBACK.check']],
  },
  {
    reason: 'The index is within the list, or what is past its end is no match.',
    mutants: [
      ['src/http/host-check.ts', 'index < rawHeaders.length', 'index <= rawHeaders.length'],
      ['src/http/host-check.ts', 'name?.length', 'name.length'],
      ['src/gateway/pipeline/prepare/parse-document.ts', 'at < text.length', 'at <= text.length'],
      ['src/gateway/pipeline/read/parse-json.ts', 'at < text.length', 'at <= text.length'],
      ['src/gateway/pipeline/read/end-of-string.ts', 'end < 0', 'end <= 0'],
      ['src/gateway/pipeline/read/has-duplicate-member.ts', 'at < text.length', 'at <= text.length'],
      ['src/gateway/pipeline/repeated-header.ts', 'at < rawHeaders.length', 'at <= rawHeaders.length'],
      ['src/upstream/cache-policy.ts', 'at < list.length', 'at <= list.length'],
    ],
  },
  {
    reason: 'The default is there for the compiler, or is no more of a match than any other text.',
    mutants: [
      ['src/http/host-check.ts', '[]', '["Stryker was here"]', 'HOST.exec'],
      ['src/http/origin-check.ts', "''", '"Stryker was here!"'],
      ['src/gateway/pipeline/csrf.ts', "''", '"Stryker was here!"'],
      ['src/gateway/pipeline/read/reader.ts', "''", '"Stryker was here!"'],
      ['src/gateway/server/to-origin-form.ts', "''", '"Stryker was here!"'],
      ['src/gateway/server/to-origin-form.ts', '[]', '["Stryker was here"]'],
      ['src/gateway/pipeline/read/has-duplicate-member.ts', '[]', '["Stryker was here"]'],
      ['src/gateway/pipeline/negotiate.ts', "''", '"Stryker was here!"'],
      ['src/gateway/pipeline/negotiate.ts', '[]', '["Stryker was here"]', 'isUtf8'],
      ['src/upstream/cache-policy.ts', "''", '"Stryker was here!"'],
      ['src/upstream/cache-policy.ts', "''", '"Stryker was here!"'],
      ['src/upstream/cache-policy.ts', "''", '"Stryker was here!"'],
    ],
  },
  {
    reason: 'A null literal is null each time, and its type is not asked: it is only read more often.',
    mutants: [['src/gateway/execution/coerce-literal.ts', 'constant === null', 'false']],
  },
  {
    reason: 'The default value of an input object is an object in every schema that graphql-js builds.',
    mutants: [['src/gateway/execution/coerce-literal.ts', "typeof value !== 'object'", 'false']],
  },
  {
    reason: 'The error is caught in the same file, and its message is never read.',
    mutants: [['src/gateway/execution/coerce-variables.ts', "'A variable has a value of another type.'", '""']],
  },
  {
    reason: 'The key of the only variant is another text.',
    mutants: [
      ['src/gateway/execution/compile.ts', 'flags === NO_FLAGS', 'false'],
      ['src/gateway/execution/compile.ts', "''", '"Stryker was here!"'],
    ],
  },
  {
    reason: 'A variable without a value is no part of the key as JSON either.',
    mutants: [['src/gateway/execution/compile.ts', 'all.filter((name) => Object.hasOwn(variables, name))', 'all']],
  },
  {
    reason: 'The list was found to be part of the answer, so it has a parent.',
    mutants: [['src/gateway/execution/run.ts', 'this.#parentOf(list)?.[list.key]', 'this.#parentOf(list)[list.key]']],
  },
  {
    reason: 'A text of as many characters is longer in JSON by its quotes.',
    mutants: [
      ['src/gateway/execution/json-serializer.ts', 'value.length > this.#mostBytes', 'value.length >= this.#mostBytes'],
    ],
  },
];
