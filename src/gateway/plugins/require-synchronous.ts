import { PluginError } from './plugin-error.ts';

export type AnyHook = (...args: readonly unknown[]) => unknown;

/** Wraps a hook, and the after-hook that it may return: both throw if they return a promise. */
export function requireSynchronous(hook: AnyHook, name: string): AnyHook {
  return (...args) => {
    const returned = hook(...args);
    if (typeof returned === 'function') return requireSynchronous(returned as AnyHook, name);
    if (!isPromiseLike(returned)) return returned;
    returned.then(undefined, () => undefined);
    throw new PluginError(`The hook ${name} of a plugin returned a promise, but has to decide at once.`);
  };
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}
