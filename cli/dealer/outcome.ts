/** The result of a command. */
export type Outcome = {
  exitCode: number;
  /** Printed to stdout with `--json`. */
  json: Readonly<Record<string, unknown>>;
  /** Printed to stdout without `--json`. */
  text?: string;
};
