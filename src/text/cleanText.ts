/** Zero-width spaces, soft hyphens and bidirectional controls, which contacts and PDFs add. Joiners belong to scripts and emoji. */
const invisible = /[\u{ad}\u{180e}\u{200b}\u{2060}\u{feff}\p{Bidi_Control}]/gu;

/** Variation selectors that make no emoji of the character before them. */
const strayVariationSelectors = /(?<!\p{Extended_Pictographic})\u{fe0f}(?!\u{20e3})/gu;

/** Returns text that enters the system trimmed, without characters that nobody sees. */
export const cleanText = (text: string): string =>
  text.replace(invisible, '').replace(strayVariationSelectors, '').trim();
