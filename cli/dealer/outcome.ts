/** What a script learns from the command. */
export const exitCodes = { done: 0, failed: 1, usage: 2, incomplete: 3, interrupted: 130 } as const;

/** Stops the command with a message for the user. Nothing has been written. */
export class Refusal extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command cannot run as it was typed. */
export class UsageError extends Refusal {
  constructor(message: string) {
    super(message, exitCodes.usage);
  }
}

/** JSON for a terminal: JSON itself leaves some control characters as they are. */
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
