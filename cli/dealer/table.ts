/** Lays out rows as aligned columns. An undefined cell is empty. Control characters, which could move the cursor, become spaces. */
export function table(
  header: readonly string[],
  rows: readonly (readonly (string | number | boolean | undefined)[])[],
): string {
  const all = [header, ...rows].map((row) => row.map((cell = '') => String(cell).replace(/\p{Cc}/gu, ' ')));
  const widths = header.map((_, column) =>
    all.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
