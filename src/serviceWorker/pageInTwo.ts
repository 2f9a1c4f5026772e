import type { FirstPaint } from '../browser/firstPaint.ts';

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Splits the page: first all that paints the home screen of the last visit, then the scripts. Returns `undefined` if the
 * home screen is too old, or of a page with other scripts.
 */
export function pageInTwo(html: string, paint: FirstPaint): [painted: string, scripts: string] | undefined {
  const { savedAt, scripts, sheet, hash, markup, key } = paint;
  const ageMs = Date.now() - savedAt;
  if (!(ageMs >= 0 && ageMs < maxAgeMs && scripts.every((script) => html.includes(script)))) return undefined;
  const later: string[] = [];
  // The policy would block the inline scripts before it.
  const policyAt = html.indexOf('<meta http-equiv="Content-Security-Policy"');
  const painted = html
    .slice(policyAt)
    .replace(/<script[^]*?<\/script>/g, (script) => {
      later.push(script);
      return '';
    })
    .replace(/<\/body>[^]*/, '')
    .replace("style-src 'self'", (sources) => `${sources} '${hash}'`)
    // After the styles that React adds to the head, of which the first ones would otherwise override the others here.
    .replace(
      '<div id="root">',
      () => `<style id="first-paint">${sheet}</style><div id="root" data-key="${key}">${markup}`,
    );
  return [html.slice(0, policyAt) + painted, `${later.join('')}</body></html>`];
}
