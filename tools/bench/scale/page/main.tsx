import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '../../../../src/app/App.tsx';
import { startVisit } from '../../../../src/app/visit.ts';
import { ThemeRoot } from '../../../../src/components/theme/ThemeRoot.tsx';
import { demoBackend } from '../../../../src/data/demo/demoBackend.ts';
import { crowdedInventory } from '../../../../stories/fixtures/vehicles.ts';

const count = Number(new URLSearchParams(location.search).get('vehicles'));
/** Distinct cars, the same in every run; some have a picture. */
const lot = Array.from({ length: count }, (_, index) => {
  const fields = crowdedInventory[index % crowdedInventory.length];
  return {
    id: `v${String(index).padStart(5, '0')}`,
    fields: { ...fields, model: `${fields?.model} ${index}` },
  };
});
const backend = demoBackend({ vehicles: lot });

/** Resolves at the end of the next frame, before other tasks. */
const nextPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    });
  });

const frame = () => new Promise<number>(requestAnimationFrame);

/** The times of paints after an input event: the next one, and the first one that meets the condition. */
export type Paints = { next: number; result: number };

/** The paints after the next event of that type. */
const awaitPaints = (type: string, isDone: () => boolean) =>
  new Promise<Paints>((resolve) => {
    const measure = async ({ timeStamp }: Event) => {
      const next = (await nextPaint()) - timeStamp;
      let result = next;
      while (!isDone()) result = (await nextPaint()) - timeStamp;
      resolve({ next, result });
    };
    addEventListener(type, measure, { capture: true, once: true });
  });

const namesInView = () =>
  Array.from(document.querySelectorAll('article h2, article h3'))
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight)
    .map((heading) => heading.textContent);

/** Whether the page shows the result of a search: the count, and the first vehicles in view. */
function showsResultOf(text: string): () => boolean {
  const found = lot
    .map(({ fields }) => fields)
    .filter(({ make, model }) => `${make} ${model}`.toLowerCase().includes(text.trim().toLowerCase()))
    .map(({ year, make, model }) => `${year} ${make} ${model}`);
  const result = found.length === 1 ? '1 vehicle' : `${found.length.toLocaleString('en-US')} vehicles`;
  return () => {
    const inView = namesInView();
    return (
      Array.from(document.querySelectorAll('main [role="status"]')).some((s) => s.textContent === result) &&
      inView.length >= Math.min(found.length, 1) &&
      inView.join() === found.slice(0, inView.length).join()
    );
  };
}

let awaited: Promise<Paints>;

const bench = {
  /** Call before the click that opens the inventory; `awaited` returns the times. */
  observeOpening: () => {
    awaited = awaitPaints(
      'click',
      () => document.querySelector('main input[type="search"]') !== null && namesInView().length > 0,
    );
  },
  /** Call before the keystroke that completes this search text; `awaited` returns the times. */
  observeResult: (text: string) => {
    awaited = awaitPaints('keydown', showsResultOf(text));
  },
  awaited: () => awaited,
  elements: () =>
    document.querySelector('main [role="feed"], main article')?.parentElement?.querySelectorAll('*').length ??
    0,
  /** Scrolls by `step` px in each frame, and returns the frames' lengths. */
  scroll: async (step: number, frames: number): Promise<number[]> => {
    const times = [await frame()];
    while (times.length <= frames) {
      scrollBy({ top: step, behavior: 'instant' });
      times.push(await frame());
    }
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  },
  /** Changes the price of the second car, and returns the time until it is on the page. */
  change: (price: number): number => {
    const [, car] = lot;
    if (car === undefined) throw new Error('There is only one car');
    const start = performance.now();
    backend.putVehicle({ id: car.id, fields: { ...car.fields, price } });
    flushSync(() => {});
    return performance.now() - start;
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;

const visit = startVisit(async () => backend);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <ThemeRoot>
    <App visit={visit} random={Math.random} />
  </ThemeRoot>,
);
