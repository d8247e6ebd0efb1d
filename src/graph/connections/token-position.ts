import { BadInputError } from '../errors.ts';

/** A position between rows: `skip` rows after the start of the page of `token`, possibly beyond the end of that page. */
export interface TokenPosition {
  readonly token: string | undefined;
  readonly skip: number;
  /** The page size of the token, for lists whose tokens are valid for one page size. */
  readonly size: number | undefined;
  /** The variant of the arguments that the token was returned for. */
  readonly variant: string | undefined;
}

// Longer than any page.
const MOST_SKIPPED = 100_000;

const PATTERN = /^(?<token>[\w-]*)\.(?<skip>0|[1-9]\d{0,8})(?:\.(?<size>[1-9]\d{0,8}))?(?:\.(?<variant>[a-z]{1,20}))?$/;

/** Formats a position for a cursor. */
export function formatTokenPosition({ token = '', skip, size, variant }: TokenPosition): string {
  return [Buffer.from(token).toString('base64url'), skip, size, variant].filter((part) => part !== undefined).join('.');
}

/** Parses the position in a cursor. Throws BadInputError if it is invalid. */
export function parseTokenPosition(text: string): TokenPosition {
  const { token: encoded = '', skip, size, variant } = PATTERN.exec(text)?.groups ?? {};
  const token = Buffer.from(encoded, 'base64url').toString();
  const isToken = Buffer.from(token).toString('base64url') === encoded;
  if (skip === undefined || !isToken || Number(skip) > MOST_SKIPPED) {
    throw new BadInputError('`after` is not a cursor of this list.');
  }
  return {
    token: token || undefined,
    skip: Number(skip),
    size: size === undefined ? undefined : Number(size),
    variant,
  };
}
