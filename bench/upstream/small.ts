import type { AspspList } from '../../mesh/generated/banking.ts';
import type { UrlNotificationMetadata } from '../../mesh/generated/indexing.ts';
import type { JokeSearch } from '../../mesh/generated/jokes.ts';
import type { Policy } from '../../mesh/generated/notebooks.ts';
import type { ReaderEntitlements } from '../../mesh/generated/readers.ts';
import type { Character } from '../../mesh/generated/tv.ts';

const five = <Row>(row: (n: number) => Row) => Array.from({ length: 5 }, (_, n) => row(n));
const TIME = '2026-01-01T00:00:00.000Z';

const banks: AspspList = {
  total: 5,
  aspsps: five((n) => ({
    aspspUuid: `5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5${n}`,
    alias: `Bank ${n}`,
    logoUrl: null,
    country: { code: 'IE', description: 'Ireland' },
    currency: { code: 'EUR', description: 'Euro' },
    dateCreated: TIME,
    lastUpdated: TIME,
  })),
};

const notification: UrlNotificationMetadata = {
  url: 'https://pages.example/1',
  latestUpdate: { url: 'https://pages.example/1', type: 'URL_UPDATED', notifyTime: TIME },
};

const jokes: JokeSearch = {
  total: 5,
  result: five((n) => ({
    id: `j${n}`,
    value: `Joke ${n} is told once and laughed at twice.`,
    categories: [],
    url: `https://jokes.example/${n}`,
    icon_url: 'https://jokes.example/icon.png',
    created_at: '2020-01-05 13:42:19.324003',
    updated_at: '2020-01-05 13:42:19.324003',
  })),
};

const policy: Policy = {
  version: 1,
  etag: 'BwXxYyZz',
  bindings: [{ role: 'roles/viewer', members: ['user:robin@example.org'] }],
};

const entitlements: ReaderEntitlements = {
  name: 'publications/example.test/readers/r-1/entitlements',
  entitlements: [{ productId: 'example.test:basic', detail: 'Monthly', expireTime: '2027-01-01T00:00:00Z' }],
};

const characters: readonly Character[] = five((n) => ({
  char_id: n + 1,
  name: `Character ${n}`,
  birthday: '09-07-1958',
  occupation: ['Teacher'],
  img: `https://tv.example/${n}.jpg`,
  status: 'Alive',
  nickname: `Nick ${n}`,
  appearance: [1, 2, 3],
  better_call_saul_appearance: [],
  portrayed: `Actor ${n}`,
  category: 'Breaking Bad',
}));

/** The answers of those interfaces that only the operation over ten interfaces asks, by their files. */
export const smallAnswers: Readonly<Record<string, unknown>> = {
  'banking/aspsps.json': banks,
  'indexing/metadata.json': notification,
  'jokes/search.json': jokes,
  'notebooks/policy.json': policy,
  'readers/entitlements.json': entitlements,
  'tv/characters.json': characters,
};
