/** Identifies the page's own inline script, which mentions the initial token too: `src/data/firebase/bootScript.ts`. */
const bootVariable = 'showroomBoot';

/** Whether this product built the page. The host may have another site now. */
export const isOfThisProduct = (html: string) => html.includes(bootVariable);

/** Whether the page may contain one visit's initial token, in any notation. */
export const mayHaveInitialToken = (html: string) =>
  html.split(/<\/?script/i).some((part) => part.includes('initialAuthToken') && !part.includes(bootVariable));

/** The paths of this site's hashed files in the page. Other origins may have an `/assets/` folder, too. */
export function filesNamedBy(html: string, origin: string): Set<string> {
  const urls = html.match(/[^\s"'`(=,]*\/assets\/[\w.-]+/g) ?? [];
  const own = urls
    .filter((url) => URL.canParse(url, origin))
    .map((url) => new URL(url, origin))
    .filter((url) => url.origin === origin && url.pathname.startsWith('/assets/'));
  return new Set(own.map(({ pathname }) => pathname));
}
