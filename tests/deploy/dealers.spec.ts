import { writeFileSync } from 'node:fs';
import { dealerCommand } from '../../cli/dealer/tests/dealerCommand.ts';
import { aDealer } from '../e2e/dealer.ts';
import { siteOn } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';

/** All dealers have cars with the same stock numbers. */
const cars = [0, 1, 2, 3];

test('dealers do not see each other’s cars, figures or sales', async ({ page }) => {
  const dealers = ['North', 'South', 'West'].map((name, sold) => ({ name, sold, dealer: aDealer() }));
  for (const { name, sold, dealer } of dealers) {
    const file = test.info().outputPath(name);
    const rows = cars.map((car) => `c${car},2020,${name},Car ${car}`);
    writeFileSync(`${file}.json`, JSON.stringify({ dealerName: name }));
    writeFileSync(`${file}.csv`, ['Stock #,Year,Make,Model', ...rows].join('\n'));
    await dealerCommand('init', dealer.host, '--from', `${file}.json`);
    await dealerCommand('import', dealer.host, `${file}.csv`, '--yes');
    for (const car of cars.slice(0, sold)) await dealerCommand('sell', dealer.host, `c${car}`);
  }
  for (const { name, sold, dealer } of dealers) {
    const site = siteOn(page, dealer);
    await site.open();
    await expect(site.heading).toHaveText(name);
    await site.navigateTo('Inventory');
    await expect(site.cardNames).toHaveText(cars.slice(sold).map((car) => `2020 ${name} Car ${car}`));
    const counts = [cars.length, cars.length - sold, sold];
    await expect(site.counts).toHaveText(counts.map(String));
  }
});
