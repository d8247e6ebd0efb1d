/** How an API sends messages by itself: each is a JWT, signed by HS256 with the secret that its `kid` names. */
export interface HookRule {
  /** The member with the time of the message, in milliseconds since 1970. */
  readonly sentAt: string;
}
