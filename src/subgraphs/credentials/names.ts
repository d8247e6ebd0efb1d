const PREFIX = 'projects/-/serviceAccounts/';

/** A service account's name, from that or from its email address or number. */
export function accountName(name: string): string {
  return name.includes('/') ? name : PREFIX + name;
}
