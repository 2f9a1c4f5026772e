import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { crowdedInventory } from '../../stories/fixtures/vehicles.ts';
import { preparePage, readSite } from './pages.ts';
import { markdownTable, median } from './report.ts';
import { startServers } from './servers.ts';
import { inBrowser } from './visit.ts';

declare global {
  interface Window {
    /** When the input event that is being measured happened. */
    benchStart?: number;
  }
}

const counts = [100, 1000, 7500];
const screens = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 800 } };
const queries = ['toyota', 'wrangler 7', ' cr-v'];

/** Distinct cars in the order of their ids; some have a picture. */
const carsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const car = crowdedInventory[index % crowdedInventory.length];
    return { ...car, id: `v${String(index).padStart(5, '0')}`, model: `${car?.model} ${index}` };
  });

/**
 * Measures the inventory with many vehicles, on a slowed-down processor. Prints a Markdown table of times in ms, as
 * median / worst. Frame times exclude the length of an idle frame. Each opening is measured in a new browser.
 */
export async function benchScale(folder: string, dist: string, openings: number): Promise<void> {
  const pages = await Promise.all(
    counts.map((count) => preparePage(`cars${count}`, readSite(dist), carsOf(count))),
  );
  const network = startServers(new Map(pages.map(({ host, site }) => [host, site])));
  const rows: Record<string, string>[] = [];
  for (const [index, count] of counts.entries()) {
    for (const [screen, viewport] of Object.entries(screens)) {
      const profile = { link: { roundTripMs: 0, down: 1e9, up: 1e9 }, cpuSlowdown: 4, screen: { viewport } };
      const measure = <Times>(inventory: (page: Page, opening: number) => Promise<Times>) =>
        inBrowser(network, profile, mkdtempSync(join(folder, 'visitor-')), async (page) => {
          await page.goto(`https://${pages[index]?.host}/`);
          return inventory(page, await openInventory(page, count));
        });
      const opening: number[] = [];
      for (let run = 1; run < openings; run += 1) opening.push(await measure(async (_, time) => time));
      const { keys, frames } = await measure(async (page, time) => {
        opening.push(time);
        return { keys: await measureSearch(page, count), frames: await measureScrolling(page) };
      });
      const row = {
        Vehicles: count.toLocaleString('en-US'),
        Screen: screen,
        'First opening': medianAndWorst(opening),
        'Keystroke to result': medianAndWorst(keys),
        'Frame, whole list in 2 s': medianAndWorst(frames),
      };
      rows.push(row);
      console.error(Object.values(row).join(' | '));
    }
  }
  console.log(`\n${markdownTable(rows)}`);
}

const medianAndWorst = (times: readonly number[]) =>
  `${median(times).toFixed()} / ${Math.max(...times).toFixed()}`;

/** Waits until the home screen has prepared the inventory, and returns the time in which it opens. */
async function openInventory(page: Page, count: number): Promise<number> {
  const whole = resultOf('', count);
  const status = page.getByText(whole.status, { exact: true }).first();
  // The emulators take a while to send thousands of vehicles.
  await status.waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForTimeout(1000);
  const button = page.getByRole('banner').getByRole('button', { name: 'Inventory' });
  const time = await timeUntil(page, whole, 'click', () => button.click());
  await page.waitForTimeout(500);
  return time;
}

/** Types each query and deletes it again, and returns the time from each keystroke to its result. */
async function measureSearch(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  const press = async (key: string, text: string) => {
    times.push(await timeUntil(page, resultOf(text, count), 'keydown', () => page.keyboard.press(key)));
    await page.waitForTimeout(450);
  };
  await page.getByRole('searchbox').focus();
  for (const query of queries) {
    for (const [index, letter] of query.split('').entries()) await press(letter, query.slice(0, index + 1));
    for (let left = query.length - 1; left >= 0; left -= 1) await press('Backspace', query.slice(0, left));
  }
  return times;
}

/** What the page shows for a search: the count, and the first vehicles. */
function resultOf(text: string, count: number) {
  const names = carsOf(count)
    .filter(({ make, model }) => `${make} ${model}`.toLowerCase().includes(text.trim()))
    .map(({ year, make, model }) => `${year} ${make} ${model}`);
  const status = names.length === 1 ? '1 vehicle' : `${names.length.toLocaleString('en-US')} vehicles`;
  return { status, names: names.slice(0, 50) };
}

/** The time from the input event to the frame that shows the result. */
async function timeUntil(
  page: Page,
  result: ReturnType<typeof resultOf>,
  event: 'click' | 'keydown',
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((type) => {
    delete window.benchStart;
    const start = ({ timeStamp }: Event) => {
      window.benchStart = timeStamp;
    };
    addEventListener(type, start, { capture: true, once: true });
  }, event);
  const shown = page.waitForFunction(
    ({ status, names }) => {
      const inView = Array.from(document.querySelectorAll('article h2, article h3'))
        .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().top < innerHeight)
        .map(({ textContent }) => textContent);
      const statuses = Array.from(document.querySelectorAll('main [role="status"]'));
      const isShown =
        statuses.some(({ textContent }) => textContent === status) &&
        inView.length >= Math.min(names.length, 1) &&
        inView.join() === names.slice(0, inView.length).join();
      return isShown && window.benchStart && performance.now() - window.benchStart;
    },
    result,
    { polling: 'raf' },
  );
  await act();
  return Number(await (await shown).jsonValue());
}

/** Scrolls through the whole list in 120 frames, and returns by how much each is longer than an idle frame. */
const measureScrolling = (page: Page) =>
  page.evaluate(async () => {
    const scroll = async (step: number) => {
      const times: number[] = [];
      while (times.length <= 120) {
        scrollBy({ top: step, behavior: 'instant' });
        times.push(await new Promise<number>(requestAnimationFrame));
      }
      return times.slice(1).map((time, index) => time - (times[index] ?? 0));
    };
    scrollTo({ top: 0, behavior: 'instant' });
    const idle = (await scroll(0)).toSorted((a, b) => a - b)[60] ?? 0;
    const frames = await scroll(Math.ceil(document.documentElement.scrollHeight / 120));
    return frames.map((length) => Math.max(length - idle, 0));
  });
