import type { Slug } from '#contracts';
import type { Gateway } from '#gateway';
import { createLog } from '#log';
import { gatewayOf, mock, type Reply, runOn, type Sent } from '#test/harness';
import { served } from '#test/served';

type Answer = (request: Sent) => Reply | Promise<Reply>;
type Headers = Readonly<Record<string, string>>;

interface Options {
  readonly count?: number;
  /** Of the gateway at this position. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The addresses of Redis, where they are not the same for all. */
  readonly urls?: readonly string[];
  readonly timeout?: string;
}

/** Gateways over the same upstreams, which share one Redis. */
export async function replicasOver(url: string, answers: Partial<Record<Slug, Answer>>, options: Options = {}) {
  const { count = 2, settings = {}, urls = [], timeout = '5s' } = options;
  const sent: Sent[] = [];
  const logged: string[] = [];
  const stands = await Promise.all(
    Object.entries(answers).map(async ([slug, answer]) => {
      const noted = (request: Sent) => {
        sent.push(request);
        return answer(request);
      };
      return [slug, await mock(noted)] as const;
    }),
  );
  const log = createLog({ level: 'info', format: 'text' }, (line) => void logged.push(line));
  // Each test has keys of its own.
  const prefix = `test-${Math.random().toString(36).slice(2)}`;
  const gatewayAt = (address: string) => {
    const redis = { url: address, prefix, timeout, ...(settings['redis'] as object | undefined) };
    return gatewayOf(Object.fromEntries(stands), { performance: {}, ...settings, redis }, log);
  };
  const gateways = Array.from({ length: count }, (_, at) => gatewayAt(urls[at] ?? url));
  await Promise.all(gateways.map((gateway) => gateway.handler()));
  const run = (at: number, query: string, headers: Headers = {}) => runOn(replica(at), query, {}, headers);
  function replica(at: number): Gateway {
    const gateway = gateways[at];
    if (!gateway) throw new RangeError(`There is no replica ${at}.`);
    return gateway;
  }
  /** Starts one more. */
  async function another() {
    const gateway = gatewayAt(url);
    await gateway.handler();
    return { gateway, run: (query: string) => runOn(gateway, query) };
  }
  return { sent, logged, prefix, run, replica, another, serve: (at: number) => served(replica(at)) };
}
