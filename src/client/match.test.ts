import { expect, expectTypeOf, it } from 'vitest';
import { match } from './index.ts';

type Published =
  | { readonly __typename: 'PublishSuccess'; readonly url: string }
  | { readonly __typename: 'UrlOwnershipNotVerified'; readonly message: string }
  | { readonly __typename: 'UrlNotificationQuotaExceeded'; readonly retryAfterSeconds: number };

const success = { __typename: 'PublishSuccess', url: 'https://a.test/' } as Published;
const exceeded = { __typename: 'UrlNotificationQuotaExceeded', retryAfterSeconds: 5 } as Published;
const unknown = { __typename: 'UrlTooLong' } as unknown as Published;

it('calls the function of the member, and has the types of all results', () => {
  const matched = (result: Published) =>
    match(result, {
      PublishSuccess: ({ url }) => url,
      UrlOwnershipNotVerified: ({ message }) => ({ message }),
      UrlNotificationQuotaExceeded: ({ retryAfterSeconds }) => retryAfterSeconds,
    });

  expectTypeOf(matched).returns.toEqualTypeOf<string | { message: string } | number>();
  expect([matched(success), matched(exceeded)]).toEqual(['https://a.test/', 5]);
  expect(() => matched(unknown)).toThrow(
    new TypeError('match has no function for UrlTooLong: generate the types again, or pass a function for others.'),
  );
});

it('passes members that the types do not have to `otherwise`', () => {
  const matched = match(
    unknown,
    {
      PublishSuccess: () => 1,
      UrlOwnershipNotVerified: () => 2,
      UrlNotificationQuotaExceeded: () => 3,
    },
    ({ __typename }) => __typename,
  );

  expectTypeOf(matched).toEqualTypeOf<number | string>();
  expect(matched).toBe('UrlTooLong');
});

it('calls nothing that objects inherit', () => {
  const inherited = { __typename: 'toString' } as unknown as { readonly __typename: 'A' };

  expect(() => match(inherited, { A: () => 1 })).toThrow(TypeError);
});

it('does not compile if a member is missing, or does not exist', () => {
  const one = () => 1;
  const both = { PublishSuccess: one, UrlOwnershipNotVerified: one };
  // @ts-expect-error -- UrlNotificationQuotaExceeded is missing.
  match(success, both);
  // @ts-expect-error -- UrlTooLong does not exist.
  match(success, { ...both, UrlNotificationQuotaExceeded: one, UrlTooLong: one });
  // @ts-expect-error -- The members have no other fields.
  match(success, { ...both, UrlNotificationQuotaExceeded: ({ url }) => url });
});
