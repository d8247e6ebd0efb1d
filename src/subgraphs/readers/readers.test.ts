import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { answered, gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const NAME = 'publications/example.test/readers/r-1001';
const ID = toGlobalId('Reader', NAME);
const TARGET = `/v1/${NAME}`;
const basic = { productId: 'example.test:basic', subscriptionToken: 'tok-1', detail: 'Basic plan' };
const ending = { ...basic, expireTime: '2027-01-31T00:00:00.123456789Z' };
/** The same in the graph's words. */
const endingShown = { ...basic, expiresAt: ending.expireTime };
const archive = { productId: 'example.test:archive' };
const failure = (status: number, word: string) =>
  json({ error: { code: status, status: word, message: 'secret words' } }, status);
const sentFields = (fields: string) => `fields=${encodeURIComponent(fields)}`;

describe('Query.reader', () => {
  const query = `query ($name: ID!) { reader(id: $name) {
    resourceName publicationId readerId entitlements { productId subscriptionToken detail expiresAt } } }`;

  it.each([NAME, `${NAME}/entitlements`, ID])(
    'asks for the entitlements by %s, and shows what comes back',
    async (name) => {
      const { run, sent } = await gatewayOver('readers', [
        json({ name: `${NAME}/entitlements`, entitlements: [ending, archive] }),
      ]);

      const { data, errors } = await run(query, { name });

      expect(errors).toBeUndefined();
      expect(sent).toEqual([
        {
          method: 'GET',
          target: `${TARGET}/entitlements?alt=json&prettyPrint=false&${sentFields(
            'entitlements(detail,expireTime,productId,subscriptionToken),name',
          )}`,
          headers: {},
          body: '',
        },
      ]);
      expect(data.reader).toEqual({
        resourceName: NAME,
        publicationId: 'example.test',
        readerId: 'r-1001',
        entitlements: [endingShown, { ...archive, subscriptionToken: null, detail: null, expiresAt: null }],
      });
    },
  );

  it('asks for everything where `raw` is selected, and for no more than the name where nothing is', async () => {
    const { run, sent } = await gatewayOver('readers', () => json({ entitlements: [archive], somethingNew: 1 }));

    const { data } = await run(
      `{ all: reader(id: "${NAME}") { readerId raw } little: reader(id: "${NAME}") { __typename } }`,
    );

    expect(sent.map(({ target }) => target).toSorted()).toEqual([
      `${TARGET}/entitlements?alt=json&prettyPrint=false`,
      `${TARGET}/entitlements?alt=json&prettyPrint=false&fields=name`,
    ]);
    expect(data).toEqual({
      all: { readerId: 'r-1001', raw: { entitlements: [archive], somethingNew: 1 } },
      little: { __typename: 'Reader' },
    });
  });

  it('has an empty list where the API leaves it out', async () => {
    const { run } = await gatewayOver('readers', [json({ name: `${NAME}/entitlements` })]);

    expect(await run(`{ reader(id: "${NAME}") { entitlements { productId } } }`)).toEqual({
      data: { reader: { entitlements: [] } },
    });
  });

  it('is null for a reader who does not exist', async () => {
    const { run } = await gatewayOver('readers', [failure(404, 'NOT_FOUND')]);

    expect(await run(query, { name: NAME })).toEqual({ data: { reader: null } });
  });

  it.each([
    'r-1001',
    'publications/p/readers',
    'publications/p/readers/entitlements/x',
    'publications/../readers/r',
    `${NAME}/other`,
    '',
    toGlobalId('Webhook', NAME),
  ])('refuses %j as a name, before any call', async (name) => {
    const { run, sent } = await gatewayOver('readers', []);

    const { errors } = await run(query, { name });

    expect(errors).toMatchObject([{ path: ['reader'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });

  it('is found again by its global id', async () => {
    const { run, sent } = await gatewayOver('readers', () =>
      json({ name: `${NAME}/entitlements`, entitlements: [archive] }),
    );
    const { data } = await run(`{ reader(id: "${NAME}") { id } }`);

    const again = await run(
      'query ($id: ID!) { node(id: $id) { __typename id ... on Reader { resourceName entitlements { productId } } } }',
      data.reader,
    );

    expect(again.data.node).toEqual({
      __typename: 'Reader',
      id: data.reader.id,
      resourceName: NAME,
      entitlements: [archive],
    });
    expect(sent.map(({ target }) => target)).toEqual([
      `${TARGET}/entitlements?alt=json&prettyPrint=false&fields=name`,
      `${TARGET}/entitlements?alt=json&prettyPrint=false`,
    ]);
  });
});

describe('Mutation.updateReaderEntitlements', () => {
  const mutation = `mutation ($input: UpdateReaderEntitlementsInput!) { updateReaderEntitlements(input: $input) { __typename
    ... on UpdateReaderEntitlementsSuccess { reader { resourceName entitlements { productId expiresAt } } } ... on Rejection { message } } }`;
  const fields = sentFields('entitlements(expireTime,productId),name');

  it.each([NAME, `${NAME}/entitlements`, ID])(
    'sends the new entitlements of %s, and shows them as they are now',
    async (name) => {
      const { run, sent } = await gatewayOver('readers', [
        json({ name: `${NAME}/entitlements`, entitlements: [ending, archive] }),
      ]);

      const { data, errors } = await run(mutation, {
        input: { id: name, entitlements: [endingShown, archive] },
      });

      expect(errors).toBeUndefined();
      expect(sent).toEqual([
        {
          method: 'PATCH',
          target: `${TARGET}/entitlements?alt=json&prettyPrint=false&updateMask=entitlements&${fields}`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ entitlements: [ending, archive] }),
        },
      ]);
      expect(data.updateReaderEntitlements).toEqual({
        __typename: 'UpdateReaderEntitlementsSuccess',
        reader: {
          resourceName: NAME,
          entitlements: [
            { productId: 'example.test:basic', expiresAt: '2027-01-31T00:00:00.123456789Z' },
            { productId: 'example.test:archive', expiresAt: null },
          ],
        },
      });
    },
  );

  it('sends an empty list to take everything away, and nothing that was not given', async () => {
    const { run, sent } = await gatewayOver('readers', () => json({}));

    const { data } = await run(mutation, { input: { id: NAME, entitlements: [] } });
    await run(mutation, { input: { id: NAME, entitlements: [{ productId: 'p:q', detail: null }] } });

    expect(sent.map(({ target, body }) => [target, body])).toEqual([
      [`${TARGET}/entitlements?alt=json&prettyPrint=false&updateMask=entitlements&${fields}`, '{"entitlements":[]}'],
      [
        `${TARGET}/entitlements?alt=json&prettyPrint=false&updateMask=entitlements&${fields}`,
        '{"entitlements":[{"productId":"p:q"}]}',
      ],
    ]);
    expect(data.updateReaderEntitlements.reader).toEqual({ resourceName: NAME, entitlements: [] });
  });

  it('says that the credential has no right to it', async () => {
    const { run } = await gatewayOver('readers', [failure(403, 'PERMISSION_DENIED')]);

    expect(await run(mutation, { input: { id: NAME, entitlements: [] } })).toEqual({
      data: {
        updateReaderEntitlements: {
          __typename: 'ReaderAccessDenied',
          message: "The gateway's credential may not change entitlements of this publication.",
        },
      },
    });
  });

  it('says that there is no such reader', async () => {
    const { run } = await gatewayOver('readers', [failure(404, 'NOT_FOUND')]);

    expect(await run(mutation, { input: { id: NAME, entitlements: [] } })).toEqual({
      data: { updateReaderEntitlements: { __typename: 'ReaderNotFound', message: 'There is no such reader.' } },
    });
  });
});

describe('Mutation.deleteReader', () => {
  const mutation = `mutation ($input: DeleteReaderInput!) { deleteReader(input: $input) { __typename
    ... on DeleteReaderSuccess { deletedReaderId } ... on Rejection { message } } }`;

  it.each([
    [{ id: NAME }, ''],
    [{ id: `${NAME}/entitlements`, force: true }, '&force=true'],
    [{ id: NAME, force: false }, '&force=false'],
    [{ id: ID }, ''],
  ])('removes the reader of %j', async (input, force) => {
    const { run, sent } = await gatewayOver('readers', [json({})]);

    const { data } = await run(mutation, { input });

    expect(sent).toEqual([
      { method: 'DELETE', target: `${TARGET}?alt=json&prettyPrint=false${force}`, headers: {}, body: '' },
    ]);
    expect(data).toEqual({ deleteReader: { __typename: 'DeleteReaderSuccess', deletedReaderId: ID } });
  });

  it.each([
    [404, 'NOT_FOUND', 'ReaderNotFound', 'There is no such reader.'],
    [
      400,
      'FAILED_PRECONDITION',
      'ReaderHasEntitlements',
      'The reader has entitlements. Set `force` to remove them too.',
    ],
    [
      400,
      'PRECONDITION_FAILED',
      'ReaderHasEntitlements',
      'The reader has entitlements. Set `force` to remove them too.',
    ],
  ])('is refused on %i %s as %s', async (status, word, __typename, message) => {
    const { run, sent } = await gatewayOver('readers', [failure(status, word)]);

    expect(await run(mutation, { input: { id: NAME } })).toEqual({ data: { deleteReader: { __typename, message } } });
    expect(sent.length).toBe(1);
  });
});

describe("a reader's life in the sandbox", () => {
  const WITH = 'publications/gazette.example.test/readers/r-1001';
  const WITHOUT = 'publications/gazette.example.test/readers/r-1005';
  const NOBODY = 'publications/gazette.example.test/readers/nobody';
  const entitled = '{ reader(id: "NAME") { entitlements { productId } } }';
  const remove =
    'mutation ($name: ID!, $force: Boolean) { deleteReader(input: { id: $name, force: $force }) { __typename } }';
  const replace = `mutation ($name: ID!) { updateReaderEntitlements(input: { id: $name, entitlements: [{ productId: "gazette.example.test:one" }] }) {
    __typename ... on UpdateReaderEntitlementsSuccess { reader { entitlements { productId } } } } }`;
  const state = async ({ run }: Awaited<ReturnType<typeof gatewayOverSandbox>>, name: string) => {
    const { data } = await run(entitled.replace('NAME', name));
    return data.reader?.entitlements.length;
  };

  it.each([
    ['a reader with entitlements stays where force is left out', WITH, {}, 'ReaderHasEntitlements', 2],
    ['a reader with entitlements stays where force is false', WITH, { force: false }, 'ReaderHasEntitlements', 2],
    ['a reader with entitlements goes where force is true', WITH, { force: true }, 'DeleteReaderSuccess', undefined],
    ['a reader without entitlements goes where force is left out', WITHOUT, {}, 'DeleteReaderSuccess', undefined],
    [
      'a reader without entitlements goes where force is false',
      WITHOUT,
      { force: false },
      'DeleteReaderSuccess',
      undefined,
    ],
    [
      'a reader without entitlements goes where force is true',
      WITHOUT,
      { force: true },
      'DeleteReaderSuccess',
      undefined,
    ],
    ['nobody cannot be removed', NOBODY, {}, 'ReaderNotFound', undefined],
    ['nobody cannot be removed by force', NOBODY, { force: true }, 'ReaderNotFound', undefined],
  ])('%s', async (_promise, name, force, __typename, left) => {
    const gateway = await gatewayOverSandbox('readers');

    const { data } = await gateway.run(remove, { name, ...force });

    expect(data).toEqual({ deleteReader: { __typename } });
    expect(await state(gateway, name)).toBe(left);
  });

  it('a reader stays when entitlements are replaced, and all of them are', async () => {
    const gateway = await gatewayOverSandbox('readers');

    const { data } = await gateway.run(replace, { name: WITH });

    const entitlements = [{ productId: 'gazette.example.test:one' }];
    expect(data.updateReaderEntitlements).toEqual({
      __typename: 'UpdateReaderEntitlementsSuccess',
      reader: { entitlements },
    });
    expect((await gateway.run(entitled.replace('NAME', WITH))).data).toEqual({ reader: { entitlements } });
  });

  it('an unknown reader is null, and cannot be updated', async () => {
    const { run } = await gatewayOverSandbox('readers');

    expect(await run(entitled.replace('NAME', NOBODY))).toEqual({ data: { reader: null } });
    expect((await run(replace, { name: NOBODY })).data).toEqual({
      updateReaderEntitlements: { __typename: 'ReaderNotFound' },
    });
  });

  it("somebody else's publication is closed", async () => {
    const { run } = await gatewayOverSandbox('readers');
    const name = 'publications/private.example.test/readers/r-1';

    const { errors } = await run(entitled.replace('NAME', name));
    const { data } = await run(replace, { name });

    expect(errors).toMatchObject([{ extensions: { code: 'PERMISSION_DENIED', status: 403 } }]);
    expect(data).toEqual({ updateReaderEntitlements: { __typename: 'ReaderAccessDenied' } });
  });
});

describe('failures', () => {
  it.each([
    [400, 'INVALID_ARGUMENT', 'BAD_USER_INPUT'],
    [400, 'FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
    [400, 'OUT_OF_RANGE', 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED', 'PERMISSION_DENIED'],
    [409, 'ALREADY_EXISTS', 'CONFLICT'],
    [409, 'ABORTED', 'CONFLICT'],
    [429, 'RESOURCE_EXHAUSTED', 'RATE_LIMITED'],
    [499, 'CANCELLED', 'UPSTREAM_ERROR'],
    [500, 'UNKNOWN', 'UPSTREAM_ERROR'],
    [500, 'INTERNAL', 'UPSTREAM_ERROR'],
    [500, 'DATA_LOSS', 'UPSTREAM_ERROR'],
    [501, 'UNIMPLEMENTED', 'UNIMPLEMENTED'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    [504, 'DEADLINE_EXCEEDED', 'UPSTREAM_TIMEOUT'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('readers', [failure(status, word)]);

    const { data, errors } = await run(`{ reader(id: "${NAME}") { resourceName } }`);

    expect(data).toEqual({ reader: null });
    expect(errors).toEqual([
      {
        message: answered('readers', status),
        path: ['reader'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'readers',
          operation: 'getReaderEntitlements',
          status,
          upstreamCode: word,
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });

  it('a missing permission is an error of deleteReader', async () => {
    const { run } = await gatewayOver('readers', [failure(403, 'PERMISSION_DENIED')]);

    const { data, errors } = await run(`mutation { deleteReader(input: { id: "${NAME}" }) { __typename } }`);

    expect(data).toEqual({ deleteReader: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'PERMISSION_DENIED', operation: 'deleteReader', status: 403 } },
    ]);
  });

  it('a page of HTML where JSON belongs is no answer', async () => {
    const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>secret words</html>' };
    const { run } = await gatewayOver('readers', [page]);

    const { data, errors } = await run(`{ reader(id: "${NAME}") { resourceName } }`);

    expect(data).toEqual({ reader: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });
});
