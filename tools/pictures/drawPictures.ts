import type * as GroundModule from '../../src/components/vehicle/ground.ts';
import type * as VehicleDrawingModule from '../../src/components/vehicle/VehicleDrawing.tsx';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { chromiumOptions } from '../checks/chromium.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const KB = 1024;

const server = await createServer({
  root: new URL('../..', import.meta.url).pathname,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});

const { VehicleDrawing } = (await server.ssrLoadModule(
  '/src/components/vehicle/VehicleDrawing.tsx',
)) as typeof VehicleDrawingModule;
const { GROUND } = (await server.ssrLoadModule('/src/components/vehicle/ground.ts')) as typeof GroundModule;

/** The drawing's markup. The prefix keeps the ids of several drawings in one document distinct. */
const drawn = (bodyStyle: string, color: string, identifierPrefix = '') =>
  renderToStaticMarkup(createElement(VehicleDrawing, { bodyStyle, color }), { identifierPrefix });

async function save(name: string, content: string | Uint8Array, limit: number) {
  await writeFile(new URL(name, PUBLIC), content);
  const { size } = await stat(new URL(name, PUBLIC));
  console.log(`${name}: ${size} bytes`);
  if (size > limit) throw new Error(`${name} is larger than ${limit} bytes.`);
}

const WIDTH = 672;
const HEIGHT = WIDTH / 2;
const FLOOR = 392;

/** A drawing on its stage, as a picture file that follows the visitor's colour scheme. */
const picture = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500"><style>:root{--outline-mix:#000;--t:#EEF1F3;--b:#D9DFE4;--r:#F2A900}@media(prefers-color-scheme:dark){:root{--outline-mix:#FFF;--t:#243240;--b:#18232D;--r:#FFC145}}</style><linearGradient id="s" x2="0" y2="1"><stop stop-color="var(--t)"/><stop offset="1" stop-color="var(--b)"/></linearGradient><linearGradient id="h" x2="0" y2="1"><stop stop-color="var(--outline-mix)" stop-opacity=".06"/><stop offset="1" stop-color="var(--outline-mix)" stop-opacity="0"/></linearGradient><radialGradient id="r" cx="0" cy=".62" r=".32"><stop stop-color="var(--r)" stop-opacity=".14"/><stop offset="1" stop-color="var(--r)" stop-opacity="0"/></radialGradient><path fill="url(#s)" d="M0 0H800V500H0Z"/><path fill="url(#h)" d="M0 360H800V500H0Z"/><path fill="url(#r)" d="M0 0H800V500H0Z"/>${drawing
    .replace(
      '<svg',
      `<svg x="${(800 - WIDTH) / 2}" y="${Math.round(FLOOR - (GROUND / 320) * HEIGHT)}" width="${WIDTH}" height="${HEIGHT}"`,
    )
    .replace(' aria-hidden="true"', '')
    .replaceAll(/><\/(path|use|circle|ellipse|stop)>/g, '/>')}</svg>\n`;

/** Ten spokes instead of five, so that the two sedans on the home screen differ. */
const withTenSpokes = (drawing: string) =>
  drawing.replace('stroke-dasharray="2 1 2 5"', 'stroke-dasharray="2 3"');

await mkdir(new URL('drawings/', PUBLIC), { recursive: true });
const pictures = {
  'toyota-camry': drawn('Sedan', 'Silver'),
  'ford-f-150': drawn('Truck', 'Blue'),
  'honda-cr-v': drawn('SUV', 'White'),
  'chevrolet-malibu': withTenSpokes(drawn('Sedan', 'Red')),
  'jeep-wrangler': drawn('SUV', 'Green'),
};
for (const [name, drawing] of Object.entries(pictures)) {
  await save(`drawings/${name}.svg`, picture(drawing), 4 * KB);
}

/** The front of a car, in white on the brand's colour. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0B4F6C"/><path fill="#FFF" d="M11.2 7.5h9.6c1 0 1.8.6 2.2 1.5l1.7 4.3c1.1.5 1.8 1.6 1.8 2.9v7.3a1 1 0 0 1-1 1h-2.3a1 1 0 0 1-1-1v-1.7H9.8v1.7a1 1 0 0 1-1 1H6.5a1 1 0 0 1-1-1v-7.3c0-1.3.7-2.4 1.8-2.9L9 9c.4-.9 1.2-1.5 2.2-1.5Z"/><path fill="#0B4F6C" d="M11.3 9.7h9.4l1.4 3.6H9.9ZM8 16.2l4 .9c0 1-.7 1.6-1.7 1.6h-.8c-1 0-1.6-.7-1.5-2.5ZM24 16.2l-4 .9c0 1 .7 1.6 1.7 1.6h.8c1 0 1.6-.7 1.5-2.5Z"/></svg>\n`;
await save('favicon.svg', favicon, KB);

const HORIZON = 520;

/** A car on the floor, with its reflection. Its position follows from its size, so that all cars share one floor. */
function parked(bodyStyle: string, color: string, left: number, width: number) {
  const floor = HORIZON + 0.165 * width;
  const box = `--w:${width}px;--h:${(GROUND / 640) * width}px;left:${left}px;top:${floor}px`;
  return `<div class="car" style="${box}"><div class="mirrored">${drawn(bodyStyle, color, `${bodyStyle}-mirrored`)}</div><i></i><div>${drawn(bodyStyle, color, bodyStyle)}</div></div>`;
}

const hero = `<!doctype html>
<style>
  body {
    --outline-mix: #1a2935;
    position: relative; width: 1920px; height: 1080px; margin: 0; overflow: hidden;
    background:
      radial-gradient(560px 520px at 0 ${HORIZON}px, #d9822226, transparent),
      radial-gradient(760px 380px at 74% ${HORIZON - 40}px, #8fb8d166, transparent),
      linear-gradient(#0a131b, #142330 ${HORIZON}px, #1c2f3d ${HORIZON}px, #0f1c26 820px, #0a141c);
  }
  .lamp { position: absolute; left: 860px; right: 0; top: 268px; height: 4px; border-radius: 2px; background: linear-gradient(90deg, #dcecf500, #dcecf5b3 45%, #dcecf566); box-shadow: 0 0 44px 10px #9cc4dc24; }
  .car { position: absolute; width: var(--w); }
  .car div { position: absolute; top: calc(var(--h) * -1); left: 0; width: 100%; }
  .car svg { display: block; overflow: visible; filter: brightness(.92) drop-shadow(-2px -1px 1px #ffb53bcc); }
  .car ellipse { display: none; }
  .car i { position: absolute; left: 4%; width: 92%; height: calc(var(--w) * .034); top: calc(var(--w) * -.017); border-radius: 50%; background: #04080ccc; filter: blur(7px); }
  .car .mirrored { top: 0; height: var(--h); overflow: hidden; transform: scaleY(-1); filter: blur(3px); mask: linear-gradient(transparent 35%, #0008); }
</style>
<div class="lamp"></div>
${parked('SUV', 'Blue', 790, 390)}${parked('Coupe', 'Red', 990, 540)}${parked('Sedan', 'Silver', 1215, 690)}`;

const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
await page.setContent(hero);
await save('hero-bg.jpg', await page.screenshot({ type: 'jpeg', quality: 82 }), 120 * KB);
await browser.close();
await server.close();
