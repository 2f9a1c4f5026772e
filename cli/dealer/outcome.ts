/** The exit codes of the command. `incomplete`: done, but something was left out or needs attention. */
export const exitCodes = { done: 0, failed: 1, usage: 2, incomplete: 3, interrupted: 130 } as const;

/** Ends the command with a message and an exit code. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Ends the command because of wrong arguments. */
export class UsageError extends CliError {
  override readonly exitCode = exitCodes.usage;
}

/** Replaces control characters other than line breaks: text from visitors and dealers must not control the terminal. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ');

/** Quotes text that a shell would not take as it is, so that it can be pasted into a command. */
export const shellQuoted = (text: string): string =>
  /^[\w@.+-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns JSON without control characters. `JSON.stringify` does not escape all of them. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );

/** The result of a command. */
export type Outcome = {
  /** Absent: done. */
  exitCode?: number;
  /** Printed to stdout with `--json`. */
  json: Readonly<Record<string, unknown>>;
  /** Printed to stdout without `--json`. */
  text?: string;
};

/** `1 request`, `1204 requests` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Aligns rows in columns. Line breaks become spaces. */
export function table(
  header: readonly string[],
  rows: readonly (readonly (string | number | boolean | undefined)[])[],
): string {
  const all = [header, ...rows].map((row) => row.map((cell = '') => String(cell).replaceAll('\n', ' ')));
  const widest = (column: number) => all.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0);
  const widths = header.map((_, column) => widest(column));
  const padRow = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return all.map((row) => padRow(row).join('  ').trimEnd()).join('\n');
}
