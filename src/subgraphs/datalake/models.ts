/** Whether `fsaction` is granted at a path. The API answers with a status only. */
export interface DatalakeFileAccess {
  readonly path: string;
  readonly fsaction: string;
  readonly isGranted: boolean;
}
