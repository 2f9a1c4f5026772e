import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['index.html', '404.html'])(
  '%s has the recorded links and tags for browsers and previews',
  (file) => {
    const page = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
    expect(page.match(/<(html|meta|link|title|noscript|a |div|h1)[^>]*>/g)?.join('\n')).toMatchSnapshot();
  },
);
