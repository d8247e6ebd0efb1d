import type { IncomingMessage } from 'node:http';
import type { ConfigState } from '#gateway';
import { crossOriginError, isLoopbackHost } from '#http';
import { sandboxAdministrators } from '../sandbox-administrators.ts';
import type { Reloader } from './reloader.ts';

interface ReloadAnswer {
  readonly status: number;
  readonly body: object;
}

/** A reload by a request: of a program on this machine, or of a caller with an API key that has the scope `console`. */
export async function answerReload(
  reloader: Pick<Reloader, 'reload' | 'settings'>,
  request: IncomingMessage,
): Promise<ReloadAnswer> {
  if (request.method !== 'POST') return { status: 405, body: { error: 'Send a POST.' } };
  if (crossOriginError(request.headers))
    return { status: 403, body: { error: 'Pages of other origins cannot reload.' } };
  const { auth } = reloader.settings;
  const isAllowed = typeof auth === 'object' ? sandboxAdministrators(auth) : isOnThisMachine;
  if (!isAllowed(request)) {
    const error = 'Reload from this machine, or with an API key that has the scope `console`.';
    return { status: 403, body: { error } };
  }
  const state = await reloader.reload('a request');
  return { status: state.problem ? 409 : 200, body: answerOf(state) };
}

function isOnThisMachine({ socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address !== '' && isLoopbackHost(address);
}

function answerOf({ generation, hash, problem }: ConfigState): object {
  return { generation, hash, ...(problem && { problem: problem.text }) };
}
