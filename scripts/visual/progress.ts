const linesApart = 3000;

export type Progress = ReturnType<typeof createProgress>;

/** One line that changes on a terminal; elsewhere, such as in a log, a line every few seconds. */
export function createProgress() {
  const { isTTY } = process.stdout;
  let lastLine = Number.NEGATIVE_INFINITY;
  return {
    show: (text: string) => {
      if (isTTY) {
        process.stdout.write(`\r\u001B[K${text}`);
      } else if (performance.now() - lastLine >= linesApart) {
        lastLine = performance.now();
        console.log(text);
      }
    },
    clear: () => {
      if (isTTY) process.stdout.write('\r\u001B[K');
    },
  };
}
