import { onTestFinished } from 'vitest';
import { type Gateway, type Pages, type Served, serve } from '#gateway';

/** A gateway that is served while a test runs. */
export interface UntilOver extends Served {
  /** Ends the server and its connections at once. */
  readonly end: () => Promise<void>;
}

/** Serves a gateway on this port until the test is over: then its connections end at once, where `stop` gives them time. */
export async function serveUntilOver(
  gateway: Gateway,
  port = 0,
  pagesOf?: (gateway: Gateway) => Pages,
): Promise<UntilOver> {
  const { server } = gateway.settings;
  let isOver = false;
  const settings = {
    ...gateway.settings,
    server: {
      ...server,
      port,
      get shutdownGrace() {
        return isOver ? 0 : server.shutdownGrace;
      },
    },
  };
  const served = { ...gateway, settings };
  const running = await serve(served, pagesOf?.(served));
  const end = () => {
    isOver = true;
    return running.stop();
  };
  onTestFinished(end);
  return { ...running, end };
}
