import { expect, test } from './fixtures.ts';

test('errors of every kind are recorded', async ({ site }) => {
  await site.page.evaluate(() => {
    console.error('Logged');
    console.warn('Warned');
    setTimeout(() => alert('Asked'));
    setTimeout(() => {
      throw new Error('Thrown');
    });
    void fetch('http://127.0.0.1:9/').catch(() => {});
  });
  await expect
    .poll(() => site.errors.unexpected().toSorted())
    .toEqual([
      'Dialog: Asked',
      'Page error: Thrown',
      'Request to an unexpected origin: http://127.0.0.1:9/',
      expect.stringContaining('console.error: Failed to load resource'),
      expect.stringContaining('console.error: Logged'),
      expect.stringContaining('console.warning: Warned'),
    ]);
  site.errors.expect(/Asked/, /Thrown/, /127\.0\.0\.1:9/, /Logged/, /Warned/);
});

test.fail('an error that a test does not expect fails it', async ({ site }) => {
  await site.page.evaluate(() => console.error('Logged'));
  await expect.poll(site.errors.unexpected).toHaveLength(1);
});
