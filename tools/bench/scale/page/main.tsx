import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { App } from '../../../../src/app/App.tsx';
import { startVisit } from '../../../../src/app/visit.ts';
import { ThemeRoot } from '../../../../src/components/theme/ThemeRoot.tsx';
import { VehicleCard } from '../../../../src/components/vehicle/VehicleCard.tsx';
import { demoBackend } from '../../../../src/data/demo/demoBackend.ts';
import { lotOf } from './lot.ts';

const lot = lotOf(Number(new URLSearchParams(location.search).get('vehicles')));
const backend = demoBackend({ vehicles: lot });

let cardRenders = 0;
const card = VehicleCard as { type: typeof VehicleCard.type };
const renderCard = card.type;
card.type = (props) => {
  cardRenders += 1;
  return renderCard(props);
};

/** Resolves at the end of the next frame, before other tasks. */
const nextPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    });
  });

const frame = () => new Promise<number>(requestAnimationFrame);

const isInView = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  // The findable names are transparent.
  if (element === null || element.closest('[aria-hidden="true"]') !== null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/** How long to watch for further changes. */
const quietMs = 300;

/** The times of an input event's paints after the event. */
type Paints = {
  next: number;
  /** The first paint that meets the condition. */
  result: number;
  /** The last paint with a visible change of the page. */
  last: number;
};

/** The paints after the next event of that type. Watching for the last one slows them down a little. */
function awaitPaints(type: string, isDone: () => boolean, isLastWatched: boolean): Promise<Paints> {
  return new Promise((resolve) => {
    addEventListener(
      type,
      async ({ timeStamp }) => {
        let last = 0;
        const changes = new MutationObserver(async (records) => {
          const changed = records.flatMap(({ target, addedNodes }) =>
            addedNodes.length > 0 ? [...addedNodes] : [target],
          );
          if (changed.some(isInView)) last = (await nextPaint()) - timeStamp;
        });
        if (isLastWatched)
          changes.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        const next = (await nextPaint()) - timeStamp;
        let result = next;
        while (!isDone()) result = (await nextPaint()) - timeStamp;
        if (isLastWatched) await new Promise((passed) => setTimeout(passed, quietMs));
        changes.disconnect();
        resolve({ next, result, last: Math.max(result, last) });
      },
      { capture: true, once: true },
    );
  });
}

const nameOf = ({ year, make, model }: (typeof lot)[number]['fields']) => `${year} ${make} ${model}`;
const namesInView = () =>
  Array.from(document.querySelectorAll('article h2, article h3'))
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight)
    .map((heading) => heading.textContent);

/** Whether the page shows the result of a search: the count, and the first vehicles in view. */
function showsResultOf(text: string): () => boolean {
  const found = lot
    .map(({ fields }) => fields)
    .filter(({ make, model }) => `${make} ${model}`.toLowerCase().includes(text.trim().toLowerCase()));
  const count = found.length === 1 ? '1 vehicle' : `${found.length.toLocaleString('en-US')} vehicles`;
  return () => {
    const inView = namesInView();
    return (
      Array.from(document.querySelectorAll('main [role="status"]')).some((s) => s.textContent === count) &&
      inView.length >= Math.min(found.length, 1) &&
      inView.join() === found.slice(0, inView.length).map(nameOf).join()
    );
  };
}

let awaited: Promise<Paints> | undefined;

const bench = {
  /** Call before the click that opens the inventory; `awaited` returns the times. */
  observeOpening: () => {
    awaited = awaitPaints(
      'click',
      () => document.querySelector('main input[type="search"]') !== null && namesInView().length > 0,
      false,
    );
  },
  /** Call before the keystroke that completes this search text; `awaited` returns the times. */
  observeResult: (text: string) => {
    awaited = awaitPaints('keydown', showsResultOf(text), true);
  },
  awaited: () => awaited,
  elements: () =>
    document.querySelector('main [role="feed"], main article')?.parentElement?.querySelectorAll('*').length ??
    0,
  /** Scrolls by `step` px in each frame, and returns the frames' lengths. */
  scroll: async (step: number, frames: number): Promise<number[]> => {
    const lengths: number[] = [];
    let before = await frame();
    for (let done = 0; done < frames; done += 1) {
      scrollBy({ top: step, behavior: 'instant' });
      const now = await frame();
      lengths.push(now - before);
      before = now;
    }
    return lengths;
  },
  /** Changes the price of a car in view; returns the time until it is on the page, and the number of cards rendered. */
  change: (index: number, price: number) => {
    const document = lot[index];
    if (document === undefined) throw new Error(`No car ${index}`);
    const rendersBefore = cardRenders;
    const start = performance.now();
    backend.putVehicle({ id: document.id, fields: { ...document.fields, price } });
    flushSync(() => {});
    return { ms: performance.now() - start, cards: cardRenders - rendersBefore };
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
