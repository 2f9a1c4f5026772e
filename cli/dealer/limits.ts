/** The maximum length of a text in a dealer's documents. */
export const maxTextLength = 1500;
