import type { Page } from 'playwright';
import { type Device, inBrowser, median, printTable, waitForWorker } from './browser.ts';
import { carsOf, createDealer, newFolder, type Site } from './sites.ts';

/** Types two searches, and deletes each of them again. */
const keys = ['toyota', 'wrangler 7'].flatMap((query) => [
  ...query.split(''),
  ...Array<string>(query.length).fill('Backspace'),
]);

/**
 * Measures the inventory with many vehicles, on a slowed-down processor. Prints a table of times in ms, as median / worst.
 * Frame times exclude the length of an idle frame. Each site is measured in a new browser in each round.
 */
export async function benchScale(
  sites: readonly Site[],
  rounds: number,
  devices: readonly (readonly [string, Device])[],
  counts: readonly number[],
): Promise<void> {
  const samples = [];
  for (const count of counts) {
    const host = await createDealer(count);
    for (const [device, { screen }] of devices)
      for (let round = 0; round < rounds; round += 1)
        for (const site of sites) {
          const name = `${count} vehicles, ${device}, ${site.name}`;
          const times = await inBrowser(newFolder(), { screen, cpuSlowdown: 4 }, async (page) => {
            await page.goto(`http://${host}:${site.port}/`);
            const opening = await openInventory(page, count);
            const results = await measureSearch(page, count);
            return { opening, results, frames: await measureScrolling(page) };
          });
          console.error(`${name}: opens after ${times.opening.toFixed()} ms`);
          samples.push({ name, ...times });
        }
  }
  printTable(samples, (own) => ({
    'First opening': medianAndWorst(own.map(({ opening }) => opening)),
    'Keystroke to result': medianAndWorst(own.flatMap(({ results }) => results)),
    'Frame, whole list in 2 s': medianAndWorst(own.flatMap(({ frames }) => frames)),
  }));
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

/** Returns the time from each key to its result. */
async function measureSearch(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  let text = '';
  await page.getByRole('searchbox').focus();
  for (const key of keys) {
    text = key === 'Backspace' ? text.slice(0, -1) : text + key;
    await page.waitForTimeout(300);
    times.push(await timeUntil(page, resultOf(text, count), 'keydown', () => page.keyboard.press(key)));
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
  const input = await page.evaluateHandle((type) => {
    const found = { time: Number.NaN };
    const record = ({ timeStamp }: Event) => {
      found.time = timeStamp;
    };
    addEventListener(type, record, { capture: true, once: true });
    return found;
  }, event);
  const shown = page.waitForFunction(
    ({ found, status, first }) => {
      const texts = (selector: string) =>
        Array.from(document.querySelectorAll(selector), (e) => e.textContent);
      const isShown = texts('main [role=status]').includes(status) && texts('main article h2')[0] === first;
      return isShown && performance.now() - found.time;
    },
    { found: input, ...result },
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
