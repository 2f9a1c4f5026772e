import { maxCopyAgeMs } from '../browser/maxCopyAgeMs.ts';

/** What paints a home screen before React. */
export type HomePaint = {
  /** The style sheet, and its hash for the content security policy. */
  sheet: string;
  hash: string;
  /** The content of the root, and its key. */
  markup: string;
  key: string;
};

/** The home screen of the last visit, which the service worker answers with the page. Stored by `src/app/firstPaint/keepFirstPaint.tsx`. */
export type FirstPaint = HomePaint & {
  savedAt: number;
  /**
   * The scripts of the page that made it, which identify its release and its configuration: paths, and hashes of inline
   * scripts, whose texts may be secret.
   */
  scripts: readonly string[];
};

/** A cache of its own, so that its path cannot be mistaken for a file of the site. */
export const firstPaintCache = 'first paint';
export const firstPaintPath = '/first-paint';

/** Identifies what the home screen shows, and the markup that shows it. */
export function firstPaintKey(shown: unknown, markup: string): string {
  const text = JSON.stringify(shown) + markup;
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return hash.toString(36);
}

/** The keys of the page's inline scripts, and of the HTML between them. */
const inlineKeys = (html: string) =>
  html.split(/<script[^>]*>|<\/script>/i).map((text) => firstPaintKey(text, ''));

/** Whether the home screen may be painted in this page: it is not too old, and a page with the same scripts made it. */
export function canPaint(html: string, { savedAt, scripts }: FirstPaint): boolean {
  const ageMs = Date.now() - savedAt;
  if (!(ageMs >= 0 && ageMs < maxCopyAgeMs)) return false;
  const keys = inlineKeys(html);
  return scripts.every((script) => (script.startsWith('/') ? html : keys).includes(script));
}
