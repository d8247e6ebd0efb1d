import { section } from './section.ts';
import { oneOf, origin } from './text.ts';
import { duration } from './units.ts';

export const downloads = section('Downloads: docs/downloads.md.', {
  access: oneOf(
    '`caller`: a URL works only with the credential of its caller. `url`: the URL is enough, for links in a page. The latter needs a `cursorSecret`, and does not apply to APIs that receive headers of callers.',
    ['caller', 'url'],
  ).prefault('caller'),
  lifetime: duration('How long a URL can be used.', { from: '1s', to: '60m' }).prefault('5m'),
  origin: origin(
    'The origin of URLs, such as that of a proxy. Unless set, they are relative to the address of the graph.',
  ).optional(),
});
