/** Whether `fsaction` is granted at a path. The interface answers with a status only. */
export interface FileAccess {
  readonly path: string;
  readonly fsaction: string;
  readonly granted: boolean;
}
