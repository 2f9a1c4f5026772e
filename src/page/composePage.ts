import { firstPaintSheetId, keyAttribute, rootId } from './elements.ts';
import type { HomePaint } from './firstPaint.ts';

/** Puts a home screen into the page. Splits the page: first all that paints the home screen, then the scripts. */
export function composePage(
  html: string,
  { sheet, hash, markup, key }: HomePaint,
): [painted: string, scripts: string] {
  const later: string[] = [];
  // Inline scripts before the policy stay there: behind it, the policy would block them.
  const policyAt = html.indexOf('<meta http-equiv="Content-Security-Policy"');
  const painted = html
    .slice(policyAt)
    .replace(/<script[^]*?<\/script>/g, (script) => {
      later.push(script);
      return '';
    })
    .replace(/<\/body>[^]*/, '')
    .replace("style-src 'self'", (sources) => `${sources} '${hash}'`)
    // In the body, after the styles that React adds to the head: its first rules must not override these.
    .replace(
      `<div id="${rootId}">`,
      () =>
        `<style id="${firstPaintSheetId}">${sheet}</style><div id="${rootId}" ${keyAttribute}="${key}">${markup}`,
    );
  return [html.slice(0, policyAt) + painted, `${later.join('')}</body></html>`];
}
