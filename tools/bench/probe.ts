/** Measurements taken inside the page. Times are in ms since the start of the navigation. */
export type Timings = {
  /** The frame that shows the first car's name. */
  content: number;
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: the part of each long task beyond 50 ms, after the first paint. */
  blocking: number;
};

declare global {
  interface Window {
    benchTimings?: Promise<Timings>;
  }
}

/** Runs in every page before its own scripts. Keeps measuring for 3 s after the content. */
export function probe(carName: string): void {
  let largestPaint = 0;
  const longTasks: PerformanceEntry[] = [];

  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  observe('longtask', (entry) => longTasks.push(entry));

  const isShown = () =>
    Array.from(document.querySelectorAll('h2, h3')).some(
      (heading) => heading.textContent === carName && heading.checkVisibility({ opacityProperty: true }),
    );

  const contentShown = new Promise<number>((resolve) => {
    const look = () => {
      // The task runs after the frame.
      if (isShown()) void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

  const summarize = (content: number): Timings => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = longTasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { content, firstPaint, largestPaint, blocking };
  };

  window.benchTimings = contentShown.then(
    (content) => new Promise((resolve) => setTimeout(() => resolve(summarize(content)), 3000)),
  );
}
