/** What a page tells of its own start. Times are in ms since the navigation began. */
export type Timings = {
  /** The frame that shows the first car's name. */
  content: number;
  firstPaint: number;
  largestPaint: number;
  /** How far the page has shifted by itself (CLS). */
  shift: number;
  /** Time that long tasks have taken beyond 50 ms, from the first paint on. */
  blocking: number;
  /** Encoded bytes of scripts that came over the link before the content did. */
  scriptBytes: number;
  /** When the navigation began, as `Date.now()` counts. */
  startedAt: number;
};

declare global {
  interface Window {
    benchTimings?: Promise<Timings>;
  }
}

/** Runs in the page ahead of everything else, the same in every page. Looks on for 3 s after the content. */
export function probe(carName: string): void {
  const lookOnMs = 3000;
  const longTaskMs = 50;
  let largestPaint = 0;
  let shift = 0;
  const longTasks: PerformanceEntry[] = [];

  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
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
      // A message that is sent before a frame is drawn arrives after it.
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
    (content) => new Promise((resolve) => setTimeout(() => resolve(summarize(content)), lookOnMs)),
  );
}
