export function printTable<Sample extends { name: string }>(
  samples: readonly Sample[],
  formatRow: (samples: readonly Sample[]) => object,
): void {
  const groups = Map.groupBy(samples, ({ name }) => name);
  console.table(Object.fromEntries([...groups].map(([name, own]) => [name, formatRow(own)])));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
