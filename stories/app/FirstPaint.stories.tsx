import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { createFinder } from '../../src/app/firstPaint/createFinder.ts';
import { keepFirstPaint } from '../../src/app/firstPaint/keepFirstPaint.tsx';
import { showSite } from '../../src/app/firstPaint/showSite.tsx';
import { startVisit } from '../../src/app/visit/visit.ts';
import type { Freshness, Observer } from '../../src/data/backend.ts';
import { demoBackend } from '../../src/data/demo/demoBackend.ts';
import { firstPaintSheetId, rootId } from '../../src/page/elements.ts';
import { canPaint, type FirstPaint, firstPaintCache, firstPaintPath } from '../../src/page/firstPaint.ts';
import type { Inventory, TenantMetadata } from '../../src/shared/model.ts';
import { aTenant } from '../fixtures/metadata.ts';
import { aBareVehicle } from '../fixtures/vehicles.ts';

const meta = { title: 'App/FirstPaint', tags: ['!autodocs'], render: () => <p>Elsewhere</p> } satisfies Meta;
export default meta;
type Story = StoryObj;

export const StoresTheHomeScreenAndReplacesIt: Story = {
  beforeEach: async () => void (await caches.delete(firstPaintCache)),
  play: async ({ step }) => {
    const observers: { metadata?: Observer<TenantMetadata>; inventory?: Observer<Inventory> } = {};
    const visit = startVisit(async () => ({
      ...demoBackend(),
      watchMetadata: (observer) => Object.assign(observers, { metadata: observer }),
      watchInventory: (observer) => Object.assign(observers, { inventory: observer }),
    }));
    await waitFor(() => expect(observers.inventory).toBeDefined());
    // A busy machine is idle too late, and each change waits for a second.
    spyOn(window, 'requestIdleCallback').mockImplementation((run) => window.setTimeout(run));
    const start: Window['setTimeout'] = window.setTimeout.bind(window);
    const startSoon: typeof start = (run, ms, ...values) => start(run, ms === 1000 ? 0 : ms, ...values);
    spyOn(window as Window, 'setTimeout').mockImplementation(startSoon);
    const getState = spyOn(visit, 'getState');
    const put = spyOn(Cache.prototype, 'put');
    const send = async (price: number, metadata: Freshness = 'live', inventory: Freshness = 'live') => {
      const vehicles = price > 0 ? [aBareVehicle({ price })] : [];
      getState.mockClear();
      observers.metadata?.next({ value: aTenant(), freshness: metadata });
      observers.inventory?.next({ value: { vehicles, isWhole: true, isEmpty: false }, freshness: inventory });
      await waitFor(() => expect(getState).toHaveBeenCalled());
    };
    const read = async () => (await (await caches.match(firstPaintPath))?.json()) as FirstPaint;
    const expectPaint = (text: string) => waitFor(async () => expect((await read()).markup).toContain(text));
    // A dealer's texts may contain anything.
    document.title = 'initialAuthToken';
    keepFirstPaint(visit);
    await step('stores what is live, once', async () => {
      await send(10_995, 'cached');
      await send(11_995, 'live', 'cached');
      await send(12_995);
      await expectPaint('$12,995');
      await send(12_995);
      await expect(put).toHaveBeenCalledOnce();
      await expect(document.title).toBe('initialAuthToken');
    });
    await step('stores nothing that is empty, translated or for one visit', async () => {
      for (const added of ['', '<font></font>', '<i>initialAuthToken</i>']) {
        const box = document.body.appendChild(document.createElement('div'));
        box.innerHTML = added;
        await send(added === '' ? 0 : 13_995);
        await waitFor(async () => expect(await caches.has(firstPaintCache)).toBe(false));
        box.remove();
        await send(14_995);
        await expectPaint('$14,995');
      }
    });
    const paint = await read();
    await expect(canPaint(document.documentElement.outerHTML, paint)).toBe(true);
    await expect(paint.markup).not.toContain(' style=');
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = `<style id="${firstPaintSheetId}">${paint.sheet}</style><div id="${rootId}">${paint.markup}</div>
      <div class="booting"></div>`;
    const [sheet, root, spinner] = [...page.children] as [HTMLStyleElement, HTMLElement, HTMLElement];
    await expect(getComputedStyle(spinner).position).toBe('fixed');
    const findPhone = () => within(within(root).getByRole('banner')).getByRole('link');
    await step('shows the site in its place, and does what was pressed', async () => {
      findPhone().focus();
      [window.showroomPress] = within(root).getAllByRole('button', { name: 'Home' });
      scrollTo({ top: 400, behavior: 'instant' });
      showSite(visit);
      await waitFor(() => expect(spinner.isConnected).toBe(false));
      await expect([sheet.disabled, window.showroomPress, scrollY]).toEqual([true, undefined, 0]);
      await expect(findPhone()).toHaveFocus();
    });
    page.remove();
    visit.end();
  },
};

const aPage = (cards: readonly string[], links: string) => `
  <header><button>Home</button><button>About</button>${links}<a href="tel:1">Call</a></header>
  <main>${cards.map((id) => `<article><h2>${id}</h2><button value="${id}">Open ${id}</button></article>`).join('')}</main>
  <footer><button>About us</button></footer>`;

export const FindsAPressedControlAgain: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.appendChild(document.createElement('div'));
    const show = (markup: string) => {
      box.innerHTML = markup;
      return [...box.querySelectorAll('button, a, h2')];
    };
    const before = aPage(['v1', 'v2', 'v3'], '');
    for (const { localName, textContent } of show(before)) {
      const pressed = show(before).find((element) => element.textContent === textContent);
      const find = createFinder(localName === 'h2' ? pressed?.closest('article') : pressed);
      show(aPage(['v3', 'v0', 'v1'], '<a href="https://park.example">Directions</a>'));
      const name = localName === 'h2' ? `Open ${textContent}` : textContent;
      await expect(find()?.textContent).toBe(name.endsWith('v2') ? undefined : name);
    }
    await expect(createFinder(null)()).toBeUndefined();
    box.remove();
  },
};
