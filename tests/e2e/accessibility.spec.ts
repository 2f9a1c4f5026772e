import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { someMetadata, someVehicles } from './dealer.ts';
import { everyScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

// The dark scheme only needs the rules that depend on colours.
for (const { colorScheme, rules } of [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const) {
  test.describe(() => {
    // Animated elements fail the contrast check halfway through a fade.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`no screen has an accessibility violation (${colorScheme})`, async ({ dealer, site }) => {
      await dealer.putMetadata(someMetadata);
      await dealer.putVehicles(someVehicles);
      await site.open();
      const found: Record<string, string[]> = {};
      for (const { name, show } of everyScreen) {
        await show(site);
        const violations = await violationsOf(site.page, rules);
        if (violations.length > 0) found[name] = violations;
      }
      expect(found).toEqual({});
    });
  });
}

test('summary error and missing vehicle have no accessibility violation', async ({
  dealer,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/503/);
  await site.respond('/api/dashboard-summary/inventory', { status: 503 });
  await dealer.putVehicle('a1', someVehicles.a1);
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('Error: Server returned 503')).toBeVisible();
  expect(await violationsOf(site.page)).toEqual([]);
  await site.openVehicle('2022 Mazda CX-5');
  await dealer.removeVehicle('a1');
  await expect(site.heading).toHaveText('Vehicle not found.');
  expect(await violationsOf(site.page)).toEqual([]);
});

async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The map is a third-party iframe. Legacy mode skips cross-origin frames and is faster.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
