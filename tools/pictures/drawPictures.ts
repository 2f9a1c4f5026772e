import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { GROUND } from '../../src/components/vehicle/sedanOutline.ts';
import type * as DrawingModule from '../../src/components/vehicle/VehicleDrawing.tsx';
import { chromiumOptions } from '../browsers/findBrowser.ts';

const {
  module: { VehicleDrawing },
} = await runnerImport<typeof DrawingModule>('/src/components/vehicle/VehicleDrawing.tsx', {
  configFile: false,
  root: new URL('../..', import.meta.url).pathname,
});

/** The drawing's markup. The prefix keeps the ids of several drawings in one document distinct. */
const drawn = (bodyStyle: string, color: string, identifierPrefix = '') =>
  renderToStaticMarkup(createElement(VehicleDrawing, { bodyStyle, color }), { identifierPrefix });

const save = (name: string, content: string | Uint8Array) => {
  writeFileSync(new URL(`../../public/${name}`, import.meta.url), content);
  console.log(`${name}: ${content.length} bytes`);
};

const WIDTH = 672;
const HEIGHT = WIDTH / 2;
const FLOOR = 392;

const darkStage = '{--outline-mix:#FFF;--t:#243240;--b:#18232D;--r:#FFC145}';

/**
 * A drawing on its stage, as a picture file that follows the visitor's colour scheme. WebKit does not apply
 * `prefers-color-scheme` in a picture (https://bugs.webkit.org/show_bug.cgi?id=199134): only there does the fragment
 * `#dark` select the dark scheme. Other engines even follow the `color-scheme` of the element that shows the picture.
 */
const picture = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500" id="dark"><style>:root{--outline-mix:#000;--t:#EEF1F3;--b:#D9DFE4;--r:#F2A900}@media(prefers-color-scheme:dark){:root${darkStage}}@supports(-webkit-hyphens:none){:root:target${darkStage}}</style><linearGradient id="s" x2="0" y2="1"><stop stop-color="var(--t)"/><stop offset="1" stop-color="var(--b)"/></linearGradient><linearGradient id="h" x2="0" y2="1"><stop stop-color="var(--outline-mix)" stop-opacity=".06"/><stop offset="1" stop-color="var(--outline-mix)" stop-opacity="0"/></linearGradient><radialGradient id="r" cx="0" cy=".62" r=".32"><stop stop-color="var(--r)" stop-opacity=".14"/><stop offset="1" stop-color="var(--r)" stop-opacity="0"/></radialGradient><path fill="url(#s)" d="M0 0H800V500H0Z"/><path fill="url(#h)" d="M0 360H800V500H0Z"/><path fill="url(#r)" d="M0 0H800V500H0Z"/>${drawing
    .replace(
      '<svg',
      `<svg x="${(800 - WIDTH) / 2}" y="${Math.round(FLOOR - (GROUND / 320) * HEIGHT)}" width="${WIDTH}" height="${HEIGHT}"`,
    )
    .replace(' aria-hidden="true"', '')
    .replaceAll(/><\/(path|use|circle|ellipse|stop)>/g, '/>')}</svg>\n`;

/** Ten spokes instead of five, so that the two sedans on the home screen differ. */
const withTenSpokes = (drawing: string) =>
  drawing.replace('stroke-dasharray="2 1 2 5"', 'stroke-dasharray="2 3"');

const pictures = {
  'toyota-camry': drawn('Sedan', 'Silver'),
  'ford-f-150': drawn('Truck', 'Blue'),
  'honda-cr-v': drawn('SUV', 'White'),
  'chevrolet-malibu': withTenSpokes(drawn('Sedan', 'Red')),
  'jeep-wrangler': drawn('SUV', 'Green'),
};
for (const [name, drawing] of Object.entries(pictures)) save(`drawings/${name}.svg`, picture(drawing));

/** A car on the floor of the hero picture, with its reflection. */
function parked(bodyStyle: string, color: string, left: number, width: number): string {
  const style = `--w:${width}px;left:${left}px`;
  const [mirrored, car] = [
    drawn(bodyStyle, color, `${bodyStyle}-mirrored`),
    drawn(bodyStyle, color, bodyStyle),
  ];
  return `<div class="car" style="${style}"><div class="mirrored">${mirrored}</div><i></i><div>${car}</div></div>`;
}

const cars =
  parked('SUV', 'Blue', 790, 390) + parked('Coupe', 'Red', 990, 540) + parked('Sedan', 'Silver', 1215, 690);
const hero = readFileSync(new URL('hero.html', import.meta.url), 'utf8');
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
await page.setContent(hero.replace('<!-- cars -->', `<main style="--ground:${GROUND}">${cars}</main>`));
save('hero-bg.jpg', await page.screenshot({ type: 'jpeg', quality: 82 }));

// The favicon without rounded corners, because devices round them.
const favicon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
await page.setViewportSize({ width: 180, height: 180 });
await page.setContent(`<style>body { margin: 0 }</style>${favicon.replace(' rx="8"', '')}`);
save('apple-touch-icon.png', await page.screenshot());
await browser.close();
