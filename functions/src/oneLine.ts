/**
 * Returns text that cannot add a line, a header or a character that XML forbids, nor change the direction of the text
 * around it.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cn}\p{Bidi_Control}]+/gu, ' ').trim();
