/** Where a journal of the sandbox's directory has its pages. */
export function journalSite(number: number): string {
  return `https://journal-${number}.example.test`;
}

/** Whether an address is that of a page of such a site. */
export function isJournalPage(url: string): boolean {
  return /^https:\/\/journal-\d+\.example\.test\//.test(url);
}
