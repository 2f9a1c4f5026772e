/** A small break of the user interface that a test must notice. */
export type Mutant = {
  /** The source file, relative to the project. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** What a person would notice. */
  breaks: string;
  /** A part of the name of a test, or of a check's message, that says what broke. */
  caughtBy: string;
  /** The colour scheme in which the break shows; light by default. */
  scheme?: 'dark';
};

/** Replaces the mutant's text. Throws if the text does not occur exactly once. */
export function mutate(source: string, { file, find, replace }: Mutant): string {
  const [before, after, ...others] = source.split(find);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`${file} must contain this text exactly once: ${find}`);
  }
  return before + replace + after;
}
