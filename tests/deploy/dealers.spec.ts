import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { createDealer, dealerCommand } from '../../tools/emulators/dealerCommand.ts';
import { sitePort } from '../e2e/emulators.ts';
import { expect, test } from './fixtures.ts';

const dealers = Array.from({ length: 10 }, (_, index) => ({
  host: `www.dealer-${index}.localhost`,
  name: `Dealer ${index}`,
  /** The dealer sells the first `sold` of its cars. */
  sold: index % 3,
  cars: 3 + (index % 5),
}));

/** All dealers have cars of the same stock numbers. */
const stockOf = ({ name, cars }: (typeof dealers)[number]) =>
  [
    'Stock #,Year,Make,Model',
    ...Array.from({ length: cars }, (_, car) => `c${car},2020,${name},Car ${car}`),
  ].join('\n');

/** Writes a file that Playwright deletes before its next run, and returns its path. */
function aFile(name: string, content: string): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}

async function visit(browser: Browser, { host, name, sold, cars }: (typeof dealers)[number]): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`http://${host}:${sitePort}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('banner').getByRole('button', { name: 'Inventory', exact: true }).click();
  const expected = Array.from({ length: cars - sold }, (_, index) => `2020 ${name} Car ${index + sold}`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(expected);
  const counts = [cars, cars - sold, sold].map(String);
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(counts);
  await page.close();
}

test('ten dealers do not see each other’s cars, figures or sales', async ({ browser }) => {
  test.setTimeout(180_000);
  await Promise.all(
    dealers.map(async (dealer) => {
      const { host, name, sold } = dealer;
      const metadata = aFile(`${host}.json`, JSON.stringify({ dealerName: name }));
      await createDealer(host, metadata, aFile(`${host}.csv`, stockOf(dealer)));
      for (let car = 0; car < sold; car += 1) await dealerCommand('sell', host, `c${car}`);
    }),
  );
  for (const dealer of dealers) await visit(browser, dealer);
});
