import type { IncomingHttpHeaders } from 'node:http';
import type { Body } from '#http';

/** An upstream's response, read to its end. */
export interface UpstreamResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}
