import { cpus } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';

const lookForMs = 500;
const calmShare = 0.75;
const patienceMs = 10_000;

/**
 * Waits until the browser that has just started, and what else runs on this machine, leave the processor alone. Says
 * whether they have.
 */
export async function untilCalm(): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const before = processorTimes();
    await after(lookForMs);
    const now = processorTimes();
    if ((now.idle - before.idle) / (now.all - before.all) >= calmShare) return true;
  }
  return false;
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}
