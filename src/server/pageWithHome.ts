import { homeDataId } from '../data/cache/readCache.ts';
import { featuredVehicles } from '../data/rules/featuredVehicles.ts';
import { composePage } from '../page/composePage.ts';
import { defaultMetadata } from '../shared/documents/metadata.ts';
import type { Home } from './home.ts';
import { renderHome } from './renderHome.tsx';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Documents may contain endless texts. */
const maxTextLength = 300;

/** In a data block, only `<` could end the script or start a comment. */
const dataBlock = (id: string, value: unknown) =>
  `<script data-cfasync="false" type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const modules = /<script[^>]* type="module"[^>]*><\/script>/g;

const headText = (text: string) => escapeHtml(text.slice(0, maxTextLength).toWellFormed());

/** An absolute http(s) URL of the picture, or else of the site's own. */
function pictureUrl(heroImage: string, origin: string): string {
  const url = URL.canParse(heroImage, origin) ? new URL(heroImage, origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : `${origin}/hero-bg.jpg`;
}

/** Names the dealer in the page's title and in its tags for previews and search engines, which may run no script. */
function describeDealer(html: string, { dealerName, contact, heroImage }: Home['metadata'], origin: string) {
  const title = headText(`${dealerName}: used cars, test drives and trade-in estimates`);
  const description = headText(
    `Used cars at ${dealerName}, ${contact.address}. Browse our inventory, book a test drive, and get an instant trade-in estimate.`,
  );
  const change = (tag: RegExp, content: string) => (page: string) =>
    page.replace(tag, (_, start: string) => start + content);
  return [
    change(/(<title>)[^<]*/, title),
    change(/(<meta name="description" content=")[^"]*/, description),
    change(/(<meta property="og:title" content=")[^"]*/, title),
    change(/(<meta property="og:description" content=")[^"]*/, description),
    change(/(<meta property="og:image" content=")[^"]*/, escapeHtml(pictureUrl(heroImage, origin))),
    change(
      /(<meta property="og:type"[^>]*>)/,
      `<meta property="og:url" content="${origin}/" /><link rel="canonical" href="${origin}/" />`,
    ),
  ].reduce((page, replace) => replace(page), html);
}

/**
 * The built page with a dealer's home screen in it, in the order of the requests that a browser sends: modules, home screen
 * with its pictures, its data, and the boot script.
 */
export function pageWithHome(html: string, home: Home, origin: string): string {
  const { metadata, inventory } = home;
  const isDescribed = metadata !== defaultMetadata;
  const described = isDescribed ? describeDealer(html, metadata, origin) : html;
  const plain = described.replace(/<noscript>.*?<\/noscript>/s, '');
  const [painted, scripts] = composePage(plain, renderHome(home));
  const data = {
    ...(isDescribed && { metadata }),
    vehicles: featuredVehicles(inventory.vehicles),
    isWhole: inventory.isWhole,
  };
  const early = (scripts.match(modules) ?? []).map((tag) =>
    // The pictures of the home screen come first.
    tag.replace(' type=', ' fetchpriority="low" type='),
  );
  return `${painted.replace('<style>', (tag) => early.join('') + tag)}${dataBlock(homeDataId, data)}${scripts.replace(modules, '')}`;
}
