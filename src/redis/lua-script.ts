import { hash } from 'node:crypto';

/** A script that Redis runs atomically. */
export interface LuaScript {
  readonly text: string;
  readonly sha: string;
}

export function luaScript(text: string): LuaScript {
  return { text, sha: hash('sha1', text) };
}
