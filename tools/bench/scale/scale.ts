import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumOptions } from '../../checks/chromium.ts';
import { serveFolder } from '../../visual/serveFolder.ts';
import { markdownTable, median } from '../report.ts';

type Grid = 'virtualised' | 'plain';
type ScreenName = keyof typeof screens;
type Measurements = {
  opening: readonly number[];
  nextPaint: readonly number[];
  result: readonly number[];
  lastChange: readonly number[];
  elements: number;
  wheel: readonly number[];
  jumps: readonly number[];
  change: readonly number[];
  script: number;
  cards: readonly number[];
};

const cpuSlowdown = 4;
const screens = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 800 } };
const openings = 7;
const changes = 12;
const queries = ['toyota', 'wrangler 7', ' cr-v'];
const root = fileURLToPath(new URL('page', import.meta.url));

const headers = [
  'Grid',
  'Vehicles',
  'Screen',
  'First opening',
  'Keystroke to paint',
  'Keystroke to result',
  'Keystroke to last visible change',
  'Elements',
  'Frame time, wheel scrolling',
  'Frame time, scrolling the whole list in 2 s',
  'Change to commit',
  'Script time per change',
  'Cards rendered',
];

/**
 * Measures the inventory with many vehicles, on a slowed-down processor, and compares it with a grid that renders every
 * card. Prints a Markdown table of times in ms, as median / worst. Frame times exclude the length of an idle frame; the
 * time from a change to its commit includes the demo backend's own work.
 */
export async function benchScale(): Promise<void> {
  const rows = [headers];
  const browser = await chromium.launch(chromiumOptions());
  const folder = mkdtempSync(join(tmpdir(), 'showroom-scale-'));
  try {
    for (const [grid, counts] of [
      ['virtualised', [100, 1000, 7500]],
      ['plain', [1000]],
    ] as const) {
      await buildPage(grid, folder);
      const server = await serveFolder(folder);
      for (const count of counts) {
        for (const screen of ['phone', 'desktop'] as const) {
          const measured = await measure(browser, `${server.origin}/?vehicles=${count}`, screen);
          if (grid === 'plain' && measured.elements < count) throw new Error('The plain grid is not in use.');
          const row = [grid, count.toLocaleString('en-US'), screen, ...cellsOf(measured)];
          rows.push(row);
          console.error(row.join(' | '));
        }
      }
      await server.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`\n${markdownTable(rows)}`);
}

/** The site's inventory on the demo backend, with the product's grid or the plain one. */
async function buildPage(grid: Grid, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: fileURLToPath(new URL('../../../public', import.meta.url)),
    resolve: {
      alias:
        grid === 'plain'
          ? [{ find: /^.*\/InventoryGrid\.tsx$/, replacement: join(root, 'PlainGrid.tsx') }]
          : [],
    },
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}

async function measure(browser: Browser, address: string, screen: ScreenName): Promise<Measurements> {
  const opening: number[] = [];
  for (let run = 0; run < openings; run += 1) {
    const { page } = await openHome(browser, address, screen);
    opening.push(await openInventory(page));
    await page.close();
  }
  const { page, session } = await openHome(browser, address, screen);
  await openInventory(page);
  const search = await measureSearch(page);
  await page.waitForTimeout(500);
  const elements = await page.evaluate(() => window.bench.elements());
  const change = await measureChanges(page, session);
  const scrolling = await measureScrolling(page);
  await page.close();
  return { opening, ...search, elements, ...change, ...scrolling };
}

/** Opens the home screen in a new page, and waits until it has prepared the inventory. */
async function openHome(
  browser: Browser,
  address: string,
  screen: ScreenName,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: screens[screen] });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(address);
  await page.getByRole('heading', { name: 'Featured Vehicles' }).waitFor();
  await page.getByRole('searchbox', { includeHidden: true }).waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  return { page, session };
}

/** Opens the inventory for the first time, and returns the time until its cards are in view. */
async function openInventory(page: Page): Promise<number> {
  await page.evaluate(() => window.bench.observeOpening());
  await page.getByRole('banner').getByRole('button', { name: 'Inventory' }).click();
  const times = await page.evaluate(() => window.bench.awaited());
  await page.waitForTimeout(500);
  return times?.result ?? Number.NaN;
}

async function measureSearch(page: Page) {
  const nextPaint: number[] = [];
  const result: number[] = [];
  const lastChange: number[] = [];
  const press = async (key: string, text: string) => {
    await page.evaluate((wanted) => window.bench.observeResult(wanted), text);
    await page.keyboard.press(key);
    const times = await page.evaluate(() => window.bench.awaited());
    nextPaint.push(times?.next ?? Number.NaN);
    result.push(times?.result ?? Number.NaN);
    lastChange.push(times?.last ?? Number.NaN);
    await page.waitForTimeout(150);
  };
  await page.getByRole('searchbox').focus();
  for (const query of queries) {
    for (const [index, letter] of query.split('').entries()) await press(letter, query.slice(0, index + 1));
    for (let left = query.length - 1; left >= 0; left -= 1) await press('Backspace', query.slice(0, left));
  }
  return { nextPaint, result, lastChange };
}

async function measureChanges(page: Page, session: CDPSession) {
  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const measured: { ms: number; cards: number }[] = [];
  const before = await scriptMs();
  for (let run = 0; run < changes; run += 1) {
    measured.push(await page.evaluate((price) => window.bench.change(1, price), 10_000 + run));
    await page.waitForTimeout(100);
  }
  return {
    change: measured.map(({ ms }) => ms),
    cards: measured.map(({ cards }) => cards),
    script: ((await scriptMs()) - before) / changes,
  };
}

async function measureScrolling(page: Page) {
  const scroll = (step: number, frames: number) =>
    page.evaluate(([by, count]) => window.bench.scroll(by, count), [step, frames] as const);
  const idleMs = median(await scroll(0, 60));
  const beyondIdle = (lengths: readonly number[]) => lengths.map((length) => Math.max(length - idleMs, 0));
  const wheel = beyondIdle(await scroll(120, 240));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return { wheel, jumps: beyondIdle(await scroll(Math.ceil(height / 120), 120)) };
}

function cellsOf(measured: Measurements): string[] {
  const medianAndWorst = (values: readonly number[], digits = 0) =>
    `${median(values).toFixed(digits)} / ${Math.max(...values).toFixed(digits)}`;
  return [
    medianAndWorst(measured.opening),
    medianAndWorst(measured.nextPaint),
    medianAndWorst(measured.result),
    medianAndWorst(measured.lastChange),
    String(measured.elements),
    medianAndWorst(measured.wheel),
    medianAndWorst(measured.jumps),
    medianAndWorst(measured.change, 1),
    measured.script.toFixed(1),
    medianAndWorst(measured.cards),
  ];
}
