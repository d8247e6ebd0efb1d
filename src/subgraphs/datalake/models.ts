/** Whether the letters of `fsaction` are granted at a path: the interface tells it by its status alone. */
export interface FileAccess {
  readonly path: string;
  readonly fsaction: string;
  readonly granted: boolean;
}
