import { COMPRESSION_LEVELS, CONTENT_CODINGS } from '#http';
import { flag } from './numbers.ts';
import { list, section } from './section.ts';
import { oneOf } from './text.ts';
import { size } from './units.ts';

export const http = section('How responses are sent.', {
  compression: section(
    'Compression of responses of the graph, where `Accept-Encoding` allows it. Pages, which hold no data, are compressed in any case.',
    {
      enabled: flag('Whether they are compressed.').prefault(true),
      algorithms: list(
        'The content codings, in order of preference.',
        oneOf('A content coding.', CONTENT_CODINGS),
      ).prefault([...CONTENT_CODINGS]),
      level: oneOf('How much time goes into smaller responses.', COMPRESSION_LEVELS).prefault('balanced'),
      minimum: size('The smallest body that is compressed.', { to: '1GiB' }).prefault('2KiB'),
    },
  ).prefault({}),
  http2: flag('Whether clients may use HTTP/2 (ALPN). It needs `tls`. Unless set: true with `tls`.').optional(),
  statusCodes: oneOf(
    '`compatible`: the statuses that clients know. `draft`: those of the GraphQL-over-HTTP draft of August 2026, 294 for data with errors and 422 for an invalid request or document. Only for `application/graphql-response+json`.',
    ['compatible', 'draft'],
  ).prefault('compatible'),
});
