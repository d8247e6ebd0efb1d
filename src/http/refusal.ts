/** Why a request is refused before it is read: an HTTP status, and a message for the caller that quotes nothing it sent. */
export interface Refusal {
  readonly status: 400 | 403 | 408 | 413 | 415 | 417 | 421 | 431 | 501 | 505;
  readonly message: string;
}
