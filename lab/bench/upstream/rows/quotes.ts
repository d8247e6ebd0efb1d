import type { Author, Quote } from '../../../../mesh/generated/quotes.ts';
import { hexDigits, sentence } from './text.ts';

export const AUTHORS = 10;
export const QUOTES = 100;

const TAGS = ['Famous Quotes', 'Wisdom', 'Inspirational', 'Friendship', 'Technology', 'Success'] as const;

const idOf = (kind: string, n: number) => hexDigits(`${kind} ${n}`, 12);
const slugOf = (n: number) => `author-${n % AUTHORS}`;

/** An author with a biography of a paragraph. */
export function author(n: number): Author {
  return {
    _id: idOf('author', n),
    name: `Author ${n}`,
    slug: slugOf(n),
    bio: [0, 1, 2, 3].map((each) => sentence(n + each, 20 + 3 * ((n + each) % 5))).join(' '),
    description: 'Writer and philosopher',
    link: `https://encyclopedia.example/wiki/Author_${n}`,
    quoteCount: QUOTES / AUTHORS,
    dateAdded: '2020-01-01',
    dateModified: '2023-04-14',
  };
}

/** A quote of one to three sentences, as a search returns it. */
export function quote(n: number): Quote {
  const content = Array.from({ length: 1 + (n % 3) }, (_, each) => sentence(n * 3 + each, 12 + (n % 9))).join(' ');
  return {
    _id: idOf('quote', n),
    content,
    author: `Author ${n % AUTHORS}`,
    authorSlug: slugOf(n),
    authorId: idOf('author', n % AUTHORS),
    tags: TAGS.filter((_, index) => (n + index) % 3 === 0),
    length: content.length,
    dateAdded: '2020-01-01',
    dateModified: '2023-04-14',
  };
}
