import type { AspspList } from '../../../mesh/generated/banking.ts';
import type { UrlNotificationMetadata } from '../../../mesh/generated/indexing.ts';
import type { JokeSearch } from '../../../mesh/generated/jokes.ts';
import type { Policy } from '../../../mesh/generated/notebooks.ts';
import type { ReaderEntitlements } from '../../../mesh/generated/readers.ts';
import type { Character } from '../../../mesh/generated/tv.ts';
import { hexDigits, sentence } from './rows/text.ts';

const five = <Row>(row: (n: number) => Row) => Array.from({ length: 5 }, (_, n) => row(n));
const TIME = '2026-01-01T00:00:00.000Z';

const banks: AspspList = {
  total: 5,
  aspsps: five((n) => ({
    aspspUuid: `5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5${n}`,
    alias: `Bank ${n}`,
    logoUrl: `https://assets.banks.example/logos/${n}.svg`,
    country: { code: 'IE', description: 'Ireland' },
    currency: { code: 'EUR', description: 'Euro' },
    dateCreated: TIME,
    lastUpdated: TIME,
  })),
};

const notification: UrlNotificationMetadata = {
  url: 'https://pages.example/1',
  latestUpdate: { url: 'https://pages.example/1', type: 'URL_UPDATED', notifyTime: TIME },
  latestRemove: { url: 'https://pages.example/1', type: 'URL_DELETED', notifyTime: TIME },
};

// In ascending order, because Manifold sorts jokes by id.
const jokeIdOf = (n: number) => `${n}${hexDigits(`joke ${n}`, 21)}`;

const jokes: JokeSearch = {
  total: 5,
  result: five((n) => ({
    categories: ['dev'],
    created_at: '2020-01-05 13:42:19.324003',
    icon_url: 'https://api.jokes.example/img/avatar/sample.png',
    id: jokeIdOf(n),
    updated_at: '2020-01-05 13:42:19.324003',
    url: `https://api.jokes.example/jokes/${jokeIdOf(n)}`,
    value: sentence(n, 20),
  })),
};

const policy: Policy = {
  version: 3,
  etag: 'BwXxYyZzAaB=',
  bindings: [
    {
      role: 'roles/notebooks.viewer',
      members: ['serviceAccount:reader@demo.iam.example', 'group:ml-team@example.org', 'user:robin@example.org'],
    },
    {
      role: 'roles/notebooks.admin',
      members: ['user:ops@example.org'],
      condition: { title: 'business hours', expression: 'request.time.getHours() < 18' },
    },
  ],
};

const entitlements: ReaderEntitlements = {
  name: 'publications/example.test/readers/r-1/entitlements',
  entitlements: [
    {
      productId: 'example.test:basic',
      subscriptionToken: hexDigits('subscription', 40),
      detail: 'Monthly subscription, renewed by card',
      expireTime: '2027-01-01T00:00:00Z',
    },
  ],
};

const characters: readonly Character[] = five((n) => ({
  char_id: n + 1,
  name: `Character ${n}`,
  birthday: '09-07-1958',
  occupation: ['Teacher of chemistry', 'Courier'],
  img: `https://images.tv.example/characters/${n}.jpg`,
  status: 'Presumed dead',
  nickname: `Nick ${n}`,
  appearance: [1, 2, 3, 4, 5],
  portrayed: `Actor ${n}`,
  category: 'Breaking Bad',
  better_call_saul_appearance: [],
}));

/** Responses of the APIs that only the workload `ten` calls, by file. */
export const smallAnswers: Readonly<Record<string, unknown>> = {
  'banking/aspsps.json': banks,
  'indexing/metadata.json': notification,
  'jokes/search.json': jokes,
  'notebooks/policy.json': policy,
  'readers/entitlements.json': entitlements,
  'tv/characters.json': characters,
};
