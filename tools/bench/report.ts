/** The median of the values that are numbers; NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** A Markdown table of rows by column. */
export function markdownTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const header = Object.keys(rows[0] ?? {});
  const isText = (column: string) => /^[a-z]/.test(rows[0]?.[column] ?? '');
  const rule = header.map((column) => (isText(column) ? '---' : '---:'));
  return [header, rule, ...rows.map(Object.values<string>)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
