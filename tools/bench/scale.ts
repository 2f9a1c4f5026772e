import type { Page } from 'playwright';
import { inBrowser, median, waitForWorker } from './browser.ts';
import { carsOf, createDealer, inOrder, newFolder, type Site } from './sites.ts';

declare global {
  interface Window {
    /** When the input event that is being measured happened. */
    benchStart: number;
  }
}

const screens = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 800 } };
const queries = ['toyota', 'wrangler 7'];

/** Times in ms. */
type Sample = { site: Site; opening: number; keys: number[]; frames: number[] };

/**
 * Measures the inventory with many vehicles, on a slowed-down processor. Prints a table of times in ms, as median / worst.
 * Frame times exclude the length of an idle frame. Each site is measured in a new browser in each round.
 */
export async function benchScale(
  sites: readonly Site[],
  rounds: number,
  counts: readonly number[],
): Promise<void> {
  const rows: object[] = [];
  for (const count of counts) {
    const host = await createDealer(count);
    for (const [name, viewport] of Object.entries(screens)) {
      const samples: Sample[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const site of inOrder(sites, round))
          await inBrowser(newFolder(), { cpuSlowdown: 4, screen: { viewport } }, async (page) => {
            await page.goto(`http://${host}:${site.port}/`);
            const opening = await openInventory(page, count);
            const keys = await measureSearch(page, count);
            samples.push({ site, opening, keys, frames: await measureScrolling(page) });
          });
      for (const site of sites) {
        const own = samples.filter((sample) => sample.site === site);
        const row = {
          Vehicles: count,
          Screen: name,
          Site: site.name,
          'First opening': medianAndWorst(own.map(({ opening }) => opening)),
          'Keystroke to result': medianAndWorst(own.flatMap(({ keys }) => keys)),
          'Frame, whole list in 2 s': medianAndWorst(own.flatMap(({ frames }) => frames)),
        };
        console.error(Object.values(row).join(' | '));
        rows.push(row);
      }
    }
  }
  console.table(rows);
}

const medianAndWorst = (times: readonly number[]) =>
  `${median(times).toFixed()} / ${Math.max(...times).toFixed()}`;

/** Waits until the site has the vehicles and the inventory's code, and returns the time in which the inventory opens. */
async function openInventory(page: Page, count: number): Promise<number> {
  await waitForWorker(page);
  await page.waitForTimeout(2000);
  const button = page.getByRole('banner').getByRole('button', { name: 'Inventory' });
  return timeUntil(page, resultOf('', count), 'click', () => button.click());
}

/** Types each query and deletes it again, and returns the time from each keystroke to its result. */
async function measureSearch(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  await page.getByRole('searchbox').focus();
  for (const query of queries) {
    const typed = query.split('').map((key, index) => ({ key, text: query.slice(0, index + 1) }));
    const deleted = typed.map((_, index) => ({ key: 'Backspace', text: query.slice(0, -1 - index) }));
    for (const { key, text } of [...typed, ...deleted]) {
      await page.waitForTimeout(300);
      const result = resultOf(text, count);
      times.push(await timeUntil(page, result, 'keydown', () => page.keyboard.press(key)));
    }
  }
  return times;
}

/** What the page shows for a search: the count, and the first vehicle. */
function resultOf(text: string, count: number) {
  const names = carsOf(count)
    .filter(({ make, model }) => `${make} ${model}`.toLowerCase().includes(text))
    .map(({ year, make, model }) => `${year} ${make} ${model}`);
  const status = names.length === 1 ? '1 vehicle' : `${names.length.toLocaleString('en-US')} vehicles`;
  return { status, first: names[0] };
}

/** The time from the input event to the frame that shows the result. */
async function timeUntil(
  page: Page,
  result: ReturnType<typeof resultOf>,
  event: 'click' | 'keydown',
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((type) => {
    window.benchStart = Number.NaN;
    const start = ({ timeStamp }: Event) => {
      window.benchStart = timeStamp;
    };
    addEventListener(type, start, { capture: true, once: true });
  }, event);
  const shown = page.waitForFunction(
    ({ status, first }) => {
      const texts = (selector: string) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
      const isShown = texts('main [role=status]').includes(status) && texts('main article h2')[0] === first;
      return isShown && performance.now() - window.benchStart;
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
