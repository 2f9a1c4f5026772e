// The elements of `index.html` that the scripts share.

/** Where React renders. */
export const rootId = 'root';

/** The first paint's key. The root has it as long as it shows the first paint. */
export const keyAttribute = 'data-key';
export const paintedRoot = '#root[data-key]';

/** The spinner beside the root, until React has the page. */
export const spinner = '.booting';

/** The first paint's styles, which the components' own replace. */
export const firstPaintSheetId = 'first-paint';

/** The file with the page as it is built, if the server answers the page with a home screen in it. */
export const plainPagePath = '/page.html';
