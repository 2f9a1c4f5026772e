/** Identifies the page's own inline script, which mentions the initial token too: `src/data/firebase/bootScript.ts`. */
const bootVariable = 'showroomBoot';

/** Whether this product has built the page. Another site may have the host now. */
export const isOfThisProduct = (html: string) => html.includes(bootVariable);

/** Whether the page may contain the initial token of one visit, in whatever way its host writes it. */
export const mayHaveInitialToken = (html: string) =>
  html.split(/<\/?script/i).some((part) => part.includes('initialAuthToken') && !part.includes(bootVariable));

/** The paths of this site's hashed files that the page names. Another origin may have files below `/assets/`, too. */
export function filesNamedBy(html: string, origin: string): Set<string> {
  const urls = html.match(/[^\s"'`(=,]*\/assets\/[\w.-]+/g) ?? [];
  const own = urls
    .filter((url) => URL.canParse(url, origin))
    .map((url) => new URL(url, origin))
    .filter((url) => url.origin === origin && url.pathname.startsWith('/assets/'));
  return new Set(own.map(({ pathname }) => pathname));
}
