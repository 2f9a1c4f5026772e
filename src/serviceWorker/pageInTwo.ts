import { type FirstPaint, firstPaintKey } from '../browser/firstPaint.ts';

/** The keys of the page's inline scripts, and of the HTML between them. */
const inlineKeys = (html: string) =>
  html.split(/<script[^>]*>|<\/script>/i).map((text) => firstPaintKey(text, ''));

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Splits the page: first all that paints the home screen of the last visit, then the scripts. Returns `undefined` if the
 * home screen is too old, or of a page with other scripts.
 */
export function pageInTwo(html: string, paint: FirstPaint): [painted: string, scripts: string] | undefined {
  const { savedAt, scripts, sheet, hash, markup, key } = paint;
  const ageMs = Date.now() - savedAt;
  if (!(ageMs >= 0 && ageMs < maxAgeMs)) return undefined;
  const keys = inlineKeys(html);
  if (!scripts.every((script) => (script.startsWith('/') ? html : keys).includes(script))) return undefined;
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
      '<div id="root">',
      () => `<style id="first-paint">${sheet}</style><div id="root" data-key="${key}">${markup}`,
    );
  return [html.slice(0, policyAt) + painted, `${later.join('')}</body></html>`];
}
