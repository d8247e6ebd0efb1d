/** A plugin of the operator cannot be run. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
}
