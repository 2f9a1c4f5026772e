import { cleanText } from '../../src/shared/text/cleanText.ts';

/** Returns text that cannot add a line, a header or a character that XML forbids. */
export const oneLine = (text: string): string =>
  cleanText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cn}]+/gu, ' '));

/** The beginning of text from outside, for a log or a list. A mail server may answer with a megabyte. */
export const excerpt = (text: string): string => oneLine(text.slice(0, 300));
