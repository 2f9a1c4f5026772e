const formulaStart = String.raw`[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;
const escaped = new RegExp(`^'(?='*${formulaStart})`);
const looksEscaped = new RegExp(`^(?='+${formulaStart})`);

/** Undoes Excel's `="00123"`, and the apostrophe that an export puts before a formula. */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  if (escaped.test(text)) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

/**
 * Escapes text that already looks escaped, so that `unwrapCell` restores it. csv-stringify's `escape_formulas` escapes the
 * formulas themselves.
 */
export const escapeApostrophe = (text: string): string => text.replace(looksEscaped, "'");
