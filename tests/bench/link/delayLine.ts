/** Does things at their times, in the order of their coming, which timers of their own would not keep. */
export function createDelayLine() {
  const waiting: { at: number; run: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  const runDue = () => {
    while (waiting[0] !== undefined && waiting[0].at <= performance.now()) waiting.shift()?.run();
    timer = undefined;
    wait();
  };
  const wait = () => {
    const [next] = waiting;
    if (next !== undefined) timer ??= setTimeout(runDue, Math.max(0, next.at - performance.now()));
  };

  return (at: number, run: () => void) => {
    waiting.push({ at, run });
    wait();
  };
}
