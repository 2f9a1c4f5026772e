/** A small break of the site: one replacement in one source file. */
export type Mutant = {
  /** The source file, relative to the project. */
  file: string;
  /** The kind of change, or what a visitor would notice. */
  operator: string;
  start: number;
  end: number;
  replacement: string;
};

export const mutate = (source: string, { start, end, replacement }: Mutant) =>
  source.slice(0, start) + replacement + source.slice(end);
