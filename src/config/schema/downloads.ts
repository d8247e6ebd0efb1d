import { section } from './section.ts';
import { oneOf, origin } from './text.ts';
import { duration } from './units.ts';

export const downloads = section('Bytes that callers read by URLs, which docs/downloads.md describes.', {
  access: oneOf(
    'Whether a URL is for the caller who was given it, who sends its credential again, or enough by itself, such as for links in a page. The latter needs a `cursorSecret`; it does not hold for APIs that are sent headers of callers.',
    ['caller', 'url'],
  ).prefault('caller'),
  lifetime: duration('How long a URL can be used.', { from: '1s', to: '60m' }).prefault('5m'),
  origin: origin(
    'The origin of URLs, such as that of a proxy in front of the gateway. Unless set, they are relative to the address of the graph.',
  ).optional(),
});
