import type { Slug } from '#contracts';
import type { Gateway } from '#gateway';
import { createLog } from '#log';
import { gatewayOf, mock, type Reply, type Sent } from '#test/harness';

type Answerers = Partial<Record<Slug, (request: Sent) => Reply | Promise<Reply>>>;
type Line = Readonly<Record<string, any>>;

/** A gateway over mocks with these settings, the lines of its log, and the requests that upstreams got. */
export async function observed(answerers: Answerers, settings: Readonly<Record<string, any>> = {}) {
  const lines: Line[] = [];
  const sent: Sent[] = [];
  const log = createLog({ level: 'info', format: 'json' }, (line) => lines.push(JSON.parse(line)));
  const origins = await Promise.all(
    Object.entries(answerers).map(async ([slug, answer]) => {
      const origin = await mock((request) => {
        sent.push(request);
        return answer(request);
      });
      return [slug, origin] as const;
    }),
  );
  const gateway = gatewayOf(Object.fromEntries(origins), settings, log);
  const post = (body: object, headers: Readonly<Record<string, string>> = {}) => postTo(gateway, body, headers);
  /** Lines of the access log, without the members that differ from run to run. */
  const access = () => lines.filter(({ message }) => ACCESS.includes(message)).map(constantOf);
  return { gateway, post, lines, access, sent };
}

const ACCESS = ['Request', 'Slow operation'];

function constantOf({ time: _time, pid: _pid, durationMs, ownMs, calls, ...line }: Line): Line {
  const took = [durationMs, ownMs].every((ms) => typeof ms === 'number' && ms >= 0);
  if (!took) throw new TypeError(`No durations in ${JSON.stringify(line)}`);
  return { ...line, ...(calls && { calls: calls.map(({ durationMs: _ms, ...call }: Line) => call) }) };
}

async function postTo(gateway: Gateway, body: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
