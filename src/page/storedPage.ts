/** Identifies the page's own inline script, which mentions the initial token too: `bootScript.ts`. */
const bootVariable = 'showroomBoot';

/** Whether this product built the page. The host may have another site now. */
export const isShowroomPage = (html: string) => html.includes(bootVariable);

/** Whether the page may contain one visit's initial token, in any notation. */
export const mayHaveInitialToken = (html: string) =>
  html.split(/<\/?script/i).some((part) => part.includes('initialAuthToken') && !part.includes(bootVariable));

/** The paths of this site's hashed files in the page. Other origins may have an `/assets/` folder, too. */
export const assetPathsIn = (html: string): readonly string[] =>
  html.match(/(?<=[\s"'`(=,])\/assets\/[\w.-]+/g) ?? [];
