// Data lake filesystem API. Generated from mesh/datalake.yaml: do not edit.
import type { Bytes } from '#contract';

export type FsAction = string;

export type SyncFlag = "DATA" | "METADATA" | "CLOSE" | (string & {});

export type AppendMode = "autocreate" | (string & {});

export type ExpiryOption = "NeverExpire" | "RelativeToNow" | "RelativeToCreationDate" | "Absolute" | (string & {});

/** Either spelling is sent, never both. */
export interface Failure {
  readonly RemoteException?: RemoteException;
  readonly remoteException?: RemoteException;
}

export interface RemoteException {
  readonly exception: "IllegalArgumentException" | "UnsupportedOperationException" | "BadOffsetException" | "SecurityException" | "AccessControlException" | "FileAlreadyExistsException" | "IOException" | "FileNotFoundException" | "ThrottledException" | "RuntimeException" | (string & {});
  readonly message?: string;
  readonly javaClassName?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Asks whether the caller has this access to a file or folder; success means yes. */
  checkAccess: { args: {
    /** The whole path from the account's root, without a slash in front. Its slashes go out as they are. */
    path: string;
    /** Reading, writing and executing, in this order, each by its letter or a dash, such as `r-x`. */
    fsaction: FsAction;
  }; optional: false; answer: undefined; item: never };
  /** Appends bytes to a file that several callers may append to at once. */
  concurrentAppend: { args: {
    /** The whole path from the account's root, without a slash in front. Its slashes go out as they are. */
    path: string;
    /** DATA leaves the file's length and time as they were, METADATA brings them up to date, CLOSE does so and closes the file. */
    syncFlag?: SyncFlag | null;
    /** Creates the file if it is missing. Not sent, the file must exist. */
    appendMode?: AppendMode | null;
    body: Bytes;
  }; optional: false; answer: undefined; item: never };
  /** Sets or removes the time at which a file expires. Folders have none. */
  setExpiry: { args: {
    /** The whole path from the account's root, without a slash in front. Its slashes go out as they are. */
    path: string;
    /** What `expireTime` is counted from. */
    expiryOption: ExpiryOption;
    /** Milliseconds, from 1970 on for Absolute. Ignored for NeverExpire. */
    expireTime?: number | bigint | null;
  }; optional: false; answer: undefined; item: never };
}
