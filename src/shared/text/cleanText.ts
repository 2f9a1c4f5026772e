/** Zero-width spaces, soft hyphens and bidirectional controls, as in PDFs. No joiners: scripts and emoji need them. */
const invisible = /[\u{ad}\u{180e}\u{200b}\u{2060}\u{feff}\p{Bidi_Control}]/gu;

/** Emoji variation selectors after characters that have no emoji form. */
const strayVariationSelectors = /(?<!\p{Extended_Pictographic})\u{fe0f}(?!\u{20e3})/gu;

/** Removes invisible characters, but no spaces. */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(strayVariationSelectors, '');

/** Trims text and removes invisible characters. */
export const cleanText = (text: string): string => withoutInvisible(text).trim();
