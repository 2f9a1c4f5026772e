import type { Site } from './site.ts';

declare global {
  interface Window {
    /** Layout shifts so far that were not caused by user input. */
    layoutShifts: string[];
  }
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Records layout shifts from the next navigation on. */
export const recordLayoutShifts = ({ page }: Site) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`);
        if (!hadRecentInput) window.layoutShifts.push(`${value.toFixed(4)}: ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits for pending work to be painted, and takes the layout shifts so far. */
export async function takeLayoutShifts({ page }: Site): Promise<string[]> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  return page.evaluate(() => window.layoutShifts.splice(0));
}
