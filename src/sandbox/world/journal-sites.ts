/** The site of a journal of the sandbox's directory. */
export function journalSite(number: number): string {
  return `https://journal-${number}.example.test`;
}

/** Whether a URL is a page of such a site. */
export function isJournalPage(url: string): boolean {
  return /^https:\/\/journal-\d+\.example\.test\//.test(url);
}
