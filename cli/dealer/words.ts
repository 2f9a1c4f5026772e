import words from './words.json' with { type: 'json' };

export type WordList = keyof typeof words;

/** The words of a list in `words.json`. Some are parts of regular expressions. */
export const wordsOf = (name: WordList): string[] => words[name].split(', ');
