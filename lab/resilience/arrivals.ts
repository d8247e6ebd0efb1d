import { createServer, request as send } from 'node:http';
import { localServer } from '#test/local-server';

/** A proxy in front of an API, with the times at which it received requests. */
export async function proxyWithArrivals(upstream: string) {
  const { hostname, port } = new URL(upstream);
  const times: number[] = [];
  const server = createServer((request, response) => {
    times.push(performance.now());
    const { url: path, method, headers } = request;
    const onward = send({ hostname, port, path, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  const { origin } = await localServer(server);
  return { origin, times };
}

/** The most of these times, which ascend, in any span of this length. */
export function mostWithin(times: readonly number[], ms: number): number {
  let [most, first] = [0, 0];
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= ms) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
