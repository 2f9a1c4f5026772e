import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { ensureChromium } from '../../scripts/chromium.ts';
import { projectFolder } from '../../scripts/run.ts';
import { serveFolder } from '../../scripts/visual/serveFolder.ts';

const slowerBy = 4;
const screens = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 800 } };
const openings = 7;
const queries = ['toyota', 'wrangler 7', ' cr-v'];

type ScreenName = keyof typeof screens;
type Grid = 'window' | 'plain';
type Figures = {
  opening: readonly number[];
  next: readonly number[];
  right: readonly number[];
  elements: number;
  wheel: readonly number[];
  jumps: readonly number[];
  change: readonly number[];
  script: number;
  cards: readonly number[];
};

/** The site's inventory on the demo backend, with the grid that the product has or with a plain one. */
async function buildPage(grid: Grid, folder: string): Promise<void> {
  const root = fileURLToPath(new URL('scale', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: join(projectFolder, 'public'),
    resolve: {
      alias:
        grid === 'plain' ? [{ find: /^.*\/InventoryGrid$/, replacement: join(root, 'PlainGrid.tsx') }] : [],
    },
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  });
}

const scriptMs = async (client: CDPSession): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
};

/** Opens the inventory from home, in a page that has done so before. */
async function open(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Home', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Featured Vehicles' }).waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => window.bench.awaitOpening());
  await page.getByRole('banner').getByRole('button', { name: 'Inventory' }).click();
  const opened = await page.evaluate(() => window.bench.awaited());
  await page.waitForTimeout(500);
  return opened?.right ?? Number.NaN;
}

async function measure(browser: Browser, address: string, screen: ScreenName): Promise<Figures> {
  const page = await browser.newPage({ viewport: screens[screen] });
  const client = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Featured Vehicles' }).waitFor();
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });

  const opening: number[] = [];
  for (let time = 0; time < openings; time += 1) opening.push(await open(page));

  const next: number[] = [];
  const right: number[] = [];
  const search = page.getByRole('searchbox');
  await search.focus();
  const press = async (key: string, text: string) => {
    await page.evaluate((wanted) => window.bench.awaitResult(wanted), text);
    await page.keyboard.press(key);
    const took = await page.evaluate(() => window.bench.awaited());
    next.push(took?.next ?? Number.NaN);
    right.push(took?.right ?? Number.NaN);
    await page.waitForTimeout(150);
  };
  for (const query of queries) {
    for (const [index, letter] of query.split('').entries()) await press(letter, query.slice(0, index + 1));
    for (let left = query.length - 1; left >= 0; left -= 1) await press('Backspace', query.slice(0, left));
  }

  await page.waitForTimeout(500);
  const elements = await page.evaluate(() => window.bench.elements());
  const changes: { ms: number; cards: number }[] = [];
  const scriptBefore = await scriptMs(client);
  for (let time = 0; time < 12; time += 1) {
    changes.push(await page.evaluate((price) => window.bench.change(1, price), 10_000 + time));
    await page.waitForTimeout(100);
  }
  const script = ((await scriptMs(client)) - scriptBefore) / changes.length;

  const idle = await page.evaluate(() => window.bench.scroll(0, 60));
  const frameMs = median(idle);
  const wheel = await page.evaluate(() => window.bench.scroll(120, 240));
  const jump = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / 120));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const jumps = await page.evaluate((step) => window.bench.scroll(step, 120), jump);
  await page.close();
  const beyond = (lengths: readonly number[]) => lengths.map((length) => Math.max(length - frameMs, 0));
  return {
    opening,
    next,
    right,
    elements,
    wheel: beyond(wheel),
    jumps: beyond(jumps),
    change: changes.map(({ ms }) => ms),
    script,
    cards: changes.map(({ cards }) => cards),
  };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const medianAndWorst = (numbers: readonly number[]) =>
  `${median(numbers).toFixed(0)} / ${Math.max(...numbers).toFixed(0)}`;

const heads = [
  'Grid',
  'Vehicles',
  'Screen',
  'Opening',
  'Keystroke to paint',
  'Keystroke to result',
  'Elements',
  'Frame, wheel',
  'Frame, whole list in 2 s',
  'Change to commit',
  'Script after it',
  'Cards rendered',
];

/**
 * How the inventory fares with many vehicles, on a machine slowed down four times, beside a grid that puts every card
 * on the page. Prints a Markdown table: times in ms, as median / worst; a frame's is what it took beyond an idle one. What a
 * change costs until it is on the page includes the demo backend's own part of it.
 */
export async function benchScale(): Promise<void> {
  const lines = [heads, heads.map(() => '---')];
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    for (const [grid, counts] of [
      ['window', [100, 1000, 7500]],
      ['plain', [1000]],
    ] as const) {
      const folder = mkdtempSync(join(tmpdir(), 'showroom-scale-'));
      await buildPage(grid, folder);
      const server = await serveFolder(folder);
      for (const count of counts) {
        for (const screen of ['phone', 'desktop'] as const) {
          const found = await measure(browser, `${server.origin}/?vehicles=${count}`, screen);
          lines.push([
            grid,
            count.toLocaleString('en-US'),
            screen,
            medianAndWorst(found.opening),
            medianAndWorst(found.next),
            medianAndWorst(found.right),
            String(found.elements),
            medianAndWorst(found.wheel),
            medianAndWorst(found.jumps),
            `${median(found.change).toFixed(1)} / ${Math.max(...found.change).toFixed(1)}`,
            found.script.toFixed(1),
            medianAndWorst(found.cards),
          ]);
          console.error(lines.at(-1)?.join(' | '));
        }
      }
      await server.close();
      rmSync(folder, { recursive: true });
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}
