import { cpus } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';

const lookForMs = 500;
const calmShare = 0.8;
const patienceMs = 20_000;

/** Waits until the browser that has just started, and what else runs on this machine, leave the processor alone. */
export async function untilCalm(): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const before = processorTimes();
    await after(lookForMs);
    const now = processorTimes();
    if ((now.idle - before.idle) / (now.all - before.all) >= calmShare) return;
  }
  console.warn('The machine is busy with something else; the next load may be slow for that reason.');
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}
