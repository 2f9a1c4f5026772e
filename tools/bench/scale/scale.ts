import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumOptions } from '../../checks/chromium.ts';
import { markdownTable, median } from '../report.ts';
import type { Paints } from './page/main.tsx';

type ScreenName = keyof typeof screens;
type Times = readonly number[];

const cpuSlowdown = 4;
const screens = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 800 } };
const openings = 7;
const queries = ['toyota', 'wrangler 7', ' cr-v'];
const root = fileURLToPath(new URL('page', import.meta.url));
const publicDir = fileURLToPath(new URL('../../../public', import.meta.url));

/**
 * Measures the inventory with many vehicles, on a slowed-down processor, and compares it with a grid that renders every
 * card. Prints a Markdown table of times in ms, as median / worst. Frame times exclude the length of an idle frame; the
 * time from a change to its commit includes the demo backend's own work.
 */
export async function benchScale(): Promise<void> {
  const rows: Record<string, string>[] = [];
  const browser = await chromium.launch(chromiumOptions());
  const folder = mkdtempSync(join(tmpdir(), 'showroom-scale-'));
  try {
    for (const [grid, counts] of [
      ['virtualised', [100, 1000, 7500]],
      ['plain', [1000]],
    ] as const) {
      await buildPage(grid, folder);
      const server = await preview({
        configFile: false,
        root,
        build: { outDir: folder },
        preview: { port: 0 },
      });
      for (const count of counts) {
        for (const screen of ['phone', 'desktop'] as const) {
          const address = `${server.resolvedUrls?.local[0]}?vehicles=${count}`;
          const vehicles = count.toLocaleString('en-US');
          const row = {
            Grid: grid,
            Vehicles: vehicles,
            Screen: screen,
            ...(await measure(browser, address, screen)),
          };
          rows.push(row);
          console.error(Object.values(row).join(' | '));
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
async function buildPage(grid: 'virtualised' | 'plain', outDir: string): Promise<void> {
  const plainGrid = { find: /^.*\/InventoryGrid\.tsx$/, replacement: join(root, 'PlainGrid.tsx') };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir,
    resolve: { alias: grid === 'plain' ? [plainGrid] : [] },
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}

async function measure(
  browser: Browser,
  address: string,
  screen: ScreenName,
): Promise<Record<string, string>> {
  const opening: number[] = [];
  for (let run = 0; run < openings; run += 1) {
    const page = await openHome(browser, address, screen);
    opening.push(await openInventory(page));
    await page.close();
  }
  const page = await openHome(browser, address, screen);
  await openInventory(page);
  const keys = await measureSearch(page);
  await page.waitForTimeout(500);
  const elements = await page.evaluate(() => window.bench.elements());
  const changing: number[] = [];
  for (let price = 10_000; price < 10_012; price += 1) {
    changing.push(await page.evaluate((changed) => window.bench.change(changed), price));
    await page.waitForTimeout(100);
  }
  const { wheel, jumps } = await measureScrolling(page);
  await page.close();
  return {
    'First opening': medianAndWorst(opening),
    'Keystroke to paint': medianAndWorst(keys.map(({ next }) => next)),
    'Keystroke to result': medianAndWorst(keys.map(({ result }) => result)),
    Elements: String(elements),
    'Frame, wheel': medianAndWorst(wheel),
    'Frame, whole list in 2 s': medianAndWorst(jumps),
    'Change to commit': medianAndWorst(changing, 1),
  };
}

const medianAndWorst = (times: Times, digits = 0) =>
  `${median(times).toFixed(digits)} / ${Math.max(...times).toFixed(digits)}`;

/** Opens the home screen in a new page, and waits until it has prepared the inventory. */
async function openHome(browser: Browser, address: string, screen: ScreenName): Promise<Page> {
  const page = await browser.newPage({ viewport: screens[screen] });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(address);
  await page.getByRole('heading', { name: 'Featured Vehicles' }).waitFor();
  await page.getByRole('searchbox', { includeHidden: true }).waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  return page;
}

/** Opens the inventory for the first time, and returns the time until its cards are in view. */
async function openInventory(page: Page): Promise<number> {
  await page.evaluate(() => window.bench.observeOpening());
  await page.getByRole('banner').getByRole('button', { name: 'Inventory' }).click();
  const { result } = await page.evaluate(() => window.bench.awaited());
  await page.waitForTimeout(500);
  return result;
}

/** Types each query and deletes it again. */
async function measureSearch(page: Page): Promise<Paints[]> {
  const measured: Paints[] = [];
  const press = async (key: string, text: string) => {
    await page.evaluate((wanted) => window.bench.observeResult(wanted), text);
    await page.keyboard.press(key);
    measured.push(await page.evaluate(() => window.bench.awaited()));
    await page.waitForTimeout(450);
  };
  await page.getByRole('searchbox').focus();
  for (const query of queries) {
    for (const [index, letter] of query.split('').entries()) await press(letter, query.slice(0, index + 1));
    for (let left = query.length - 1; left >= 0; left -= 1) await press('Backspace', query.slice(0, left));
  }
  return measured;
}

async function measureScrolling(page: Page): Promise<{ wheel: Times; jumps: Times }> {
  const scroll = (step: number, frames: number) =>
    page.evaluate(([by, count]) => window.bench.scroll(by, count), [step, frames] as const);
  const idleMs = median(await scroll(0, 60));
  const beyondIdle = (lengths: Times) => lengths.map((length) => Math.max(length - idleMs, 0));
  const wheel = beyondIdle(await scroll(120, 240));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return { wheel, jumps: beyondIdle(await scroll(Math.ceil(height / 120), 120)) };
}
