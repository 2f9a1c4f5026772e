import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { expect, test } from '@playwright/test';

test('`npm run dev:firebase` prints the addresses of two dealers’ sites with different vehicles', async ({
  page,
}) => {
  const product = spawn('node', ['tools/emulators/product.ts', '--dev'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    for await (const [chunk] of on(product.stdout, 'data', { close: ['end'] })) {
      output += chunk;
      if (output.includes('Ctrl-C')) break;
    }
    const urls = output.match(/http:\/\/\w+\.localhost:\d+/g) ?? [];
    const titles: string[][] = [];
    for (const url of urls) {
      await page.goto(url);
      await expect(page.getByRole('article')).toHaveCount(3);
      titles.push(await page.getByRole('heading', { level: 3 }).allTextContents());
    }
    expect(titles).toHaveLength(2);
    expect(titles[0]).not.toEqual(titles[1]);
  } finally {
    // The next test's mail server has the same port.
    if (product.kill()) await once(product, 'exit');
  }
});
