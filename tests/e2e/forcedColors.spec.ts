import { someMetadata, someVehicles } from './dealer.ts';
import { everyScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

/** Forced colours replace backgrounds, so only a border or an outline shows where a control ends. */
test('every button and field keeps a boundary in a contrast theme', async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.page.emulateMedia({ forcedColors: 'active' });
  await site.open();
  const unbounded: string[] = [];
  for (const { name, show } of everyScreen) {
    await show(site);
    const controls = site.page.locator('button, input');
    const missing = await controls.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
          return borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 1;
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );
    unbounded.push(...missing.map((control) => `${name}: ${control}`));
  }
  expect(unbounded).toEqual([]);
  const borderOf = (label: string) =>
    site.header
      .getByRole('button', { name: label })
      .evaluate((element) => getComputedStyle(element).borderWidth);
  expect(await borderOf('Sell/Trade')).not.toBe(await borderOf('About'));
});
