import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['index.html', '404.html'])('%s has the recorded tags, texts and styles', (file) => {
  const page = readFileSync(file, 'utf8').replaceAll(/<(svg|script)[^>]*>.*?<\/\1>|<!--.*?-->/gs, '');
  expect(page.replaceAll(/\s+/g, ' ').replaceAll('> <', '>\n<')).toMatchSnapshot();
});
