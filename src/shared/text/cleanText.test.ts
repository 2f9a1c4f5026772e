import { expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';

it.each([
  [' 555\u{200b}-010-2000\u{feff} ', '555-010-2000'],
  ['1HG\u{ad}CM826', '1HGCM826'],
  ['\u{202a}+1 207 555 0142\u{202c}', '+1 207 555 0142'],
  ['\u{2066}\u{200e}ana@visitor.example\u{200f}\u{2069}', 'ana@visitor.example'],
  ['555\u{fe0f}', '555'],
  ['❤\u{fe0f} 1\u{fe0f}\u{20e3}', '❤\u{fe0f} 1\u{fe0f}\u{20e3}'],
  ['👨\u{200d}👩\u{200d}👧 می\u{200c}خواهم', '👨\u{200d}👩\u{200d}👧 می\u{200c}خواهم'],
  ['\u{200b} ', ''],
])('cleans %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
