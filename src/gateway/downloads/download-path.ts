/** The path of all downloads; their tokens follow. */
export const DOWNLOAD_PATH = '/downloads/';
