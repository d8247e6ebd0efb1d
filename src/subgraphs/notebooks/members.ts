/** The parts of a binding's member. */
export interface Member {
  readonly member: string;
  readonly kind: string;
  readonly identity: string | undefined;
  readonly isDeleted: boolean;
  readonly deletedUniqueId: string | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  user: 'USER',
  serviceAccount: 'SERVICE_ACCOUNT',
  group: 'GROUP',
  domain: 'DOMAIN',
  principal: 'PRINCIPAL',
  principalSet: 'PRINCIPAL_SET',
};
const EVERYBODY: Readonly<Record<string, string>> = {
  allUsers: 'ALL_USERS',
  allAuthenticatedUsers: 'ALL_AUTHENTICATED_USERS',
};

/** Parses members such as `user:robin@example.test` and `deleted:user:robin@example.test?uid=12`. */
export function memberOf(member: string): Member {
  const [, living, deletedUniqueId] = /^deleted:(.*?)(?:\?uid=(\w+))?$/s.exec(member) ?? [];
  const [, word, identity] = /^(\w+)(?::(.*))?$/s.exec(living ?? member) ?? [];
  const kind = (identity === undefined ? EVERYBODY : KINDS)[word ?? ''] ?? 'UNRECOGNIZED';
  return { member, kind, identity, isDeleted: living !== undefined, deletedUniqueId };
}
