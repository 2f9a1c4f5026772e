/** How long a later visit may use the copies that this one stores: the data, the page and its first paint. */
export const maxCopyAgeMs = 7 * 24 * 60 * 60 * 1000;
