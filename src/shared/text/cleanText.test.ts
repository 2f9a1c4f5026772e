import { expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';

it.each([
  ['drops zero-width spaces', ' 555\u{200b}-010-\u{feff}2000\u{feff} ', '555-010-2000'],
  ['drops soft hyphens', '1HG\u{ad}CM826', '1HGCM826'],
  ['drops vowel separators and word joiners', '1HG\u{180e}CM\u{2060}826', '1HGCM826'],
  ['drops embeddings of a direction', '\u{202a}+1 207 555 0142\u{202c}', '+1 207 555 0142'],
  ['drops direction marks', '\u{2066}\u{200e}ana@visitor.example\u{200f}\u{2069}', 'ana@visitor.example'],
  ['drops a variation selector after text', '555\u{fe0f}', '555'],
  ['keeps emoji whole', '❤\u{fe0f} 1\u{fe0f}\u{20e3}', '❤\u{fe0f} 1\u{fe0f}\u{20e3}'],
  ['keeps joiners', '👨\u{200d}👩\u{200d}👧 می\u{200c}خواهم', '👨\u{200d}👩\u{200d}👧 می\u{200c}خواهم'],
  ['leaves nothing of invisible text', '\u{200b} ', ''],
])('%s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
