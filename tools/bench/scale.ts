import { chromium, devices, type Page } from 'playwright';
import { chromiumOptions } from '../browsers/findBrowser.ts';
import { createCars, createDealer, type ServedSite, waitForWorker } from './sites.ts';
import { median, printTable } from './table.ts';

const screens = { phone: devices['Pixel 7'], desktop: { viewport: { width: 1350, height: 940 } } };

/** The keys that type two searches and delete them again. */
const keys = ['toyota', 'wrangler 7'].flatMap((query) => [
  ...query.split(''),
  ...Array<string>(query.length).fill('Backspace'),
]);

/**
 * Measures the inventory with many vehicles, with the CPU throttled to a quarter. Prints a table of times in ms, as
 * median / worst. Frame times exclude the length of an idle frame. Each site is measured in a new context in each round.
 */
export async function benchScale(
  sites: readonly ServedSite[],
  rounds: number,
  counts: readonly number[],
): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  const samples = [];
  for (const count of counts) {
    const host = await createDealer(count);
    for (const [device, screen] of Object.entries(screens))
      for (let round = 0; round < rounds; round += 1)
        for (const site of sites) {
          const name = `${count} vehicles, ${device}, ${site.name}`;
          const context = await browser.newContext(screen);
          const page = await context.newPage();
          const session = await context.newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
          await page.goto(`http://${host}:${site.port}/`);
          const longestFrame = await watchFrames(page);
          await waitForWorker(page);
          await page.waitForTimeout(2000);
          const open = page.getByRole('banner').getByRole('button', { name: 'Inventory' });
          const opening = await timeUntil(page, expectedStatus(count), 'click', () => open.click());
          const loading = await longestFrame();
          await whenGrown(page);
          const growing = await longestFrame();
          const results = [...(await measureSearch(page, count)), ...(await measureChoices(page, count))];
          samples.push({ name, opening, loading, growing, results, frames: await measureScrolling(page) });
          console.error(`${name}: opens after ${opening.toFixed()} ms`);
          await context.close();
        }
  }
  printTable(samples, (own) => ({
    'First opening': medianAndWorst(own.map(({ opening }) => opening)),
    'Longest frame until then': medianAndWorst(own.map(({ loading }) => loading)),
    'Longest frame, list grows': medianAndWorst(own.map(({ growing }) => growing)),
    'Key or choice to result': medianAndWorst(own.flatMap(({ results }) => results)),
    'Frame, grown list in 2 s': medianAndWorst(own.flatMap(({ frames }) => frames)),
  }));
}

const medianAndWorst = (times: readonly number[]) =>
  `${median(times).toFixed()} / ${Math.max(...times).toFixed()}`;

/**
 * Waits for the first car, and observes long animation frames from then on. Returns a function that returns the length of
 * the longest one since its last call; 0 if all are shorter than 50 ms.
 */
async function watchFrames(page: Page) {
  await page.getByRole('article').first().waitFor();
  const frames = await page.evaluateHandle(() => {
    const lengths: number[] = [];
    new PerformanceObserver((list) => lengths.push(...list.getEntries().map((e) => e.duration))).observe({
      type: 'long-animation-frame',
    });
    return lengths;
  });
  return () => frames.evaluate((lengths) => Math.max(0, ...lengths.splice(0)));
}

/** Waits until the list has stopped growing for a second. */
const whenGrown = (page: Page) =>
  page.evaluate(async () => {
    const count = () => document.querySelectorAll('main [role=feed] article').length;
    for (let before = -1; before !== count(); ) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });

/** Returns the time from each key to its result. */
async function measureSearch(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  let text = '';
  await page.getByRole('searchbox').focus();
  for (const key of keys) {
    text = key === 'Backspace' ? text.slice(0, -1) : text + key;
    await page.waitForTimeout(300);
    times.push(await timeUntil(page, expectedStatus(count, text), 'keydown', () => page.keyboard.press(key)));
  }
  return times;
}

/** Returns the time from the choice of each body style, in the order of prices, to its result. */
async function measureChoices(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  await page.getByLabel('Sort').selectOption('priceUp');
  for (const style of ['SUV', 'Sedan', '', 'Truck', '']) {
    await page.waitForTimeout(1000);
    const choose = () =>
      page
        .getByLabel('Body style')
        .selectOption(style)
        .then(() => {});
    times.push(await timeUntil(page, expectedStatus(count, '', style), 'input', choose));
  }
  return times;
}

/** The status that the page announces for a search in a body style. */
function expectedStatus(count: number, text = '', style = ''): string {
  const cars = createCars(count);
  const found = cars.filter(
    ({ make, model, bodyStyle }) =>
      `${make} ${model}`.toLowerCase().includes(text) && [bodyStyle, ''].includes(style),
  );
  const [all, shown] = [cars, found].map(({ length }) => length.toLocaleString('en-US'));
  return all === shown ? `${all} vehicles` : `${shown} of ${all} vehicles`;
}

/** The time from the input event to the frame that shows the status. */
async function timeUntil(
  page: Page,
  status: string,
  type: 'click' | 'keydown' | 'input',
  act: () => Promise<void>,
): Promise<number> {
  const start = await page.evaluateHandle((name) => {
    const event = { time: Number.NaN };
    addEventListener(name, ({ timeStamp }) => (event.time = timeStamp), { capture: true, once: true });
    return event;
  }, type);
  const shown = page.waitForFunction(
    ([event, text]) => {
      const statuses = Array.from(document.querySelectorAll('main [role=status]'), (e) => e.textContent);
      return statuses.includes(text) && performance.now() - event.time;
    },
    [start, status] as const,
    { polling: 'raf' },
  );
  await act();
  return Number(await (await shown).jsonValue());
}

/** Scrolls through the list, as far as it has grown, in 120 frames, and returns by how much each is longer than an idle frame. */
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
