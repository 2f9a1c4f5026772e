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

const modules = /<script[^>]* type="module"[^>]*><\/script>/g;

const headText = (text: string) => escapeHtml(text.slice(0, maxTextLength).toWellFormed());

/** Names the dealer in the page's title and in its tags for previews and search engines, which may run no script. */
function describeDealer(html: string, { dealerName, contact, heroImage }: Home['metadata'], origin: string) {
  const title = headText(`${dealerName}: used cars, test drives and trade-in estimates`);
  const description = headText(
    `Used cars at ${dealerName}, ${contact.address}. Browse our inventory, book a test drive, and get an instant trade-in estimate.`,
  );
  const tags = {
    'name="description"': description,
    'property="og:title"': title,
    'property="og:description"': description,
    // Decoded: http(s), or relative.
    'property="og:image"': escapeHtml(new URL(heroImage, origin).href),
  };
  const address = `<meta property="og:url" content="${origin}/" /><link rel="canonical" href="${origin}/" />`;
  return Object.entries(tags).reduce(
    (page, [name, content]) => page.replace(new RegExp(`(?<=<meta ${name} content=")[^"]*`), () => content),
    html.replace(/<title>[^<]*/, () => `${address}<title>${title}`),
  );
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
  // The pictures of the home screen come first.
  const early = (scripts.match(modules) ?? []).join('').replaceAll(' type=', ' fetchpriority="low" type=');
  const json = JSON.stringify({
    ...(isDescribed && { metadata }),
    vehicles: featuredVehicles(inventory.vehicles),
    isWhole: inventory.isWhole,
  });
  return [
    painted.replace('<style>', (tag) => early + tag),
    `<script data-cfasync="false" type="application/json" id="${homeDataId}">`,
    // Only `<` could end the script or start a comment.
    json.replaceAll('<', '\\u003c'),
    '</script>',
    scripts.replace(modules, ''),
  ].join('');
}
