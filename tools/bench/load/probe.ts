/** Measurements taken inside the page. Times are in ms since the start of the navigation. */
export type Timings = {
  /** The frame that shows the first car's name. */
  content: number;
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time: the part of each long task beyond 50 ms, after the first paint. */
  blocking: number;
  /** Encoded bytes of the scripts loaded before the content. */
  scriptBytes: number;
  /** The start of the navigation in ms since the Unix epoch. */
  startedAt: number;
};

declare global {
  interface Window {
    benchTimings?: Promise<Timings>;
  }
}

/** Runs in every page before its own scripts. Keeps measuring for 3 s after the content. */
export function probe(carName: string): void {
  const settleMs = 3000;
  const longTaskMs = 50;
  let largestPaint = 0;
  let shift = 0;
  const longTasks: PerformanceEntry[] = [];

  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) shift += value;
  });
  observe('longtask', (entry) => longTasks.push(entry));

  const isShown = () =>
    Array.from(document.querySelectorAll('h2, h3')).some(
      (heading) => heading.textContent === carName && heading.checkVisibility({ opacityProperty: true }),
    );

  const contentShown = new Promise<number>((resolve) => {
    const frameDone = new MessageChannel();
    frameDone.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
    frameDone.port1.start();
    const look = () => {
      // A message posted before a frame is drawn is delivered after it.
      if (isShown()) frameDone.port2.postMessage('');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

  const summarize = (content: number): Timings => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(
      ({ name, transferSize, responseEnd }) =>
        new URL(name).pathname.endsWith('.js') && transferSize > 0 && responseEnd <= content,
    );
    return {
      content,
      firstPaint,
      largestPaint,
      shift,
      blocking: longTasks
        .filter(({ startTime }) => startTime >= firstPaint)
        .reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      startedAt: performance.timeOrigin,
    };
  };

  window.benchTimings = contentShown.then(
    (content) => new Promise((resolve) => setTimeout(() => resolve(summarize(content)), settleMs)),
  );
}
