import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { MissingKeyError } from './errors.ts';
import { fromGlobalId, toGlobalId } from './node.ts';

describe('a global id', () => {
  it.each(['a', 'a:b', 'é', '0', 0, 7])('names its type and key: %j', (key) => {
    expect(fromGlobalId(toGlobalId('Quote', key))).toEqual({ type: 'Quote', key: String(key) });
  });

  it.each(['', null, undefined])('is not made of an absent key: %j', (key) => {
    expect(() => toGlobalId('Quote', key)).toThrow(new MissingKeyError('Quote'));
  });
});

describe('an object without a key', () => {
  it('fails where its id is selected', async () => {
    const lenses = [{ LensName: 'Named' }, { LensDescription: 'of no name' }];
    const { run } = await gatewayOver('reviews', [json({ LensSummaries: lenses })]);

    const { data, errors } = await run('{ lenses(first: 2) { nodes { id name } } }');

    expect(data).toEqual({ lenses: null });
    expect(errors).toMatchObject([
      {
        message: 'The interface sent a value without the key that identifies it: Lens has no `id`.',
        path: ['lenses', 'nodes', 1, 'id'],
        extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
      },
    ]);
  });
});
