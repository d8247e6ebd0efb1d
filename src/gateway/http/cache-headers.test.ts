import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import type { ResponseFreshness } from '#upstream';
import { CacheHeaders } from './response-headers.ts';

const life = (
  scope: ResponseFreshness['scope'],
  seconds: number,
  more: Partial<ResponseFreshness> = {},
): ResponseFreshness => ({
  freshUntil: Date.now() + seconds * 1000,
  scope,
  marks: [],
  fromCache: false,
  ...more,
});
const plain = new CacheHeaders({ identityHeaders: [], corsOrigins: [] });
const full = new CacheHeaders({
  identityHeaders: ['authorization', 'accept', 'x-tenant'],
  corsOrigins: ['https://a.example', 'https://b.example'],
});

describe('the cache headers of a response', () => {
  it('are public with a max-age in whole seconds for public responses', () => {
    stoppedClock();

    expect(plain.of(life('public', 60), false)).toEqual(['cache-control', 'public, max-age=60', 'vary', 'accept']);
    expect(plain.of(life('public', 59.999), false)).toEqual(['cache-control', 'public, max-age=59', 'vary', 'accept']);
    expect(plain.of(life('public', 0.5), false)).toEqual(['cache-control', 'public, max-age=0', 'vary', 'accept']);
    expect(full.of(life('public', 60), false)).toEqual([
      'cache-control',
      'public, max-age=60',
      'vary',
      'accept, origin',
    ]);
  });

  it('are private for private responses, and vary by each forwarded header once', () => {
    stoppedClock();

    expect(full.of(life('identity', 60), false)).toEqual([
      'cache-control',
      'private, max-age=60',
      'vary',
      'accept, origin, authorization, x-tenant',
    ]);
  });

  it('vary by `Accept-Encoding` where the body may be compressed', () => {
    stoppedClock();

    expect([plain.of(life('public', 60), true)[3], plain.noStore(true)[3]]).toEqual([
      'accept, accept-encoding',
      'accept-encoding',
    ]);
    expect([life('public', 60), life('identity', 60), undefined].map((each) => full.of(each, true)[3])).toEqual([
      'accept, origin, accept-encoding',
      'accept, origin, accept-encoding, authorization, x-tenant',
      'origin, accept-encoding',
    ]);
  });

  it('are no-store for all other responses', () => {
    stoppedClock();
    const invalidations = { tag: 'a', count: 1 };
    const kept = [
      undefined,
      life('credential', 60),
      life('public', 0),
      life('identity', -1),
      life('public', 60, { marks: [{ invalidations, count: 0 }] }),
    ];

    for (const each of kept) {
      expect(plain.of(each, false)).toBe(plain.noStore(false));
      expect(full.of(each, false)).toBe(full.noStore(false));
    }
    expect(plain.noStore(false)).toEqual(['cache-control', 'no-store']);
    expect(full.noStore(false)).toEqual(['cache-control', 'no-store', 'vary', 'origin']);
  });

  it('let no shared cache store what has more tags than a header takes, because it could not be purged', () => {
    stoppedClock();
    const tagged = new CacheHeaders({ identityHeaders: [], corsOrigins: [], httpCaches: { header: 'Cache-Tag' } });
    const marks = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        invalidations: { tag: `own.listThings${1000 + n}`, count: 0 },
        count: 0,
      }));

    expect(tagged.of(life('public', 60, { marks: marks(2) }), false)).toEqual([
      'cache-control',
      'public, max-age=60',
      'vary',
      'accept',
      'cache-tag',
      'own.listThings1000,own.listThings1001',
    ]);
    expect(tagged.of(life('public', 60, { marks: marks(300) }), false)).toEqual([
      'cache-control',
      'private, max-age=60',
      'vary',
      'accept',
    ]);
  });
});
