import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMileage, formatPrice, vehicleName } from '../../../src/components/basics/format.ts';
import type { TenantMetadata, Vehicle } from '../../../src/data/model.ts';
import { navigation } from '../../../src/app/screenLabels.ts';
import { type ServedSite, toServedFile } from '../server/servedFile.ts';

type Shown = Pick<TenantMetadata, 'dealerName' | 'heroImage' | 'contact'>;

const style = `
:root{color-scheme:light}
body{margin:0;background:#f7f5f1;color:#14202b;font:400 1rem/1.55 system-ui,sans-serif}
h1,h2,h3,p{margin:0}
a{color:#0b4f6c}
header,main>section,footer{padding:16px clamp(16px,4vw,48px)}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;background:#fff}
header b{font-size:1.125rem}
nav{display:flex;flex-wrap:wrap;gap:16px;font-size:.8125rem}
.hero{position:relative;display:grid;align-content:end;justify-items:start;gap:24px;min-height:min(78svh,560px);box-sizing:border-box;background:#0f1c26;color:#fff}
.hero img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.hero h1{position:relative;font-size:clamp(2.5rem,1.6rem + 3.9vw,4.75rem);line-height:1.04}
.hero a{position:relative;padding:12px 24px;border-radius:999px;background:#f2a900;color:#1b1300;font-weight:600}
.cars{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:24px;margin-top:24px}
article{overflow:hidden;border-radius:16px;background:#fff}
article img{display:block;width:100%;aspect-ratio:16/10;object-fit:cover}
article div{display:grid;gap:8px;padding:16px}
.price{font-size:1.5rem;font-weight:700}
footer{background:#0f1c26;color:#fff}
footer a{color:inherit}
`;

/**
 * The content of the home screen as a hand-written document without scripts, with the pictures of a built site: a lower
 * bound on the time to load that content.
 */
export async function staticPage(
  metadata: Shown,
  featured: readonly Vehicle[],
  builtFolder: string,
): Promise<ServedSite> {
  const pictures = ['/favicon.svg', metadata.heroImage, ...featured.flatMap(({ imageUrl = [] }) => imageUrl)];
  const styleHash = createHash('sha256').update(style).digest('base64');
  const page = await toServedFile('index.html', Buffer.from(documentOf(metadata, featured)), {
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'self'; style-src 'sha256-${styleHash}'`,
  });
  const files = [...new Set(pictures)].map(
    async (path) => [path, await toServedFile(path, await readFile(join(builtFolder, path)))] as const,
  );
  return new Map([['/', page], ...(await Promise.all(files))]);
}

const documentOf = (
  { dealerName, heroImage, contact }: Shown,
  featured: readonly Vehicle[],
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${dealerName}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<header>
<b>${dealerName}</b>
<nav>${navigation.map(({ label, screen }) => `<a href="#${screen}">${label}</a>`).join('\n')}</nav>
<a href="tel:${contact.phone}">${contact.phone}</a>
</header>
<main>
<section class="hero">
<img src="${heroImage}" alt="" fetchpriority="high">
<h1>${dealerName}</h1>
<a href="#inventory">Browse Inventory</a>
</section>
<section>
<h2>Featured Vehicles</h2>
<div class="cars">
${featured.map(cardOf).join('\n')}
</div>
</section>
</main>
<footer>
<p>${dealerName}</p>
<p>${contact.address}</p>
<p><a href="tel:${contact.phone}">${contact.phone}</a></p>
<p><a href="mailto:${contact.email}">${contact.email}</a></p>
</footer>
</body>
</html>
`;

const cardOf = (vehicle: Vehicle) => `<article>
<img src="${vehicle.imageUrl}" alt="">
<div>
<h3>${vehicleName(vehicle)}</h3>
<p>${formatMileage(vehicle.mileage ?? 0)} · ${vehicle.color}</p>
<p class="price">${formatPrice(vehicle.price)}</p>
</div>
</article>`;
